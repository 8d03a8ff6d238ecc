import type { Assumptions } from '#domain/calculator/assumptions.ts';
import { aged, matching, paying, type SaverExample } from './published-example.ts';

/** One of them, 6,727.49995, was rounded to cents and then rounded again. */
const DOLLARS_BY_WAY_OF_CENTS = 0.505;
const CENTS = 0.005;

const THE_SPECIFICATION = {
  id: 'E1',
  source: 'the specification, power of time (thousands cut to three decimals)',
  assumptions: { returnPercentage: 5.5, payGrowthPercentage: 3 },
  tolerance: 'cut',
} as const;
const PAY_AT_35 = 40_000 * 1.03 ** 10;

const DOL = 'U.S. Department of Labor, dol.gov/ebsa/publications/sffact2.htm';
const SAVINGS_FITNESS = 'U.S. Department of Labor, Savings Fitness';
const VANGUARD_BLOG = 'Vanguard, vanguardblog.com/2011/12/12/need-proof';
const YEAR_START_AT_7: Partial<Assumptions> = { returnPercentage: 7, depositTiming: 'year-start' };
const MONTHLY_AT_4: Partial<Assumptions> = { returnPercentage: 4, depositTiming: 'month-end' };

const ONE_THOUSAND_ONCE = [
  { years: 10, rate: 8, published: 2_159 },
  { years: 10, rate: 10, published: 2_594 },
  { years: 20, rate: 6, published: 3_207 },
  { years: 20, rate: 8, published: 4_661 },
  { years: 20, rate: 10, published: 6_728 },
];

const ONE_DOLLAR_AT = [
  { age: 20, published: 4.84 },
  { age: 25, published: 3.8 },
  { age: 30, published: 2.95 },
  { age: 35, published: 2.24 },
  { age: 40, published: 1.67 },
  { age: 45, published: 1.19 },
  { age: 50, published: 0.8 },
  { age: 55, published: 0.48 },
];

/** The examples in the product's specification, by their numbers there. */
export const PUBLISHED_EXAMPLES: readonly SaverExample[] = [
  {
    ...THE_SPECIFICATION,
    what: '$40,000 at 25, 3 % paid in to 65',
    inputs: { ...aged(25, 65), pretaxSalary: 40_000, contributionPercentage: 3 },
    published: { balance: 252_061, paidIn: 90_481 },
  },
  {
    ...THE_SPECIFICATION,
    what: 'the same pay path, from 35 on',
    inputs: { ...aged(35, 65), pretaxSalary: PAY_AT_35, contributionPercentage: 3 },
    published: { balance: 164_926, paidIn: 76_724 },
  },
  {
    ...THE_SPECIFICATION,
    what: 'from 35 on with 6 %',
    inputs: { ...aged(35, 65), pretaxSalary: PAY_AT_35, contributionPercentage: 6 },
    published: { balance: 329_853, paidIn: 153_449 },
  },
  {
    id: 'E2',
    source: DOL,
    what: '$1,000 a year from 20 to 30 (11 deposits), then left alone to 65',
    inputs: { ...aged(20, 31), ...paying(1_000) },
    assumptions: YEAR_START_AT_7,
    idleYears: 34,
    published: { balance: 168_514 },
    tolerance: 'cut',
  },
  {
    id: 'E2',
    source: DOL,
    what: '$1,000 a year from 30 to 64 (35 deposits)',
    inputs: { ...aged(30, 65), ...paying(1_000) },
    assumptions: YEAR_START_AT_7,
    published: { balance: 147_913 },
    tolerance: 'cut',
  },
  ...ONE_THOUSAND_ONCE.map(({ years, rate, published }) => ({
    id: 'E3',
    source: SAVINGS_FITNESS,
    what: `$1,000 once, ${years} years at ${rate} %`,
    inputs: { ...aged(30, 30 + years), currentSavings: 1_000 },
    assumptions: { returnPercentage: rate },
    published: { balance: published },
    tolerance: DOLLARS_BY_WAY_OF_CENTS,
  })),
  {
    id: 'E9',
    source: VANGUARD_BLOG,
    what: '$500 a month from 20 to 65, "about $750,000"',
    inputs: { ...aged(20, 65), ...paying(6_000) },
    assumptions: MONTHLY_AT_4,
    published: { balance: 750_000 },
    tolerance: 5_000,
  },
  {
    id: 'E9',
    source: VANGUARD_BLOG,
    what: '$500 a month from 40 to 65, rounded to "$250,000"',
    inputs: { ...aged(40, 65), ...paying(6_000) },
    assumptions: MONTHLY_AT_4,
    published: { balance: 250_000 },
    tolerance: 7_500,
  },
  ...ONE_DOLLAR_AT.map(({ age, published }) => ({
    id: 'E9c',
    source: 'Vanguard, IRA insights, May 2014',
    what: `what $1 at ${age} earns by 65`,
    inputs: { ...aged(age, 65), currentSavings: 1 },
    assumptions: { returnPercentage: 4 },
    published: { grown: published },
    tolerance: CENTS,
  })),
  {
    id: 'E10',
    source: 'IRS, Matching contributions help you save more for retirement',
    what: '$1,200 of $30,000, match 50 % up to 5 % of pay',
    inputs: {
      ...aged(30, 31),
      pretaxSalary: 30_000,
      contributionPercentage: 4,
      ...matching(50, 5),
    },
    assumptions: {},
    published: { matched: 600 },
    tolerance: CENTS,
  },
  {
    id: 'E10',
    source: 'IRS, Matching contributions help you save more for retirement',
    what: '$2,000 of $30,000, match 50 % up to 5 % of pay',
    inputs: {
      ...aged(30, 31),
      pretaxSalary: 30_000,
      contributionPercentage: (2_000 / 30_000) * 100,
      ...matching(50, 5),
    },
    assumptions: {},
    published: { paidIn: 2_000, matched: 750 },
    tolerance: CENTS,
  },
  {
    id: 'E11',
    source: 'Schwab',
    what: '6 % of $60,000, match 50 % up to 6 %',
    inputs: {
      ...aged(30, 31),
      pretaxSalary: 60_000,
      contributionPercentage: 6,
      ...matching(50, 6),
    },
    assumptions: {},
    published: { paidIn: 3_600, matched: 1_800, balance: 5_400 },
    tolerance: CENTS,
  },
  {
    id: 'E22',
    source: 'EBRI, Ballpark E$timate worksheet, growth factor',
    what: '$1 in 30 years at 3 % real',
    inputs: { ...aged(35, 65), currentSavings: 1 },
    assumptions: { returnPercentage: 3 },
    published: { balance: 2.4 },
    tolerance: 0.05,
  },
];
