import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { companyLoadFailed } from './company-slice.ts';
import { createSlice } from './create-slice.ts';

interface ErrorState {
  message: string | undefined;
}

const noError: ErrorState = { message: undefined };

export const errorSlice = createSlice({
  name: 'error',
  initialState: noError,
  reducers: { errorCleared: () => noError },
  onAny: (state, action) =>
    carriesError(action) ? { message: errorMessage(action.error) } : state,
});

/** Any action may carry an error. It carries the message, because actions hold plain data only. */
export function failed(type: string, error: unknown): UnknownAction & { error: string } {
  return { type, error: errorMessage(error) };
}

function carriesError(action: UnknownAction): action is UnknownAction & { error: unknown } {
  return action['error'] !== undefined && action['error'] !== null && action['error'] !== false;
}

/** The message of an error, which the state keeps beside a flag. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export const analyticsSlice = createSlice({
  name: 'analytics',
  initialState: { pageViewReady: false },
  reducers: {
    pageViewStarted: () => ({ pageViewReady: false }),
    pageViewCompleted: () => ({ pageViewReady: true }),
  },
});

export interface FetchStatus {
  loading: boolean;
  data: unknown;
  error: string | undefined;
  status: number | undefined;
}

const noFetches: Record<string, FetchStatus> = {};

export const fetchesSlice = createSlice({
  name: 'fetches',
  initialState: noFetches,
  reducers: {
    /** What is not said is not known, or no longer. */
    fetchNoted: (state, { payload }: PayloadAction<Partial<FetchStatus> & { key: string }>) => {
      const { key, loading = false, data, error, status } = payload;
      return { ...state, [key]: { loading, data, error, status } };
    },
  },
});

export const { fetchNoted } = fetchesSlice.actions;

export const loaderSlice = createSlice({
  name: 'loader',
  initialState: { isVisible: false },
  reducers: {
    loaderShown: () => ({ isVisible: true }),
    loaderHidden: () => ({ isVisible: false }),
  },
  // Any failure ends the loading.
  onAny: (state, action) => (isFailure(action) ? { isVisible: false } : state),
});

function isFailure(action: UnknownAction): boolean {
  if (fetchNoted.match(action)) return action.payload.error !== undefined;
  return carriesError(action) || companyLoadFailed.match(action);
}

export const { loaderShown, loaderHidden } = loaderSlice.actions;
export const { errorCleared } = errorSlice.actions;
export const { pageViewStarted, pageViewCompleted } = analyticsSlice.actions;
