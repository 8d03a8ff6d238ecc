import {
  combineReducers,
  createAction,
  legacy_createStore as createStore,
  type Reducer,
} from '@reduxjs/toolkit';
import { actionPlanSlice } from './action-plan-slice.ts';
import { articlesSlice } from './articles-slice.ts';
import { companySlice } from './company-slice.ts';
import { lateReducer } from './late-state.ts';
import { analyticsSlice, errorSlice, fetchesSlice, loaderSlice } from './page-slices.ts';
import { userSlice } from './user-slice.ts';
import {
  dollarOnTheRoadSlice,
  personaQuizSlice,
  transitionToRetirementSlice,
} from './visit-slices.ts';

const slices = combineReducers({
  user: userSlice.reducer,
  company: companySlice.reducer,
  articles: articlesSlice.reducer,
  dollarOnTheRoad: dollarOnTheRoadSlice.reducer,
  transitionToRetirement: transitionToRetirementSlice.reducer,
  personaQuiz: personaQuizSlice.reducer,
  actionPlan: actionPlanSlice.reducer,
  loader: loaderSlice.reducer,
  error: errorSlice.reducer,
  analytics: analyticsSlice.reducer,
  fetches: fetchesSlice.reducer,
  late: lateReducer,
});

type State = ReturnType<typeof slices>;

/** Replaces the state by what the device kept or by what another tab has made of it. */
export const stateRestored = createAction<Partial<State>>('restored');

/**
 * Says that another person has the device from now on. Their stored state takes the place of the
 * one before, and everything else in this tab begins anew, except for the page's analytics and for
 * what a late slice keeps because it is nobody's.
 */
export const personLeft = createAction<Partial<State>>('personLeft');

const reducer: Reducer<State> = (state, action) => {
  if (state && stateRestored.match(action)) return { ...state, ...action.payload };
  if (!state || !personLeft.match(action)) return slices(state, action);
  const { analytics, late } = state;
  return { ...slices({ analytics, late }, action), ...action.payload };
};

/**
 * Makes one store for each page on the server and for each tab in the browser; it starts empty in
 * both. Nothing here dispatches a thunk, so the toolkit's own set-up would add 0.8 kB to every page
 * without a use.
 */
export function makeStore() {
  return createStore(reducer);
}

export type Store = ReturnType<typeof makeStore>;
export type RootState = ReturnType<Store['getState']>;
