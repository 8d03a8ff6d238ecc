import { calculatorConstants, retirementGoalOfBody } from '#contracts/calls/calculator.ts';
import { INPUT_BOUNDS, type CalculatorInputs } from '#domain/calculator/inputs.ts';
import { CONTRIBUTION_INCREASE } from '#domain/calculator/one-point-more.ts';
import {
  calculatorOf,
  constantsReceived,
  increaseProjectionReceived,
  initialCalculator,
  notAnswered,
  projectionReceived,
  resultReceived,
  type CalculatorValues,
  type StoredGoal,
} from './calculator-slice.ts';
import { callServer, type CallResult } from '../../../state/call-server.ts';
import { failed, loaderHidden, loaderShown } from '../../../state/page-slices.ts';
import type { Store } from '../../../state/store.ts';
import { noteStep } from './calculation-steps.ts';
import { inputsOf } from './inputs-and-draft.ts';

/** Word for word from the specification's error catalogue, its spelling included. */
const CALCULATION_FAILED = 'Error while fetching retirment calculations';
const CONSTANTS_FAILED = 'Error while fetching retirment contribution constants';

const CALC_PAGE = 7;

/** Makes one goal call, for the values as given. */
export function runSingleProjection(store: Store, inputs: CalculatorInputs): Promise<boolean> {
  return calculate(store, [inputs]);
}

/** Makes two goal calls: for the values as given, and for one percentage point more. */
export function runIncreaseProjection(store: Store, inputs: CalculatorInputs): Promise<boolean> {
  const contributionPercentage = inputs.contributionPercentage + CONTRIBUTION_INCREASE;
  return calculate(store, [inputs, { ...inputs, contributionPercentage }]);
}

/** A contribution at the allowed maximum leaves no room for one point more. */
export function hasRoomForIncrease({ contributionPercentage }: CalculatorInputs): boolean {
  return contributionPercentage + CONTRIBUTION_INCREASE <= INPUT_BOUNDS.contributionPercentage.max;
}

/**
 * Chooses between the specification's two flows: with the increase where there is room for it,
 * otherwise without.
 */
export async function runProjection(store: Store, inputs: CalculatorInputs): Promise<boolean> {
  const run = hasRoomForIncrease(inputs) ? runIncreaseProjection : runSingleProjection;
  const hasSucceeded = await run(store, inputs);
  if (hasSucceeded) noteStep(store, 'completed');
  return hasSucceeded;
}

/** Keeps new values without a call; the page itself calculates while a slider moves. */
export function keepInputs(store: Store, inputs: CalculatorInputs): void {
  store.dispatch(resultReceived(valuesOf(store, inputs)));
}

/**
 * Loads this year's limits once for each tab, because a page that was cached in December has last
 * year's.
 */
export async function fetchConstants(store: Store): Promise<void> {
  if (calculatorOf(store.getState()).constants !== undefined) return;
  const result = await callServer(store, calculatorConstants, { key: 'constants' });
  if (result.ok) store.dispatch(constantsReceived(result.answer));
  else store.dispatch(failed('calculator/constantsFailed', CONSTANTS_FAILED));
}

/**
 * Calls for the plan and, where it is given, for the one with a point more. Returns whether there
 * is a plan now.
 */
async function calculate(
  store: Store,
  plans: readonly [inputs: CalculatorInputs, ...increased: CalculatorInputs[]],
): Promise<boolean> {
  store.dispatch(loaderShown());
  keepInputs(store, plans[0]);
  const asked = calculatorOf(store.getState()).values;
  const results = await Promise.all(plans.map((inputs) => askGoal(store, inputs)));
  if (results.some(({ isLate }) => isLate)) return false;
  const answers = results.flatMap((result) => (result.ok ? [result.answer] : []));
  if (answers.length < plans.length) {
    const silence = results.flatMap((result) => (result.ok ? [] : (result.silence ?? [])))[0];
    // Said beside the button, which asks again: nothing is wrong with the numbers.
    if (silence !== undefined) {
      store.dispatch(notAnswered(silence));
      return false;
    }
    store.dispatch(failed('calculator/projectionFailed', CALCULATION_FAILED));
    return false;
  }
  store.dispatch(loaderHidden());
  const { values } = calculatorOf(store.getState());
  // If the slider was moved or the form emptied meanwhile, the answers belong to an older question.
  if (values === asked) keepAnswers(store, answers);
  return inputsOf(values) !== undefined;
}

function askGoal(
  store: Store,
  inputs: CalculatorInputs,
): Promise<CallResult<typeof retirementGoalOfBody>> {
  const company = store.getState().company.theme?.companyId;
  return callServer(store, retirementGoalOfBody, {
    key: `goal ${inputs.contributionPercentage}`,
    // A company's plan may not offer everything that the law allows.
    body: { ...inputs, ...(company && { company }), calc_page: CALC_PAGE },
  });
}

function keepAnswers(store: Store, [answer, increased]: StoredGoal[]): void {
  // The increase is stored first, because the comparison begins when the values have their goal.
  if (increased) store.dispatch(increaseProjectionReceived(increased));
  if (answer) store.dispatch(projectionReceived(answer));
}

/** The values of a new calculation, without the answers that belonged to the earlier ones. */
function valuesOf(store: Store, inputs: CalculatorInputs): CalculatorValues {
  const { autoIncreasePercentage, ...entered } = inputs;
  return {
    ...initialCalculator.values,
    ...entered,
    autoIncrease: autoIncreasePercentage > 0,
    prevRetirementBalance: calculatorOf(store.getState()).values.retirementBalance,
  };
}
