import { DEFAULT_ASSUMPTIONS, type Assumptions } from '../domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '../domain/calculator/inputs.ts';
import { projectSavings, type Projection } from '../domain/calculator/project-savings.ts';
import { getCalculatorYear } from '../domain/calculator/tables/find-calculator-year.ts';
import { contributeInYear } from '../domain/calculator/year-contribution.ts';
import { riseSince } from '../domain/inflation/price-rise.ts';
import { TICKET_MARKS } from '../domain/inflation/ticket-prices.ts';

/** Every figure in a film comes from this file and is computed; no result is typed. */
const { limits } = getCalculatorYear(2026);

const SAVER: CalculatorInputs = {
  currentAge: 25,
  retirementAge: 65,
  pretaxSalary: 40_000,
  currentSavings: 0,
  contributionPercentage: 3,
  employerMatchingContributionPercentage: 0,
  employerMatchingUpToContributionPercentageOfSalary: 0,
  autoIncreasePercentage: 0,
};

function project(
  inputs: Partial<CalculatorInputs>,
  assumptions: Partial<Assumptions> = {},
): Projection {
  return projectSavings(
    { ...SAVER, ...inputs },
    { ...DEFAULT_ASSUMPTIONS, ...assumptions },
    limits,
  );
}

export function balances({ rows }: Projection): number[] {
  return [0, ...rows.map(({ balance }) => balance)];
}

export function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}

/** Dollars without their cents, cut as the specification cuts the figures of its two savers. */
export function cutDollars(amount: number): string {
  return dollars(Math.trunc(amount));
}

/** Whole thousands, such as `$252,000`: “k” is no word of Spanish, and `252 mil` none of English. */
export function thousands(amount: number): string {
  return dollars(Math.round(amount / 1000) * 1000);
}

const raise = 1 + DEFAULT_ASSUMPTIONS.payGrowthPercentage / 100;

/**
 * The specification's two savers: one starts at 25, the other ten years later on the same pay path.
 */
export const EARLY = project({});
export const LATE = project({ currentAge: 35, pretaxSalary: SAVER.pretaxSalary * raise ** 10 });
export const RETURN = DEFAULT_ASSUMPTIONS.returnPercentage;
export const RAISE = DEFAULT_ASSUMPTIONS.payGrowthPercentage;
export const INFLATION = DEFAULT_ASSUMPTIONS.inflationPercentage;

/** Schwab's example: pay, the percentage paid in, and a match of half up to 6 %. */
const MATCH_PAY = 60_000;
const MATCH_RULE = {
  employerMatchingContributionPercentage: 50,
  employerMatchingUpToContributionPercentageOfSalary: 6,
};
export const MATCH = {
  pay: MATCH_PAY,
  percentage: 6,
  ...contributeInYear({
    pay: MATCH_PAY,
    contributionPercentage: 6,
    age: 40,
    matchRule: MATCH_RULE,
    limits,
  }),
};
export const MATCH_AT_THREE = contributeInYear({
  pay: MATCH_PAY,
  contributionPercentage: 3,
  age: 40,
  matchRule: MATCH_RULE,
  limits,
});

/** The U.S. Department of Labor's example, as in the article on fees. */
const IDLE = { currentAge: 30, currentSavings: 25_000, contributionPercentage: 0 };
export const FEE_START = IDLE.currentSavings;
export const FEE_YEARS = 35;
export const LOW_FEE = project(IDLE, { returnPercentage: 7 - 0.5 });
export const HIGH_FEE = project(IDLE, { returnPercentage: 7 - 1.5 });
export const FEE_LOSS = LOW_FEE.retirementBalance - HIGH_FEE.retirementBalance;

const [firstTicket] = TICKET_MARKS;
const lastTicket = TICKET_MARKS.at(-1);
if (!firstTicket || !lastTicket) throw new Error('There are no ticket prices');
export const TICKETS = {
  first: firstTicket,
  middle: TICKET_MARKS[3] ?? firstTicket,
  last: lastTicket,
  rise: riseSince(firstTicket, lastTicket),
};

/** The share of its first worth that a dollar still buys after this many years. */
export function shareLeft(years: number): number {
  return 1 / (1 + INFLATION / 100) ** years;
}

const STEADY = { currentAge: 34, retirementAge: 67, pretaxSalary: 48_000 };
export const AS_YOU_ARE = project({ ...STEADY, contributionPercentage: 6 });
export const ONE_MORE = project({ ...STEADY, contributionPercentage: 7 });
export const STEADY_PAY = STEADY.pretaxSalary;
/** One point of a year's pay, over 26 paychecks. */
export const POINT_PER_PAYCHECK = STEADY.pretaxSalary / 100 / DEFAULT_ASSUMPTIONS.paychecksPerYear;

/** $20 a week for thirty years: 52 weeks are 2 % of this pay, which does not grow. */
export const WEEKLY = 20;
const WEEKLY_PAY = (WEEKLY * 52) / 0.02;
export const WEEKLY_YEARS = 30;
export const TWENTY_A_WEEK = project(
  { currentAge: 35, retirementAge: 65, pretaxSalary: WEEKLY_PAY, contributionPercentage: 2 },
  { payGrowthPercentage: 0 },
);

/** A sum that grows without deposits. */
export function leftAlone(amount: number, years: number): number {
  return project({
    currentAge: 30,
    retirementAge: 30 + years,
    currentSavings: amount,
    contributionPercentage: 0,
  }).retirementBalance;
}

/** A rate that rises one point a year from 3 %, beside one that stays at 3 %. */
export const STAYING_PAY = SAVER.pretaxSalary;
export const STAYING_YEARS = 35;
const STAYS = { currentAge: 30, retirementAge: 30 + STAYING_YEARS };
export const STAYING = project(STAYS);
export const CLIMBING = project(
  { ...STAYS, autoIncreasePercentage: 1 },
  { autoIncreaseCapPercentage: 10 },
);
