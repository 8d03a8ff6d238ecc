import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConstantsAnswer } from '#contracts/calls/calculator.ts';
import type { Assumptions } from '#domain/calculator/assumptions.ts';
import { INITIAL_RETIREMENT_AGE } from '#domain/calculator/inputs.ts';

export interface CalculatorValues {
  contributionPercentage: number;
  currentAge: number;
  currentSavings: number;
  employerMatchingContributionPercentage: number;
  employerMatchingUpToContributionPercentageOfSalary: number;
  pretaxSalary: number;
  retirementAge: number;
  autoIncrease: boolean;
  annualNeedAtRetirement: number;
  goal: number;
  prevRetirementBalance: number;
  retirementBalance: number;
}

export interface StoredProjection {
  retirementBalance: number;
}

export interface CalculatorState {
  values: CalculatorValues;
  projection: StoredProjection;
  projectionWithContributionPercentageIncrease: StoredProjection;
  contributionPercentageIncrease: number;
  constants: ConstantsAnswer | undefined;
  /** The form as it was typed, finished or not: it lives as long as the tab and is stored nowhere. */
  draft: CalculatorDraft;
  /** Counts the times the fields have to be made anew, because something else than typing filled them. */
  formNumber: number;
  /** What somebody assumes otherwise than we do. */
  assumptions: Partial<Assumptions>;
  /** Both as an address carries them to the page's other language. */
  planFragment: string;
}

export type CalculatorDraft = Readonly<Record<string, string>>;

export type EditedPlan = Pick<CalculatorState, 'draft' | 'assumptions'>;

export const initialCalculator: CalculatorState = {
  values: {
    contributionPercentage: 0,
    currentAge: 0,
    currentSavings: 0,
    employerMatchingContributionPercentage: 0,
    employerMatchingUpToContributionPercentageOfSalary: 0,
    pretaxSalary: 0,
    retirementAge: INITIAL_RETIREMENT_AGE,
    autoIncrease: false,
    annualNeedAtRetirement: 0,
    goal: 0,
    prevRetirementBalance: 0,
    retirementBalance: 0,
  },
  projection: { retirementBalance: 0 },
  projectionWithContributionPercentageIncrease: { retirementBalance: 0 },
  contributionPercentageIncrease: 1,
  constants: undefined,
  draft: {},
  formNumber: 0,
  assumptions: {},
  planFragment: '',
};

export const calculatorSlice = createSlice({
  name: 'calculator',
  initialState: initialCalculator,
  reducers: {
    /**
     * A new result sets both projections to 0 until their own have arrived. The specification names only
     * the first; the one with one point more belongs to the earlier values as well.
     */
    resultReceived: (state, { payload }: PayloadAction<CalculatorValues>) => {
      state.values = payload;
      state.projection.retirementBalance = 0;
      state.projectionWithContributionPercentageIncrease.retirementBalance = 0;
    },
    projectionReceived: (state, { payload }: PayloadAction<StoredProjection>) => {
      state.projection = payload;
    },
    increaseProjectionReceived: (state, { payload }: PayloadAction<StoredProjection>) => {
      state.projectionWithContributionPercentageIncrease = payload;
    },
    constantsReceived: (state, { payload }: PayloadAction<ConstantsAnswer>) => {
      state.constants = payload;
    },
    planChanged: (state, { payload }: PayloadAction<EditedPlan & { fragment: string }>) => {
      state.draft = payload.draft;
      state.assumptions = payload.assumptions;
      state.planFragment = payload.fragment;
    },
    formRefilled: (state) => {
      state.formNumber += 1;
    },
    calculationReset: ({ constants, formNumber }) => ({
      ...initialCalculator,
      constants,
      formNumber: formNumber + 1,
    }),
  },
});

export const {
  resultReceived,
  projectionReceived,
  increaseProjectionReceived,
  constantsReceived,
  planChanged,
  formRefilled,
  calculationReset,
} = calculatorSlice.actions;
