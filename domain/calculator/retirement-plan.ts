import { assertAssumptions, assertInputs } from './assert-bounds.ts';
import type { Assumptions } from './assumptions.ts';
import type { CalculatorYear } from './calculator-year.ts';
import { listGoalLevers, type GoalLever } from './goal-levers.ts';
import { INPUT_BOUNDS, type CalculatorInputs } from './inputs.ts';
import { CONTRIBUTION_INCREASE, LEAST_EFFECT } from './one-point-more.ts';
import { describePayThisYear, type PayThisYear } from './pay-this-year.ts';
import { projectChecked, type Projection } from './project-savings.ts';
import { reckonGoal, type ReckonedGoal } from './reckon-goal.ts';
import { viewIncome, type IncomePhases } from './retirement-income.ts';

// Code that shows a plan takes projections and types from here, not from the parts of the engine.
export { projectSavings, type Projection, type YearRow } from './project-savings.ts';
export type { GoalLever } from './goal-levers.ts';
export type { IncomePhase, IncomePhases } from './retirement-income.ts';

export interface RetirementPlan extends PayThisYear, ReckonedGoal {
  inputs: CalculatorInputs;
  assumptions: Assumptions;
  planYear: number;
  base: Projection;
  /**
   * The projection with one point more paid in; undefined where that is not possible or changes
   * nothing.
   */
  withIncrease: Projection | undefined;
  /**
   * True where one point more is within the bounds and the limits of the law leave all of it out.
   */
  isIncreaseLeftOut: boolean;
  low: Projection;
  high: Projection;
  income: IncomePhases;
  incomeWithIncrease: IncomePhases | undefined;
  increaseAddsPerMonth: number;
  /** The changes that make the gap smaller. */
  levers: GoalLever[];
}

export function makePlan(
  inputs: CalculatorInputs,
  assumptions: Assumptions,
  year: CalculatorYear,
): RetirementPlan {
  assertInputs(inputs);
  assertAssumptions(assumptions);
  const { returnPercentage, rangePoints } = assumptions;
  const project = (changes: Partial<CalculatorInputs>, points: number): Projection =>
    projectChecked(
      { ...inputs, ...changes },
      { ...assumptions, returnPercentage: returnPercentage + points },
      year.limits,
    );
  const { retirementAge, currentAge } = inputs;
  const contributionPercentage = inputs.contributionPercentage + CONTRIBUTION_INCREASE;
  const canIncrease =
    contributionPercentage <= INPUT_BOUNDS.contributionPercentage.max && retirementAge > currentAge;
  const base = project({}, 0);
  const increased = canIncrease ? project({ contributionPercentage }, 0) : undefined;
  const hasEffect =
    increased !== undefined && increased.retirementBalance - base.retirementBalance >= LEAST_EFFECT;
  const withIncrease = hasEffect ? increased : undefined;

  const soFar = { inputs, assumptions, year, base };
  const reckoned = reckonGoal(soFar);
  const { monthlySocialSecurity, claimingAge, gap } = reckoned;
  const incomeFrom = ({ retirementBalanceToday }: Projection): IncomePhases =>
    viewIncome({
      balanceToday: retirementBalanceToday,
      retirementAge,
      claimingAge,
      monthlySocialSecurity,
      assumptions,
    });
  const income = incomeFrom(base);
  const incomeWithIncrease = withIncrease && incomeFrom(withIncrease);

  return {
    inputs,
    assumptions,
    planYear: year.planYear,
    base,
    withIncrease,
    isIncreaseLeftOut: canIncrease && !hasEffect,
    low: project({}, -rangePoints),
    high: project({}, rangePoints),
    income,
    incomeWithIncrease,
    increaseAddsPerMonth: incomeWithIncrease
      ? incomeWithIncrease[0].fromSavings - income[0].fromSavings
      : 0,
    levers: listGoalLevers({ ...soFar, gap, withIncrease }),
    ...reckoned,
    ...describePayThisYear(inputs, assumptions, year),
  };
}
