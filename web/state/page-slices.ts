import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { companyLoadFailed } from './company-slice.ts';

export interface ErrorState {
  message: string | undefined;
}

const noError: ErrorState = { message: undefined };

export const errorSlice = createSlice({
  name: 'error',
  initialState: noError,
  reducers: { errorCleared: () => noError },
  extraReducers: (builder) =>
    builder.addMatcher(carriesError, (_state, action) => ({ message: errorMessage(action.error) })),
});

/** Any action may carry an error. Its message travels, because actions hold plain data only. */
export function failed(type: string, error: unknown): UnknownAction & { error: string } {
  return { type, error: errorMessage(error) };
}

function carriesError(action: UnknownAction): action is UnknownAction & { error: unknown } {
  return action['error'] !== undefined && action['error'] !== null && action['error'] !== false;
}

/** An error becomes a flag and its message. */
function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export const analyticsSlice = createSlice({
  name: 'analytics',
  initialState: { pageViewReady: false },
  reducers: {
    pageViewStarted: (state) => {
      state.pageViewReady = false;
    },
    pageViewCompleted: (state) => {
      state.pageViewReady = true;
    },
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
    fetchStarted: (state, { payload }: PayloadAction<string>) => {
      state[payload] = { loading: true, data: undefined, error: undefined, status: undefined };
    },
    fetchSucceeded: (
      state,
      { payload }: PayloadAction<{ key: string; data: unknown; status: number }>,
    ) => {
      const { key, data, status } = payload;
      state[key] = { loading: false, data, error: undefined, status };
    },
    fetchFailed: (
      state,
      { payload }: PayloadAction<{ key: string; reason: string; status: number | undefined }>,
    ) => {
      const { key, reason, status } = payload;
      state[key] = { loading: false, data: undefined, error: reason, status };
    },
  },
});

export const { fetchStarted, fetchSucceeded, fetchFailed } = fetchesSlice.actions;

export const loaderSlice = createSlice({
  name: 'loader',
  initialState: { isVisible: false },
  reducers: {
    loaderShown: (state) => {
      state.isVisible = true;
    },
    loaderHidden: (state) => {
      state.isVisible = false;
    },
  },
  // After any failure nothing is loading any more.
  extraReducers: (builder) =>
    builder.addMatcher(isFailure, (state) => {
      state.isVisible = false;
    }),
});

function isFailure(action: UnknownAction): boolean {
  return carriesError(action) || fetchFailed.match(action) || companyLoadFailed.match(action);
}

export const { loaderShown, loaderHidden } = loaderSlice.actions;
export const { errorCleared } = errorSlice.actions;
export const { pageViewStarted, pageViewCompleted } = analyticsSlice.actions;
