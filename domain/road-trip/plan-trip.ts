import { DEFAULT_ASSUMPTIONS, type Assumptions } from '../calculator/assumptions.ts';
import type { CalculatorYear } from '../calculator/calculator-year.ts';
import { deferralLimit } from '../calculator/contribution-limit.ts';
import { federalIncomeTax } from '../calculator/income-tax.ts';
import { INITIAL_RETIREMENT_AGE, type CalculatorInputs } from '../calculator/inputs.ts';
import { makePayStub, type PayStub } from '../calculator/pay-stub.ts';
import { changePaycheck } from '../calculator/pay-this-year.ts';
import { projectSavings, type Projection } from '../calculator/project-savings.ts';
import { contributeInYear } from '../calculator/year-contribution.ts';
import type { AgeGroup } from './age-group.ts';

/** The age of the traveler: the middle of each age group, so that years and limits differ. */
const AGES: Record<AgeGroup, number> = { 'under-50': 35, 'from-50': 52 };

/** The pay, rate and match of the product's other examples. */
const TRAVELLER = {
  pretaxSalary: 48_000,
  contributionPercentage: 6,
  employerMatchingContributionPercentage: 50,
  employerMatchingUpToContributionPercentageOfSalary: 6,
} as const satisfies Partial<CalculatorInputs>;

const DOLLAR = 1;
const SIXTIES = 60;

interface TripOptions {
  year: CalculatorYear;
  ageGroup: AgeGroup;
  /** False on a road that passes no employer match. */
  hasMatch: boolean;
}

/** What happens to one dollar of pay on its way to retirement. Amounts are dollars. */
export interface Trip {
  ageGroup: AgeGroup;
  age: number;
  retirementAge: number;
  pay: number;
  paycheck: number;
  paychecks: number;
  contributionPercentage: number;
  savedPerPaycheck: number;
  savedPerYear: number;
  /** What the saving changes in each paycheck. */
  stub: PayStub | undefined;
  matchRate: number;
  matchUpTo: number;
  /** What federal income tax would take of the dollar, were it paid out. */
  tax: number;
  kept: number;
  match: number;
  withMatch: number;
  growthPercentage: number;
  rangePoints: number;
  /** A value for each year from today to retirement. */
  growth: number[];
  grown: number;
  low: number;
  high: number;
  inflationPercentage: number;
  /** What the grown dollar buys, in today's prices. */
  buys: number;
  /** What the dollar would buy then, had it been paid out, taxed and kept in a drawer. */
  drawerBuys: number;
  planYear: number;
  isLatestKnown: boolean;
  catchUpAge: number;
  limits: { under: number; from: number; sixties: number | undefined; own: number };
}

export function planTrip({ year, ageGroup, hasMatch }: TripOptions): Trip {
  const assumptions = DEFAULT_ASSUMPTIONS;
  const { limits } = year;
  const age = AGES[ageGroup];
  const pay = TRAVELLER.pretaxSalary;
  const { employee, match } = contributeInYear({
    pay,
    contributionPercentage: TRAVELLER.contributionPercentage,
    age,
    matchRule: TRAVELLER,
    limits,
  });
  const tax = taxOnLast(DOLLAR, pay, year, assumptions);
  const matchOfDollar = hasMatch ? match / employee : 0;
  const withMatch = DOLLAR + matchOfDollar;
  const travel = (amount: number, changes: Partial<Assumptions> = {}): Projection =>
    letGrow(amount, age, year, { ...assumptions, ...changes });
  const middle = travel(withMatch);
  const { returnPercentage, rangePoints } = assumptions;

  return {
    ageGroup,
    age,
    retirementAge: INITIAL_RETIREMENT_AGE,
    pay,
    paycheck: pay / assumptions.paychecksPerYear,
    paychecks: assumptions.paychecksPerYear,
    contributionPercentage: TRAVELLER.contributionPercentage,
    savedPerPaycheck: employee / assumptions.paychecksPerYear,
    savedPerYear: employee,
    stub: makePayStub(
      changePaycheck(
        {
          cost: employee,
          taxSaved: taxOnLast(employee, pay, year, assumptions),
          matchAdded: hasMatch ? match : 0,
        },
        assumptions,
      ),
    ),
    matchRate: TRAVELLER.employerMatchingContributionPercentage,
    matchUpTo: TRAVELLER.employerMatchingUpToContributionPercentageOfSalary,
    tax,
    kept: DOLLAR - tax,
    match: matchOfDollar,
    withMatch,
    growthPercentage: returnPercentage,
    rangePoints,
    growth: [withMatch, ...middle.rows.map(({ balance }) => balance)],
    grown: middle.retirementBalance,
    low: travel(withMatch, { returnPercentage: returnPercentage - rangePoints }).retirementBalance,
    high: travel(withMatch, { returnPercentage: returnPercentage + rangePoints }).retirementBalance,
    inflationPercentage: assumptions.inflationPercentage,
    buys: middle.retirementBalanceToday,
    drawerBuys: travel(DOLLAR - tax, { returnPercentage: 0 }).retirementBalanceToday,
    planYear: year.planYear,
    isLatestKnown: year.isLatestKnown,
    catchUpAge: limits.catchUpAge,
    limits: {
      under: limits.electiveDeferral,
      from: deferralLimit(limits, limits.catchUpAge),
      sixties: limits.catchUpSixties === undefined ? undefined : deferralLimit(limits, SIXTIES),
      own: deferralLimit(limits, age),
    },
  };
}

/** The tax on the last dollars earned, which are those that go into the plan before tax. */
function taxOnLast(
  amount: number,
  pay: number,
  { tax }: CalculatorYear,
  assumptions: Assumptions,
): number {
  const owed = (of: number): number => federalIncomeTax(of, tax, assumptions.filingStatus);
  return owed(pay) - owed(pay - amount);
}

/** The growth of an amount without further deposits, from now to retirement. */
function letGrow(
  amount: number,
  currentAge: number,
  { limits }: CalculatorYear,
  assumptions: Assumptions,
): Projection {
  const inputs: CalculatorInputs = {
    ...TRAVELLER,
    currentAge,
    retirementAge: INITIAL_RETIREMENT_AGE,
    currentSavings: amount,
    contributionPercentage: 0,
    autoIncreasePercentage: 0,
  };
  return projectSavings(inputs, assumptions, limits);
}
