import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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

export interface Projection {
  retirementBalance: number;
}

export interface CalculatorConstants {
  maxEmployeeContributionsWhenMeetingMinAgeForAdditionalContributionLimits: number;
  maxEmployeeContributionsWhenNotMeetingMinAgeForAdditionalContributionLimits: number;
  minAgeForAdditionalContributionLimits: number;
}

export interface CalculatorState {
  values: CalculatorValues;
  projection: Projection;
  projectionWithContributionPercentageIncrease: Projection;
  contributionPercentageIncrease: number;
  constants: CalculatorConstants | undefined;
}

const INITIAL_RETIREMENT_AGE = 67;

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
};

export const calculatorSlice = createSlice({
  name: 'calculator',
  initialState: initialCalculator,
  reducers: {
    /** New values are worth nothing until their own projection has arrived. */
    resultReceived: (state, { payload }: PayloadAction<CalculatorValues>) => {
      state.values = payload;
      state.projection.retirementBalance = 0;
    },
    projectionReceived: (state, { payload }: PayloadAction<Projection>) => {
      state.projection = payload;
    },
    increaseProjectionReceived: (state, { payload }: PayloadAction<Projection>) => {
      state.projectionWithContributionPercentageIncrease = payload;
    },
    constantsReceived: (state, { payload }: PayloadAction<CalculatorConstants>) => {
      state.constants = payload;
    },
    calculationReset: (state) => ({ ...initialCalculator, constants: state.constants }),
  },
});

export const {
  resultReceived,
  projectionReceived,
  increaseProjectionReceived,
  constantsReceived,
  calculationReset,
} = calculatorSlice.actions;
