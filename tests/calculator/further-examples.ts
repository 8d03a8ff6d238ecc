import type { Assumptions } from '#domain/calculator/assumptions.ts';
import { aged, matching, paying, type SaverExample } from './published-example.ts';

const WHOLE_DOLLARS = 0.5;
const CENTS = 0.005;

const SAVINGS_FITNESS =
  'U.S. Department of Labor, Savings Fitness, worksheet 4, in free-ebooks.net';
const BROADRIDGE: Partial<Assumptions> = {
  returnPercentage: 6,
  payGrowthPercentage: 3,
  depositTiming: 'month-start',
  autoIncreaseCapPercentage: 15,
};
const KJE: Partial<Assumptions> = {
  returnPercentage: 7,
  depositTiming: 'month-start',
  monthlyRateRule: 'effective',
};
const KJE_NOTE = 'the source rounds each monthly deposit to cents';
const MONTHLY_EFFECTIVE_AT_6: Partial<Assumptions> = {
  returnPercentage: 6,
  depositTiming: 'month-end',
  monthlyRateRule: 'effective',
};
const FIDELITY: Partial<Assumptions> = {
  returnPercentage: 7,
  inflationPercentage: 2.5,
  payGrowthPercentage: (1.015 * 1.025 - 1) * 100,
  raiseMoment: 'year-start',
  depositTiming: 'month-start',
  monthlyRateRule: 'effective',
  horizonAge: 93,
};

const ONE_POINT_MORE = [
  { age: 25, pay: 40_000, published: 320 },
  { age: 35, pay: 60_000, published: 270 },
  { age: 45, pay: 70_000, published: 160 },
  { age: 55, pay: 80_000, published: 70 },
];

const FEDERAL_EMPLOYEES = [
  { share: 7, published: 113_589.58 },
  { share: 10, published: 162_272.24 },
];

/** More published examples; they differ only in parameters that have a name. */
export const FURTHER_EXAMPLES: readonly SaverExample[] = [
  {
    id: 'Broadridge',
    source: 'Broadridge, The power of 1 %, emeraldhost.net/files/flipbooks/retirement/15',
    what: 'Mark: 6 % of $50,000 for 30 years',
    inputs: { ...aged(30, 60), pretaxSalary: 50_000, contributionPercentage: 6 },
    assumptions: BROADRIDGE,
    published: { balance: 351_760 },
    tolerance: WHOLE_DOLLARS,
  },
  {
    id: 'Broadridge',
    source: 'Broadridge, The power of 1 %, emeraldhost.net/files/flipbooks/retirement/15',
    what: 'Jason: 6 %, one point more each year up to 15 %',
    inputs: {
      ...aged(30, 60),
      pretaxSalary: 50_000,
      contributionPercentage: 6,
      autoIncreasePercentage: 1,
    },
    assumptions: BROADRIDGE,
    published: { balance: 757_502 },
    tolerance: WHOLE_DOLLARS,
  },
  {
    id: 'DOL',
    source: SAVINGS_FITNESS,
    what: '$50,000 in 35 years, of which 40 % is needed',
    inputs: { ...aged(30, 65), pretaxSalary: 50_000 },
    assumptions: {
      returnPercentage: 7,
      payGrowthPercentage: 3,
      raiseMoment: 'year-start',
      incomeGoalPercentage: 40,
    },
    published: { finalPay: 140_695, annualNeedAtRetirement: 56_278 },
    tolerance: 2,
    note: 'the source rounds its factor to four places',
  },
  {
    id: 'DOL',
    source: SAVINGS_FITNESS,
    what: '$2,000 once, in 35 years',
    inputs: { ...aged(30, 65), currentSavings: 2_000 },
    assumptions: { returnPercentage: 7 },
    published: { balance: 21_353 },
    tolerance: WHOLE_DOLLARS,
  },
  {
    id: 'PlanConnect',
    source: 'planconnect.com/save-for-the-future/contribution-increases',
    what: 'Michael: 5 % of $50,000 from 25 to 45',
    inputs: { ...aged(25, 45), pretaxSalary: 50_000, contributionPercentage: 5 },
    assumptions: KJE,
    published: { balance: 106_333 },
    tolerance: 6,
    note: KJE_NOTE,
  },
  {
    id: 'PlanConnect',
    source: 'planconnect.com/save-for-the-future/contribution-increases',
    what: 'Angie: 5 %, one point more each year',
    inputs: {
      ...aged(25, 45),
      pretaxSalary: 50_000,
      contributionPercentage: 5,
      autoIncreasePercentage: 1,
    },
    assumptions: KJE,
    published: { balance: 261_925 },
    tolerance: 6,
    note: KJE_NOTE,
  },
  {
    id: 'KJE',
    source: 'KJE 401(k) calculator as printed by Advantamed Solutions, 2017-06-26, issuu.com',
    what: '$1,000 saved, 10 % of $40,000 from 30 to 65, match 50 % up to 6 %',
    inputs: {
      ...aged(30, 65),
      pretaxSalary: 40_000,
      currentSavings: 1_000,
      contributionPercentage: 10,
      ...matching(50, 6),
    },
    assumptions: KJE,
    published: { balance: 756_477, paidIn: 140_000, matched: 42_000 },
    tolerance: 6,
    note: KJE_NOTE,
  },
  {
    id: 'NRIPage',
    source: 'indiapsit.com/calculators/retirement/planning/401-k-calculator',
    what: '10 % of $40,000 from 30 to 65, match 50 % up to 6 %',
    inputs: {
      ...aged(30, 65),
      pretaxSalary: 40_000,
      contributionPercentage: 10,
      ...matching(50, 6),
    },
    assumptions: { returnPercentage: 7 },
    published: { balance: 718_831.77 },
    tolerance: CENTS,
  },
  {
    id: 'In This One',
    source: 'finance.inthisone.com/401k',
    what: '6 % of $60,000 for 30 years, match 50 % up to 6 %',
    inputs: {
      ...aged(30, 60),
      pretaxSalary: 60_000,
      contributionPercentage: 6,
      ...matching(50, 6),
    },
    assumptions: { returnPercentage: 7, depositTiming: 'month-start' },
    published: { balance: 552_189, paidIn: 108_000, matched: 54_000, grown: 390_189 },
    tolerance: WHOLE_DOLLARS,
  },
  {
    id: 'Diversified',
    source: 'diversifiedllc.com/andrew-rosen/auto-increase-todays-financial-planning-hack',
    what: '$1,000 a month from 35 to 65',
    inputs: { ...aged(35, 65), ...paying(12_000) },
    assumptions: { returnPercentage: 7, depositTiming: 'month-end' },
    published: { balance: 1_219_971 },
    tolerance: WHOLE_DOLLARS,
  },
  {
    id: 'NerdWallet',
    source: 'NerdWallet compound interest calculator, in synergywm.net',
    what: '$1 saved, $200 a month for 10 years',
    inputs: { ...aged(21, 31), currentSavings: 1, ...paying(2_400) },
    assumptions: MONTHLY_EFFECTIVE_AT_6,
    published: { balance: 32_496.48 },
    tolerance: CENTS,
  },
  {
    id: 'NerdWallet',
    source: 'NerdWallet compound interest calculator, in synergywm.net',
    what: '$1 saved, $200 a month for 25 years',
    inputs: { ...aged(31, 56), currentSavings: 1, ...paying(2_400) },
    assumptions: MONTHLY_EFFECTIVE_AT_6,
    published: { balance: 135_262.08 },
    tolerance: CENTS,
  },
  ...FEDERAL_EMPLOYEES.map(({ share, published }) => ({
    id: 'FedWeek',
    source: 'fedweek.com/tsp/small-change-in-tsp-contribution-can-have-huge-impact',
    what: `all that goes in for 30 years, ${share} % of $40,000 from both sides`,
    inputs: { ...aged(30, 60), pretaxSalary: 40_000, contributionPercentage: share },
    assumptions: { payGrowthPercentage: 2 },
    published: { paidIn: published },
    tolerance: 1.5,
    note: 'the source pays every two weeks and rounds to cents',
  })),
  ...ONE_POINT_MORE.map(({ age, pay, published }) => ({
    id: 'Fidelity',
    source: 'Fidelity, 1 % more (2015), in benefitspro.com and reginaldodunze.blogspot.com',
    what: `one point more of $${pay.toLocaleString('en-US')} from ${age} to 67, paid out to 93`,
    inputs: { ...aged(age, 67), pretaxSalary: pay },
    assumptions: FIDELITY,
    published: { increaseAddsPerMonth: published },
    tolerance: 5,
    note: 'published to $10',
  })),
];
