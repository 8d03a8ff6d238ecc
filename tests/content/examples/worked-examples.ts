import { DEFAULT_ASSUMPTIONS, type Assumptions } from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { projectSavings, type Projection } from '#domain/calculator/project-savings.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { contributeInYear } from '#domain/calculator/year-contribution.ts';

/*
 * The examples of the texts with what they assume. Every figure is worked out by the engine of the
 * calculator, so two texts cannot count one person in two ways.
 */

export interface WorkedExample {
  of: string;
  /** Where both languages say it: a file for each, or one with both. */
  places: readonly string[];
  says: () => string[];
}

/** No example reaches a limit, so any year’s are right. */
const { limits } = getCalculatorYear(2026);

const NOBODY: CalculatorInputs = {
  currentAge: 25,
  retirementAge: 65,
  pretaxSalary: 40_000,
  currentSavings: 0,
  contributionPercentage: 0,
  employerMatchingContributionPercentage: 0,
  employerMatchingUpToContributionPercentageOfSalary: 0,
  autoIncreasePercentage: 0,
};

function project(
  inputs: Partial<CalculatorInputs>,
  assumptions: Partial<Assumptions> = {},
): Projection {
  return projectSavings(
    { ...NOBODY, ...inputs },
    { ...DEFAULT_ASSUMPTIONS, ...assumptions },
    limits,
  );
}

/** The same deposit each year, from one age to another. */
function depositEachYear(
  yearly: number,
  [currentAge, retirementAge]: readonly [number, number],
  more: { savings?: number; assumptions?: Partial<Assumptions> } = {},
): Projection {
  return project(
    {
      currentAge,
      retirementAge,
      pretaxSalary: yearly * 20,
      contributionPercentage: 5,
      currentSavings: more.savings ?? 0,
    },
    { payGrowthPercentage: 0, ...more.assumptions },
  );
}

/** What is there already, with nothing added. */
function leaveAlone(
  savings: number,
  years: number,
  assumptions: Partial<Assumptions> = {},
): Projection {
  return project(
    { currentAge: 25, retirementAge: 25 + years, currentSavings: savings },
    assumptions,
  );
}

function dollars(amount: number, roundedTo = 1): string {
  return `$${(Math.round(amount / roundedTo) * roundedTo).toLocaleString('en-US')}`;
}

const thousands = (amount: number): string => dollars(amount, 1_000);
const hundreds = (amount: number): string => dollars(amount, 100);
const article = (id: string): string => `content/articles/${id}/{language}.md`;
const fragment = (name: string): string => `content/fragments/generic/${name}/master.yaml`;

/** One follows the other on the same path of pay, which rises 3% a year from $40,000 at 25. */
const EARLY = project({ contributionPercentage: 3 });
const LATE = project({
  contributionPercentage: 3,
  currentAge: 35,
  pretaxSalary: 40_000 * (1 + DEFAULT_ASSUMPTIONS.payGrowthPercentage / 100) ** 10,
});
const PRICES_OF_40_YEARS = (1 + DEFAULT_ASSUMPTIONS.inflationPercentage / 100) ** 40;

const STEADY = { currentAge: 34, retirementAge: 67, pretaxSalary: 48_000 };
const SIX = project({ ...STEADY, contributionPercentage: 6 });
const SEVEN = project({ ...STEADY, contributionPercentage: 7 });

/** The example of the Department of Labor: deposits at the start of each year, 7% a year. */
const AT_START = { assumptions: { depositTiming: 'year-start', returnPercentage: 7 } } as const;
const FIRST_ELEVEN = depositEachYear(1_000, [20, 31], AT_START).retirementBalance;
// The department cuts the cents off.
const LUCY = Math.floor(leaveAlone(FIRST_ELEVEN, 34, { returnPercentage: 7 }).retirementBalance);
const ELENA = Math.floor(depositEachYear(1_000, [30, 65], AT_START).retirementBalance);

const feeOf = (years: number, percentage: number): number =>
  leaveAlone(25_000, years, { returnPercentage: 7 - percentage }).retirementBalance;

function matchAt(contributionPercentage: number, pay: number): number {
  const matchRule = {
    employerMatchingContributionPercentage: 50,
    employerMatchingUpToContributionPercentageOfSalary: 6,
  };
  return contributeInYear({ pay, contributionPercentage, age: 40, matchRule, limits }).match;
}

export const WORKED_EXAMPLES: readonly WorkedExample[] = [
  {
    of: 'a late start with $500 a month from age 50',
    places: [article('starting-late')],
    says: () => {
      const at = (age: number): number => depositEachYear(6_000, [50, age]).retirementBalance;
      const paid = [62, 67, 70].map((age) => dollars(depositEachYear(6_000, [50, age]).paidIn));
      return [
        ...paid,
        ...[62, 67, 70].map((age) => thousands(at(age))),
        thousands(at(70) - at(67)),
      ];
    },
  },
  {
    of: 'what $100 and $200 a month add from age 50',
    places: [article('catch-up-contributions')],
    says: () => {
      const two = depositEachYear(2_400, [50, 67]);
      const one = depositEachYear(1_200, [50, 67]);
      return [
        dollars(two.paidIn),
        thousands(two.retirementBalance),
        thousands(one.retirementBalance),
      ];
    },
  },
  {
    of: 'two savers, ten years apart',
    places: [article('minute-compounding')],
    says: () => [
      ...[EARLY, LATE].map(({ paidIn }) => hundreds(paidIn)),
      ...[EARLY, LATE].map(({ retirementBalance }) => thousands(retirementBalance)),
      ...[EARLY, LATE].map(({ retirementBalance }) => dollars(Math.floor(retirementBalance))),
      hundreds(EARLY.retirementBalanceToday),
      hundreds(LATE.retirementBalance / PRICES_OF_40_YEARS),
    ],
  },
  {
    of: 'one point more at 34',
    places: [article('minute-one-more-point')],
    says: () => [
      ...[SIX, SEVEN].map(({ retirementBalance }) => thousands(retirementBalance)),
      thousands(SEVEN.retirementBalance - SIX.retirementBalance),
      ...[SIX, SEVEN].map(({ retirementBalanceToday }) => thousands(retirementBalanceToday)),
      dollars(STEADY.pretaxSalary / 100 / DEFAULT_ASSUMPTIONS.paychecksPerYear),
    ],
  },
  {
    of: 'one point more in the film about the calculator',
    places: [fragment('hispanic-landing-v2')],
    says: () => [SIX, SEVEN].map(({ retirementBalance }) => thousands(retirementBalance)),
  },
  {
    of: 'a rate that rises each year',
    places: [fragment('latin-grammy')],
    says: () => {
      const ages = { currentAge: 30, contributionPercentage: 3 };
      const rising = project(
        { ...ages, autoIncreasePercentage: 1 },
        { autoIncreaseCapPercentage: 10 },
      );
      return [project(ages), rising].map(({ retirementBalance }) => thousands(retirementBalance));
    },
  },
  {
    of: '$1,000 left alone',
    places: [article('compounding')],
    says: () => {
      const after = (years: number): number =>
        leaveAlone(1_000, years, { returnPercentage: 6 }).retirementBalance;
      return [
        ...[10, 20, 30, 40].map((years) => dollars(after(years))),
        dollars(after(10) - 1_000),
      ];
    },
  },
  {
    of: 'the sisters who save at different ages',
    places: [article('compounding')],
    says: () => [
      dollars(LUCY),
      dollars(ELENA),
      dollars(LUCY - ELENA),
      ...[LUCY, ELENA].map((balance) =>
        balance > 160_000 ? dollars(balance, 500) : hundreds(balance),
      ),
    ],
  },
  {
    of: 'two fees',
    places: [article('fees')],
    says: () => [
      ...[10, 20, 35].flatMap((years) => [dollars(feeOf(years, 0.5)), dollars(feeOf(years, 1.5))]),
      hundreds(feeOf(35, 0.5) - feeOf(35, 1.5)),
    ],
  },
  {
    of: 'two fees, in a minute',
    places: [article('minute-fees')],
    says: () => [
      dollars(feeOf(35, 0.5)),
      dollars(feeOf(35, 1.5)),
      thousands(feeOf(35, 0.5)),
      thousands(feeOf(35, 1.5)),
      thousands(feeOf(35, 0.5) - feeOf(35, 1.5)),
    ],
  },
  {
    of: 'a match on $40,000',
    places: [article('employer-match')],
    says: () =>
      [3, 6, 10].flatMap((rate) => [
        dollars(400 * rate),
        dollars(matchAt(rate, 40_000)),
        dollars(400 * rate + matchAt(rate, 40_000)),
      ]),
  },
  {
    of: 'a match on $60,000',
    places: [article('minute-match')],
    says: () => [3, 6].flatMap((rate) => [dollars(600 * rate), dollars(matchAt(rate, 60_000))]),
  },
  {
    of: '$10,000 that was taken out early',
    places: [article('loans-and-withdrawals')],
    says: () => {
      const left = leaveAlone(10_000, 20);
      return [thousands(left.retirementBalance), hundreds(left.retirementBalanceToday)];
    },
  },
  {
    of: 'prices that rise for 20 years',
    places: [article('inflation')],
    says: () => [
      hundreds(leaveAlone(3_000, 20, { returnPercentage: 3 }).retirementBalance),
      hundreds(
        leaveAlone(10_000, 20, { returnPercentage: 0, inflationPercentage: 3 })
          .retirementBalanceToday,
      ),
    ],
  },
  {
    of: 'what $100 buys later',
    places: [article('minute-inflation')],
    says: () =>
      [20, 30].map((years) =>
        dollars(leaveAlone(100, years, { returnPercentage: 0 }).retirementBalanceToday),
      ),
  },
];
