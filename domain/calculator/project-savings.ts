import { assertAssumptions, assertInputs } from './assert-bounds.ts';
import type { Assumptions } from './assumptions.ts';
import type { ContributionLimits } from './calculator-year.ts';
import { growLimits } from './contribution-limit.ts';
import type { CalculatorInputs } from './inputs.ts';
import { contributeInYear, type LimitApplied } from './year-contribution.ts';
import { growthInYear } from './year-growth.ts';

export interface YearRow {
  /** The age reached by 31 December of this year, which the year's limits go by. */
  age: number;
  /** The number of the year, counted from now: the first is 1. */
  year: number;
  contributionPercentage: number;
  pay: number;
  employee: number;
  match: number;
  growth: number;
  /** The savings at the end of the year, which is where the year of the next age begins. */
  balance: number;
  balanceToday: number;
  limitApplied: LimitApplied;
}

export interface Projection {
  rows: YearRow[];
  retirementBalance: number;
  retirementBalanceToday: number;
  paidIn: number;
  matched: number;
  grown: number;
  limitApplied: boolean;
  /** The age of the first row in which a limit of the law applies. */
  firstLimitAge: number | undefined;
}

/** The savings year by year, from now to retirement. */
export function projectSavings(
  inputs: CalculatorInputs,
  assumptions: Assumptions,
  limits: ContributionLimits,
): Projection {
  assertInputs(inputs);
  assertAssumptions(assumptions);
  return projectChecked(inputs, assumptions, limits);
}

/**
 * For values that `assertInputs` has checked. The ends of the range may assume a return outside the
 * bounds.
 */
export function projectChecked(
  inputs: CalculatorInputs,
  assumptions: Assumptions,
  limits: ContributionLimits,
): Projection {
  const { onSavings, onDeposits } = growthInYear(assumptions);
  const raise = 1 + assumptions.payGrowthPercentage / 100;
  const inflation = 1 + assumptions.inflationPercentage / 100;
  const limitGrowth = 1 + assumptions.limitGrowthPercentage / 100;
  const years = inputs.retirementAge - inputs.currentAge;
  const rows: YearRow[] = [];
  let pay = inputs.pretaxSalary * (assumptions.raiseMoment === 'year-start' ? raise : 1);
  let { contributionPercentage, currentSavings: balance } = inputs;
  let wagesOfYearBefore = inputs.pretaxSalary;
  let priceLevel = 1;
  let limitLevel = 1;
  const total = { paidIn: 0, matched: 0, grown: 0 };
  let firstLimitAge: number | undefined;

  for (let k = 0; k < years; k += 1) {
    const age = inputs.currentAge + k;
    const { employee, match, limitApplied } = contributeInYear({
      pay,
      contributionPercentage,
      age,
      wagesOfYearBefore,
      matchRule: inputs,
      limits: growLimits(limits, limitLevel),
      matchPeriod: assumptions.matchPeriod,
    });
    const growth = balance * onSavings + (employee + match) * onDeposits;
    balance += employee + match + growth;
    priceLevel *= inflation;
    rows.push({
      age,
      year: k + 1,
      contributionPercentage,
      pay,
      employee,
      match,
      growth,
      balance,
      balanceToday: balance / priceLevel,
      limitApplied,
    });
    total.paidIn += employee;
    total.matched += match;
    total.grown += growth;
    if (limitApplied !== 'none') firstLimitAge ??= age;
    wagesOfYearBefore = pay;
    pay *= raise;
    limitLevel *= limitGrowth;
    contributionPercentage = increase(contributionPercentage, inputs, assumptions);
  }
  return {
    rows,
    retirementBalance: balance,
    retirementBalanceToday: balance / priceLevel,
    ...total,
    limitApplied: firstLimitAge !== undefined,
    firstLimitAge,
  };
}

/**
 * The automatic increase stops at its cap. A contribution that is above the cap already stays as it
 * is.
 */
function increase(
  percentage: number,
  { autoIncreasePercentage }: CalculatorInputs,
  { autoIncreaseCapPercentage }: Assumptions,
): number {
  return Math.max(
    percentage,
    Math.min(percentage + autoIncreasePercentage, autoIncreaseCapPercentage),
  );
}
