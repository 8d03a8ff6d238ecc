import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { monthsAtClaim } from '#domain/calculator/social-security.ts';
import { getDistributionRules } from '#domain/retirement-pay/tables/find-distribution-rules.ts';
import { requiredDistribution } from '#domain/retirement-pay/required-distribution.ts';
import { ownBenefit } from '#domain/social-security/person.ts';
import { reckonSaversCredit } from '#domain/savers/savers-credit.ts';
import { reckonSaversMatch } from '#domain/savers/savers-match.ts';
import { getSaversHelp } from '#domain/savers/tables/find-savers-help.ts';
import { meterVesting } from '#domain/vesting/meter-vesting.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import { listFalls } from './market-falls.ts';
import type { WorkedExample } from './worked-examples.ts';

/*
 * The examples that rules other than the growth of savings work out: benefits, credits, taxes,
 * vesting, debts, and what a household adds up. What they assume stands beside them in the texts.
 */

const article = (id: string): string => `content/articles/${id}/{language}.md`;
const fragment = (name: string): string => `content/fragments/generic/${name}/master.yaml`;

function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}

/** The monthly benefit of somebody born in 1960 or later, in dollars. */
function benefitAt(age: number, insuranceAmount: number): number {
  const months = age === 62 ? 62 * 12 : monthsAtClaim(age);
  return ownBenefit({ birthYear: 1964, insuranceAmount }, months) / 10;
}

const CLIFF = { kind: 'cliff', years: 3 } as const;
const GRADED = {
  kind: 'graded',
  steps: [2, 3, 4, 5, 6].map((years) => ({ years, percent: 20 * (years - 1) })),
} as const;

function takenAlong(years: number, schedule: typeof CLIFF | typeof GRADED): number {
  return 6_000 + meterVesting({ schedule, years, employerMoney: 3_000 }).kept;
}

function creditOf(income: number): number {
  const help = getSaversHelp(2026);
  if (help.kind !== 'credit') throw new Error('2026 is the last year of the credit');
  const question = { filer: 'single', income, saved: [1_000], taxOwed: 690 } as const;
  return reckonSaversCredit(question, help.row).amount;
}

function matchOf(income: number): number {
  const help = getSaversHelp(2027);
  if (help.kind !== 'match') throw new Error('2027 is the first year of the match');
  return reckonSaversMatch({ filer: 'single', income, saved: [1_000] }, help.row).amount;
}

/** A card that takes a fixed payment: the months until nothing is owed, and the interest of them. */
function payOff(owed: number, yearlyPercentage: number, payment: number): [number, number] {
  let [left, months, interest] = [owed, 0, 0];
  while (left > 0) {
    const grown = (left * yearlyPercentage) / 1_200;
    interest += grown;
    left = Math.max(0, left + grown - payment);
    months += 1;
  }
  return [months, interest];
}

/** What is left of pre-tax pay that doubles, taxed later, and of taxed pay that doubles. */
function leftAfterTax(now: number, later: number): string[] {
  return [2_000 * (1 - later / 100), 2 * 1_000 * (1 - now / 100)].map(dollars);
}

const BUDGET = {
  home: 1_350,
  around: 420,
  food: 480,
  health: 130,
  debts: 200,
  people: 150,
  once: 90,
};

export const RULE_EXAMPLES: readonly WorkedExample[] = [
  {
    of: 'a benefit of $2,000 at four ages',
    places: [article('social-security')],
    says: () => [62, 64, 67, 70].map((age) => dollars(benefitAt(age, 2_000))),
  },
  {
    of: 'a benefit of $2,000 for someone who works on',
    places: [article('working-past-65')],
    says: () => [...[65, 67, 70].map((age) => dollars(benefitAt(age, 2_000))), dollars(10_000 / 2)],
  },
  {
    of: 'a benefit of $1,500 that waits',
    places: [article('starting-late')],
    says: () => [62, 67, 70].map((age) => dollars(benefitAt(age, 1_500))),
  },
  {
    of: 'a first required withdrawal',
    places: [article('required-minimum-distributions')],
    says: () => {
      const of = { birthYear: 1953, age: 73, balance: 265_000 };
      const amount = requiredDistribution(of, getDistributionRules(2026));
      return [amount, amount / 12, amount / 4, amount / 10].map(dollars);
    },
  },
  {
    of: 'two months more before leaving',
    places: [article('vesting')],
    says: () => [
      ...[CLIFF, GRADED].flatMap((schedule) =>
        [2, 3].map((years) => dollars(takenAlong(years, schedule))),
      ),
      dollars(takenAlong(3, CLIFF) - takenAlong(2, CLIFF)),
      dollars(takenAlong(3, GRADED) - takenAlong(2, GRADED)),
    ],
  },
  {
    of: 'a saver with $23,000 of income',
    places: [article('savers-credit')],
    says: () => [
      dollars(creditOf(23_000)),
      dollars(690 - creditOf(23_000)),
      dollars(creditOf(24_300)),
      dollars(matchOf(23_000)),
    ],
  },
  {
    of: 'the tax on $10,000 from gig work',
    places: [article('gig-work')],
    says: () => {
      const { socialSecurityPercentage, medicarePercentage } = getPayrollYear(2026).payrollTaxes;
      const both = 2 * (socialSecurityPercentage + medicarePercentage);
      return [
        `${both.toFixed(1)}%`,
        dollars(10_000 * 0.9235 * (both / 100)),
        ...[140, 35].map(dollars),
      ];
    },
  },
  {
    of: 'a match on payments of a student loan',
    places: [article('new-plan-features')],
    says: () => [dollars(12 * 210), dollars((42_000 * 0.06) / 2)],
  },
  {
    of: 'a widow with a public pension',
    places: [article('public-pensions')],
    says: () => [dollars((2_400 * 2) / 3), dollars(1_900 - (2_400 * 2) / 3)],
  },
  {
    of: 'a divorce that shares what grew',
    places: [article('divorce')],
    says: () => [dollars(120_000 - 20_000), dollars((120_000 - 20_000) / 2)],
  },
  {
    of: 'an inherited account over ten years',
    places: [article('survivors')],
    says: () => [dollars(80_000 / 10)],
  },
  {
    of: 'a gap filled from savings',
    places: [article('retirement-paycheck')],
    says: () => {
      const gap = 3_300 - 2_100 - 400;
      return [dollars(gap), dollars(12 * gap), `${(1_200 * gap) / 240_000}%`];
    },
  },
  {
    of: 'cash taken across a border',
    places: [article('two-countries')],
    says: () => [dollars(10_000 * 0.7)],
  },
  {
    of: 'shares bought in three months',
    places: [article('when-markets-fall')],
    says: () => [dollars((100 / 50 + 100 / 25 + 100 / 50) * 50)],
  },
  {
    of: 'the deepest falls since 1929',
    places: [article('when-markets-fall')],
    says: () =>
      listFalls(1929)
        .slice(0, 5)
        .map(({ percent }) => ` ${percent}% |`),
  },
  {
    of: 'a supplement of $150 a paycheck',
    places: [article('school-and-public-plans')],
    says: () => [dollars(20 * 150)],
  },
  {
    of: 'an account unlocked for a fee',
    places: [article('scams')],
    says: () => {
      const gone = [1_500, 20_000 * 0.1, 20_000 * 0.12];
      const all = gone.reduce((sum, part) => sum + part, 0);
      return [...gone.map((part) => `-${dollars(part)}`), dollars(20_000 - all), dollars(all)];
    },
  },
  {
    of: '$10,000 of which taxes are taken',
    places: [article('loans-and-withdrawals')],
    says: () => [dollars(1_200), dollars(1_000), dollars(10_000 - 10_000 * 0.22)],
  },
  {
    of: 'a check with 20% held back',
    places: [article('rollovers')],
    says: () => [dollars(20_000 * 0.8), dollars(20_000 * 0.2), dollars(4_000 * 0.1)],
  },
  {
    of: 'a repair on a card',
    places: [article('emergency-savings')],
    says: () => {
      const [months, interest] = payOff(800, 24, 40);
      return [String(months), dollars(interest), dollars(20 * 25), dollars(500 - 300), '8 '];
    },
  },
  {
    of: '$100 in five places',
    places: [article('debt-or-savings')],
    says: () => [50, 24, 12, 6, 3].map((worth) => `$${worth} `),
  },
  {
    of: 'tax now or later',
    places: [article('roth-or-pretax')],
    says: () => [
      ...leftAfterTax(22, 22),
      ...leftAfterTax(22, 12),
      ...leftAfterTax(12, 22),
      dollars(2_000 * 0.22),
      dollars(1_000 * 0.22),
      dollars(100 * (1 - 0.22)),
    ],
  },
  {
    of: 'a month on one page',
    places: [article('budgeting')],
    says: () => {
      const spent = Object.values(BUDGET).reduce((sum, line) => sum + line, 3_200 * 0.05);
      return [dollars(3_200 * 0.05), dollars(spent), dollars(3_200 - spent)];
    },
  },
  {
    of: 'a family that shares',
    places: [article('talking-with-family')],
    says: () => [dollars((40_000 * 0.03) / 12), dollars(400 - 250), dollars(150 * 120)],
  },
  {
    of: 'one account for three children',
    places: [article('beneficiaries')],
    says: () => [dollars(90_000 / 3)],
  },
  {
    of: 'one point of $48,000',
    places: [article('event-next-steps')],
    says: () => [dollars(480), dollars(480 / DEFAULT_ASSUMPTIONS.paychecksPerYear)],
  },
  {
    of: 'loud and quiet months',
    places: [fragment('grammy-major')],
    says: () => [dollars((8 * 4_500) / 12), dollars(4_500 - (8 * 4_500) / 12)],
  },
  {
    of: 'a band with a fifth chair',
    places: [fragment('latin-grammy')],
    says: () => [dollars(600 / 5)],
  },
  {
    of: 'a goal of 75% of pay, and what a benefit leaves of it',
    places: ['content/faqs/faqs.yaml'],
    says: () => [
      dollars((48_000 * DEFAULT_ASSUMPTIONS.incomeGoalPercentage) / 100),
      dollars((48_000 * DEFAULT_ASSUMPTIONS.incomeGoalPercentage) / 100 - 20_000),
      ...[62, 70].map((age) => dollars(benefitAt(age, 2_000))),
    ],
  },
];
