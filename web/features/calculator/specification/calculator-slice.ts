import type { PayloadAction } from '@reduxjs/toolkit';
import type { ConstantsAnswer, GoalAnswer } from '#contracts/calls/calculator.ts';
import {
  CALCULATOR_FIELDS,
  type CalculatorField,
  type CalculatorFormFields,
} from '#contracts/forms/calculator-form.ts';
import type { Assumptions } from '#domain/calculator/assumptions.ts';
import { INITIAL_RETIREMENT_AGE, type CalculatorInputs } from '#domain/calculator/inputs.ts';
import type { Dollars } from '#domain/calculator/shown-plan.ts';
import type { Silence } from '../../../state/call-server.ts';
import { createSlice } from '../../../state/create-slice.ts';
import { bringState } from '../../../state/late-state.ts';
import { personLeft } from '../../../state/store.ts';
import { useAppSelector } from '../../../state/use-store.ts';

/** The numbers of the last calculation, and what the goal call answered about them. */
export interface CalculatorValues extends Omit<CalculatorInputs, 'autoIncreasePercentage'> {
  autoIncrease: boolean;
  annualNeedAtRetirement: number;
  goal: number;
  prevRetirementBalance: number;
  retirementBalance: number;
}

type StoredProjection = Pick<GoalAnswer, 'retirementBalance'>;
export type StoredGoal = Pick<GoalAnswer, 'retirementBalance' | 'annualNeedAtRetirement' | 'goal'>;

/**
 * The state that the specification asks for, under its names (core, sections 3 and 4). The calls
 * that fill it and the comparison that reads it stand beside this file.
 */
export interface SpecifiedCalculator {
  values: CalculatorValues;
  projection: StoredProjection;
  projectionWithContributionPercentageIncrease: StoredProjection;
  contributionPercentageIncrease: number;
  constants: ConstantsAnswer | undefined;
}

/** The form as it was typed, complete or not. */
export type CalculatorDraft = Readonly<Partial<CalculatorFormFields>>;

export interface EditedPlan {
  draft: CalculatorDraft;
  /** The assumptions that the visitor has changed. */
  assumptions: Partial<Assumptions>;
  /** What the result is counted in. */
  dollars: Dollars;
}

/** How far the calculation of this tab has come, as it was reported to analytics. */
export type CalculationStep = 'none' | 'started' | 'completed';

/** The state lives as long as the document; `plan/keep-plan.ts` carries it to the tab's next one. */
export interface CalculatorState extends SpecifiedCalculator, EditedPlan {
  /** What is saved today, in percent, while another rate is tried. */
  percentageToday: number | undefined;
  step: CalculationStep;
  /** The part of the address that a link brought, which says what its result was counted with. */
  openedLink: string | undefined;
  /** Why the last calculation got no answer, until there is another one. */
  silence: Silence | undefined;
  /**
   * Counts how often the fields have to be created anew, because something other than typing filled
   * them.
   */
  formNumber: number;
}

type ChangedPlan = Partial<Omit<CalculatorState, 'constants' | 'formNumber'>>;

const NOTHING_ENTERED = Object.fromEntries(CALCULATOR_FIELDS.map((name) => [name, 0])) as Record<
  CalculatorField,
  number
>;

export const initialCalculator: CalculatorState = {
  values: {
    ...NOTHING_ENTERED,
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
  percentageToday: undefined,
  draft: {},
  assumptions: {},
  dollars: 'today',
  step: 'none',
  openedLink: undefined,
  silence: undefined,
  formNumber: 0,
};

/** The constants stay, because the law's limits are the same for everybody. */
function startOver({ constants, formNumber }: CalculatorState): CalculatorState {
  return { ...initialCalculator, constants, formNumber: formNumber + 1 };
}

const calculatorSlice = createSlice({
  name: 'calculator',
  initialState: initialCalculator,
  reducers: {
    /**
     * A new result sets both projections to 0 until their own have arrived. The specification names only
     * the first; the one with one point more belongs to the earlier values as well.
     */
    resultReceived: (state, { payload }: PayloadAction<CalculatorValues>) => ({
      ...state,
      values: payload,
      percentageToday: undefined,
      silence: undefined,
      projection: { retirementBalance: 0 },
      projectionWithContributionPercentageIncrease: { retirementBalance: 0 },
    }),
    projectionReceived: (state, { payload }: PayloadAction<StoredGoal>) => {
      const { retirementBalance, annualNeedAtRetirement, goal } = payload;
      const values = { ...state.values, retirementBalance, annualNeedAtRetirement, goal };
      return { ...state, values, projection: { retirementBalance } };
    },
    increaseProjectionReceived: (state, { payload }: PayloadAction<StoredProjection>) => {
      const { retirementBalance } = payload;
      return { ...state, projectionWithContributionPercentageIncrease: { retirementBalance } };
    },
    constantsReceived: (state, { payload }: PayloadAction<ConstantsAnswer>) => ({
      ...state,
      constants: payload,
    }),
    notAnswered: (state, { payload }: PayloadAction<Silence>) => ({ ...state, silence: payload }),
    planChanged: (state, { payload }: PayloadAction<ChangedPlan>) => ({ ...state, ...payload }),
    /** Takes over a plan that did not come from typing. */
    planTakenOver: (state, { payload }: PayloadAction<ChangedPlan>) => ({
      ...state,
      percentageToday: undefined,
      openedLink: undefined,
      ...payload,
      formNumber: state.formNumber + 1,
    }),
    calculationReset: startOver,
  },
  onAny: (state, action) => (personLeft.match(action) ? startOver(state) : state),
});

export const {
  resultReceived,
  projectionReceived,
  increaseProjectionReceived,
  constantsReceived,
  notAnswered,
  planChanged,
  planTakenOver,
  calculationReset,
} = calculatorSlice.actions;

export const calculatorOf = bringState(calculatorSlice);

export function useCalculator<Selected>(
  select: (calculator: CalculatorState) => Selected,
  isSame?: (one: Selected, other: Selected) => boolean,
): Selected {
  return useAppSelector((state) => select(calculatorOf(state)), isSame);
}
