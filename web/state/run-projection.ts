import {
  calculatorConstants,
  retirementGoalOfBody,
  type GoalAnswer,
} from '#contracts/calls/calculator.ts';
import {
  CONTRIBUTION_INCREASE,
  INPUT_BOUNDS,
  type CalculatorInputs,
} from '#domain/calculator/inputs.ts';
import { callServer } from './call-server.ts';
import {
  constantsReceived,
  increaseProjectionReceived,
  projectionReceived,
  resultReceived,
  type CalculatorValues,
} from './calculator-slice.ts';
import { noteStep } from './calculation-steps.ts';
import { failed, loaderHidden, loaderShown } from './page-slices.ts';
import { keepPlan } from './plan-link.ts';
import type { Store } from './store.ts';

/** Word for word from the specification's error catalogue, its spelling included. */
const CALCULATION_FAILED = 'Error while fetching retirment calculations';
const CONSTANTS_FAILED = 'Error while fetching retirment contribution constants';

const CALC_PAGE = 7;

/** One goal call: the values as given. */
export function runSingleProjection(store: Store, inputs: CalculatorInputs): Promise<boolean> {
  return runWithLoader(store, inputs, async () => {
    const goal = await askGoal(store, inputs);
    if (goal === undefined) return false;
    keepGoal(store, goal);
    return true;
  });
}

/** Two goal calls: the values as given, and one percentage point more. */
export function runIncreaseProjection(store: Store, inputs: CalculatorInputs): Promise<boolean> {
  const contributionPercentage = inputs.contributionPercentage + CONTRIBUTION_INCREASE;
  return runWithLoader(store, inputs, async () => {
    const [goal, increased] = await Promise.all([
      askGoal(store, inputs),
      askGoal(store, { ...inputs, contributionPercentage }),
    ]);
    if (goal === undefined || increased === undefined) return false;
    keepGoal(store, goal);
    store.dispatch(increaseProjectionReceived({ retirementBalance: increased.retirementBalance }));
    return true;
  });
}

/** Someone who saves all they may cannot be asked for one point more. */
export async function runProjection(store: Store, inputs: CalculatorInputs): Promise<boolean> {
  const hasRoom =
    inputs.contributionPercentage + CONTRIBUTION_INCREASE <=
    INPUT_BOUNDS.contributionPercentage.max;
  const run = hasRoom ? runIncreaseProjection : runSingleProjection;
  const hasSucceeded = await run(store, inputs);
  if (hasSucceeded) completeCalculation(store);
  return hasSucceeded;
}

/** A plan came into being. */
export function completeCalculation(store: Store): void {
  noteStep(store, 'completed');
  // So that the way to the other language says so too.
  keepPlan(store, {});
}

/** New values without asking the server: what the page itself works out while a slider moves. */
export function keepInputs(store: Store, inputs: CalculatorInputs): void {
  store.dispatch(resultReceived(valuesOf(store, inputs)));
}

/** This year's limits, once a tab: a page kept somewhere since December would show last year's. */
export async function fetchConstants(store: Store): Promise<void> {
  if (store.getState().calculator.constants !== undefined) return;
  const result = await callServer(store.dispatch, calculatorConstants, { key: 'constants' });
  if (result.ok) store.dispatch(constantsReceived(result.answer));
  else store.dispatch(failed('calculator/constantsFailed', new Error(CONSTANTS_FAILED)));
}

async function runWithLoader(
  store: Store,
  inputs: CalculatorInputs,
  run: () => Promise<boolean>,
): Promise<boolean> {
  store.dispatch(loaderShown());
  keepInputs(store, inputs);
  const hasSucceeded = await run();
  store.dispatch(
    hasSucceeded
      ? loaderHidden()
      : failed('calculator/projectionFailed', new Error(CALCULATION_FAILED)),
  );
  return hasSucceeded;
}

async function askGoal(store: Store, inputs: CalculatorInputs): Promise<GoalAnswer | undefined> {
  const result = await callServer(store.dispatch, retirementGoalOfBody, {
    key: `goal ${inputs.contributionPercentage}`,
    body: { ...inputs, calc_page: CALC_PAGE },
  });
  return result.ok ? result.answer : undefined;
}

function keepGoal(store: Store, goal: GoalAnswer): void {
  const { retirementBalance, annualNeedAtRetirement, goal: needed } = goal;
  const { values } = store.getState().calculator;
  store.dispatch(
    resultReceived({ ...values, annualNeedAtRetirement, goal: needed, retirementBalance }),
  );
  store.dispatch(projectionReceived({ retirementBalance }));
}

function valuesOf(store: Store, inputs: CalculatorInputs): CalculatorValues {
  const { values } = store.getState().calculator;
  const { autoIncreasePercentage, ...others } = inputs;
  return {
    ...values,
    ...others,
    autoIncrease: autoIncreasePercentage > 0,
    prevRetirementBalance: values.retirementBalance,
    retirementBalance: 0,
  };
}
