import type { PayloadAction } from '@reduxjs/toolkit';
import type { CompanyResourceView } from '#contracts/views/company.ts';
import { createSlice } from './create-slice.ts';

/**
 * The theme has the name of its company; its colors are already in the page's own styles. Company
 * and theme come with the page, so no loader has to wait for them. What the device keeps of them is
 * replaced on the next visit, as the page knows better.
 */
export interface CompanyState {
  error: string | undefined;
  loading: boolean;
  theme: { companyId: string } | undefined;
  resources: CompanyResourceView[];
}

export const initialCompany: CompanyState = {
  error: undefined,
  loading: false,
  theme: undefined,
  resources: [],
};

export const companySlice = createSlice({
  name: 'company',
  initialState: initialCompany,
  reducers: {
    companyLoadStarted: (state) => ({ ...state, loading: true }),
    companyLoaded: (state, { payload }: PayloadAction<{ companyId: string }>) => ({
      ...state,
      loading: false,
      error: undefined,
      theme: payload,
    }),
    companyLoadFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      loading: false,
      error: payload,
    }),
    resourcesSet: (state, { payload }: PayloadAction<CompanyResourceView[]>) => ({
      ...state,
      resources: payload,
    }),
  },
});

export const { companyLoadStarted, companyLoaded, companyLoadFailed, resourcesSet } =
  companySlice.actions;
