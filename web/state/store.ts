import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { actionPlanSlice } from './action-plan-slice.ts';
import { articlesSlice } from './articles-slice.ts';
import { calculatorSlice } from './calculator-slice.ts';
import { companySlice } from './company-slice.ts';
import { analyticsSlice, errorSlice, fetchesSlice, loaderSlice } from './page-slices.ts';
import { userSlice } from './user-slice.ts';
import {
  dollarOnTheRoadSlice,
  personaQuizSlice,
  transitionToRetirementSlice,
} from './visit-slices.ts';

/** One store per page on the server, one per tab in the browser; it starts empty in both. */
export function makeStore() {
  return configureStore({
    reducer: {
      user: userSlice.reducer,
      company: companySlice.reducer,
      articles: articlesSlice.reducer,
      dollarOnTheRoad: dollarOnTheRoadSlice.reducer,
      transitionToRetirement: transitionToRetirementSlice.reducer,
      calculator: calculatorSlice.reducer,
      personaQuiz: personaQuizSlice.reducer,
      actionPlan: actionPlanSlice.reducer,
      loader: loaderSlice.reducer,
      error: errorSlice.reducer,
      analytics: analyticsSlice.reducer,
      fetches: fetchesSlice.reducer,
    },
  });
}

export type Store = ReturnType<typeof makeStore>;
export type RootState = ReturnType<Store['getState']>;

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppStore = useStore.withTypes<Store>();
export const useAppSelector = useSelector.withTypes<RootState>();
