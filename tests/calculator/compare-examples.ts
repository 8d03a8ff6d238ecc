import { DEFAULT_ASSUMPTIONS, type Assumptions } from '#domain/calculator/assumptions.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { NOBODY } from './any-plan.ts';
import type { FormulaExample, Outcome, SaverExample } from './published-example.ts';

/** One published number beside ours. */
export interface Comparison {
  id: string;
  source: string;
  what: string;
  convention: string;
  published: number;
  ours: number;
  tolerance: number | 'cut';
  note: string | undefined;
}

const OUTCOME_NAMES: Record<Outcome, string> = {
  balance: 'balance',
  paidIn: 'paid in',
  matched: 'match',
  grown: 'growth',
  finalPay: 'last pay',
  annualNeedAtRetirement: 'need in the first year',
  increaseAddsPerMonth: 'a month',
};

const TIMINGS: Record<Assumptions['depositTiming'], string> = {
  'year-end': 'paid in at year end',
  'year-start': 'paid in at year start',
  'month-end': 'paid in at month end',
  'month-start': 'paid in at month start',
};

export function compareSaver(example: SaverExample): Comparison[] {
  const { id, source, what, published, tolerance, note } = example;
  const outcomes = runSaver(example);
  return (Object.keys(published) as Outcome[]).map((outcome) => ({
    id,
    source,
    what: `${what}: ${OUTCOME_NAMES[outcome]}`,
    convention: conventionOf(assumptionsOf(example)),
    published: published[outcome] ?? Number.NaN,
    ours: outcomes[outcome],
    tolerance,
    note,
  }));
}

export function compareFormula({ ours, ...example }: FormulaExample): Comparison {
  return { ...example, ours: ours(), note: undefined };
}

export function runSaver(example: SaverExample): Record<Outcome, number> {
  const inputs = { ...NOBODY, ...example.inputs };
  const assumptions = assumptionsOf(example);
  const year = getCalculatorYear(2026);
  const { base, finalPay, annualNeedAtRetirement, increaseAddsPerMonth } = makePlan(
    inputs,
    assumptions,
    year,
  );
  const rest = {
    ...NOBODY,
    currentAge: 16,
    retirementAge: 16 + (example.idleYears ?? 0),
    currentSavings: base.retirementBalance,
  };
  return {
    balance: makePlan(rest, assumptions, year).base.retirementBalance,
    paidIn: base.paidIn,
    matched: base.matched,
    grown: base.grown,
    finalPay,
    annualNeedAtRetirement,
    increaseAddsPerMonth,
  };
}

/** A source that does not mention raises has none. */
function assumptionsOf({ assumptions }: SaverExample): Assumptions {
  return { ...DEFAULT_ASSUMPTIONS, payGrowthPercentage: 0, ...assumptions };
}

function conventionOf(assumptions: Assumptions): string {
  const { returnPercentage, depositTiming, monthlyRateRule, payGrowthPercentage } = assumptions;
  const isMonthly = depositTiming.startsWith('month');
  return [
    `${returnPercentage} %`,
    TIMINGS[depositTiming],
    ...(isMonthly ? [monthlyRateRule === 'nominal' ? 'rate / 12' : 'effective rate'] : []),
    ...(payGrowthPercentage > 0
      ? [
          `raise ${Number(payGrowthPercentage.toFixed(4))} % at ${assumptions.raiseMoment.replace('-', ' ')}`,
        ]
      : []),
  ].join(', ');
}
