import type { ComparedPlan } from './compare-courses.ts';
import { priceLevel } from './price-level.ts';
import type { IncomePhase, IncomePhases, Projection, YearRow } from './retirement-plan.ts';

/** What money is counted in: what it buys now, or the dollars of its own year. */
export const DOLLARS = ['today', 'future'] as const;
export type Dollars = (typeof DOLLARS)[number];

export function readDollars(said: unknown): Dollars {
  return DOLLARS.find((dollars) => dollars === said) ?? DOLLARS[0];
}

export function otherDollars(dollars: Dollars): Dollars {
  return dollars === 'today' ? 'future' : 'today';
}

/** A year's row whose amounts add up from the balance of the row before to its own. */
interface ShownRow extends YearRow {
  /** The balance in the other dollars. */
  balanceBeside: number;
}

interface ShownProjection extends Projection {
  rows: ShownRow[];
  retirementBalanceBeside: number;
}

/**
 * A plan with every later amount in the same dollars; those of this year are the same in both. Only
 * what is shown is converted: the engine and the calls count in dollars of their own year, and income
 * in those of today.
 */
export interface ShownPlan extends ComparedPlan {
  dollars: Dollars;
  base: ShownProjection;
  withIncrease: ShownProjection | undefined;
  low: ShownProjection;
  high: ShownProjection;
}

export function showPlan(plan: ComparedPlan, dollars: Dollars): ShownPlan {
  const prices = pricesAtRetirement(plan);
  // A goal is counted at retirement, an income in dollars of today.
  const down = dollars === 'today' ? prices : 1;
  const up = dollars === 'today' ? 1 : prices;
  const show = (projection: Projection): ShownProjection =>
    dollars === 'today' ? showInToday(projection, plan) : showInFuture(projection);
  return {
    ...plan,
    dollars,
    base: show(plan.base),
    withIncrease: plan.withIncrease && show(plan.withIncrease),
    low: show(plan.low),
    high: show(plan.high),
    goal: plan.goal / down,
    gap: plan.gap / down,
    finalPay: plan.finalPay / down,
    annualNeedAtRetirement: plan.annualNeedAtRetirement / down,
    monthlyNeed: plan.monthlyNeed * up,
    monthlySocialSecurity: plan.monthlySocialSecurity * up,
    income: grow(plan.income, up),
    incomeWithIncrease: plan.incomeWithIncrease && grow(plan.incomeWithIncrease, up),
    increaseAddsPerMonth: plan.increaseAddsPerMonth * up,
  };
}

/** An income of retirement that was counted in dollars of today. */
export function showIncomeOfMonth(plan: ShownPlan, amount: number): number {
  return plan.dollars === 'today' ? amount : amount * pricesAtRetirement(plan);
}

/** Savings at retirement that were counted in dollars of that year. */
export function showSavings(plan: ShownPlan, amount: number): number {
  return plan.dollars === 'today' ? amount / pricesAtRetirement(plan) : amount;
}

function pricesAtRetirement({ inputs, assumptions }: ComparedPlan): number {
  return priceLevel(assumptions, inputs.retirementAge - inputs.currentAge);
}

function showInFuture(projection: Projection): ShownProjection {
  return {
    ...projection,
    rows: projection.rows.map((row) => ({ ...row, balanceBeside: row.balanceToday })),
    retirementBalanceBeside: projection.retirementBalanceToday,
  };
}

/**
 * What comes in during a year is counted at the prices of its start, so that this year's is what
 * people know of their pay; growth is what is left after prices have risen.
 */
function showInToday(
  projection: Projection,
  { inputs, assumptions }: ComparedPlan,
): ShownProjection {
  let start = inputs.currentSavings;
  const total = { paidIn: 0, matched: 0, grown: 0 };
  const rows = projection.rows.map((row): ShownRow => {
    const prices = priceLevel(assumptions, row.year - 1);
    const [pay, employee, match] = [row.pay / prices, row.employee / prices, row.match / prices];
    const balance = row.balanceToday;
    const growth = balance - start - employee - match;
    start = balance;
    total.paidIn += employee;
    total.matched += match;
    total.grown += growth;
    return { ...row, pay, employee, match, growth, balance, balanceBeside: row.balance };
  });
  return {
    ...projection,
    ...total,
    rows,
    retirementBalance: projection.retirementBalanceToday,
    retirementBalanceBeside: projection.retirementBalance,
  };
}

function grow(phases: IncomePhases, by: number): IncomePhases {
  const [first, ...others] = phases;
  const one = (phase: IncomePhase): IncomePhase => ({
    ...phase,
    fromSavings: phase.fromSavings * by,
    socialSecurity: phase.socialSecurity * by,
  });
  return [one(first), ...others.map(one)];
}
