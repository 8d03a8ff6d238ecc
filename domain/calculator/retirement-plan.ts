import { assertAssumptions, assertInputs } from './assert-bounds.ts';
import type { Assumptions } from './assumptions.ts';
import type { CalculatorYear } from './calculator-year.ts';
import { CONTRIBUTION_INCREASE, INPUT_BOUNDS, type CalculatorInputs } from './inputs.ts';
import { describePayThisYear, type PayThisYear } from './pay-this-year.ts';
import { projectChecked, type Projection } from './project-savings.ts';
import { savingsGoal, viewIncome, type IncomeView } from './retirement-income.ts';
import { decideClaimingAge, estimateSocialSecurity } from './social-security.ts';

// One door for whoever shows a plan.
export { projectSavings, type Projection, type YearRow } from './project-savings.ts';
export type { IncomeView } from './retirement-income.ts';

const MONTHS = 12;

export interface RetirementPlan extends PayThisYear {
  inputs: CalculatorInputs;
  assumptions: Assumptions;
  planYear: number;
  base: Projection;
  /** With one point more paid in; there is none outside the bounds, or with no year left to pay in. */
  withIncrease: Projection | undefined;
  low: Projection;
  high: Projection;
  /** Pay of the last working year. */
  finalPay: number;
  annualNeedAtRetirement: number;
  /** The balance at retirement, in dollars of that time, that pays for the need to the horizon. */
  goal: number;
  /** What the savings lack of the goal; nothing when they reach it. */
  gap: number;
  /** Today's dollars. */
  monthlyNeed: number;
  income: IncomeView;
  incomeWithIncrease: IncomeView | undefined;
  claimingAge: number;
  increaseAddsPerMonth: number;
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
  const withIncrease = canIncrease ? project({ contributionPercentage }, 0) : undefined;

  const monthlySocialSecurity = assumptions.includesSocialSecurity
    ? estimateSocialSecurity({
        pay: inputs.pretaxSalary,
        retirementAge,
        birthYear: year.planYear - currentAge,
        socialSecurity: year.socialSecurity,
      })
    : 0;
  const priceLevel = (1 + assumptions.inflationPercentage / 100) ** (retirementAge - currentAge);
  const finalPay = base.rows.at(-1)?.pay ?? inputs.pretaxSalary;
  const annualNeedAtRetirement = (finalPay * assumptions.incomeGoalPercentage) / 100;
  const claimingAge = decideClaimingAge(retirementAge);
  const goal = savingsGoal({
    annualNeedAtRetirement,
    annualSocialSecurityAtRetirement: monthlySocialSecurity * MONTHS * priceLevel,
    retirementAge,
    claimingAge,
    assumptions,
  });
  const incomeFrom = ({ retirementBalanceToday }: Projection): IncomeView =>
    viewIncome({
      balanceToday: retirementBalanceToday,
      retirementAge,
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
    low: project({}, -rangePoints),
    high: project({}, rangePoints),
    finalPay,
    annualNeedAtRetirement,
    goal,
    gap: Math.max(0, goal - base.retirementBalance),
    monthlyNeed: annualNeedAtRetirement / priceLevel / MONTHS,
    income,
    incomeWithIncrease,
    claimingAge,
    increaseAddsPerMonth: incomeWithIncrease
      ? incomeWithIncrease.monthlyTotal - income.monthlyTotal
      : 0,
    ...describePayThisYear(inputs, assumptions, year),
  };
}
