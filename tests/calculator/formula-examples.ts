import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { deferralLimit } from '#domain/calculator/contribution-limit.ts';
import { federalIncomeTax } from '#domain/calculator/income-tax.ts';
import { projectSavings } from '#domain/calculator/retirement-plan.ts';
import {
  benefitAtAge,
  primaryInsuranceAmount,
  unroundedInsuranceAmount,
} from '#domain/calculator/social-security.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { NOBODY } from './any-plan.ts';
import { aged, paying, type FormulaExample } from './published-example.ts';

const EXACT = 1e-9;
const LIMITS_SOURCE = 'IRS limits of the year';
const SSA = 'SSA, ssa.gov/oact/cola/Benefits.html';
const OPEN_SOCIAL_SECURITY = 'Open Social Security, its own tests';
const BENDS_2025 = { firstBend: 1_226, secondBend: 7_391 };

const DEFERRALS = [
  { year: 2026, age: 49, published: 24_500 },
  { year: 2026, age: 50, published: 32_500 },
  { year: 2026, age: 59, published: 32_500 },
  { year: 2026, age: 60, published: 35_750 },
  { year: 2026, age: 63, published: 35_750 },
  { year: 2026, age: 64, published: 32_500 },
  { year: 2025, age: 61, published: 34_750 },
  { year: 2021, age: 50, published: 26_000 },
];

const BENDS_AND_BASES = [
  { year: 2019, firstBend: 926, secondBend: 5_583, wageBase: 132_900 },
  { year: 2020, firstBend: 960, secondBend: 5_785, wageBase: 137_700 },
  { year: 2021, firstBend: 996, secondBend: 6_002, wageBase: 142_800 },
  { year: 2022, firstBend: 1_024, secondBend: 6_172, wageBase: 147_000 },
  { year: 2023, firstBend: 1_115, secondBend: 6_721, wageBase: 160_200 },
  { year: 2024, firstBend: 1_174, secondBend: 7_078, wageBase: 168_600 },
  { year: 2025, firstBend: 1_226, secondBend: 7_391, wageBase: 176_100 },
  { year: 2026, firstBend: 1_286, secondBend: 7_749, wageBase: 184_500 },
];

const AARP_BENEFITS_AT_70 = [
  { birthYear: 1954, published: 1_980 },
  { birthYear: 1955, published: 1_960 },
  { birthYear: 1956, published: 1_940 },
  { birthYear: 1957, published: 1_920 },
  { birthYear: 1958, published: 1_900 },
  { birthYear: 1959, published: 1_880 },
  { birthYear: 1960, published: 1_860 },
];

/**
 * The tax owed at the end of each bracket, as printed in the schedules of the Revenue Procedures.
 */
const TAX_SCHEDULES = [
  {
    source: 'Rev. Proc. 2020-45, in colmanknight.com/newsletter-march-2021',
    year: 2021,
    single: [995, 4_664, 14_751, 33_603, 47_843, 157_804.25],
    married: [1_990, 9_328, 29_502, 67_206, 95_686, 168_993.5],
  },
  {
    source: 'Rev. Proc. 2025-32, in ashworthlaw.com/blog/tax-brackets-for-the-year-2026',
    year: 2026,
    single: [1_240, 5_800, 17_966, 41_024, 58_448, 192_979.25],
    married: [2_480, 11_600, 35_932, 82_048, 116_896, 206_583.5],
  },
];

export const FORMULA_EXAMPLES: readonly FormulaExample[] = [
  {
    id: 'E13',
    source: SSA,
    what: 'PIA of average earnings of $13,689 in 2025',
    convention: '90 / 32 / 15 %, cut to ten cents',
    ours: () => primaryInsuranceAmount(13_689, BENDS_2025),
    published: 4_020.9,
    tolerance: EXACT,
  },
  {
    id: 'E14',
    source: OPEN_SOCIAL_SECURITY,
    what: 'PIA of $3,000, bend points 791 and 4,768',
    convention: '90 / 32 / 15 %, not rounded',
    ours: () => unroundedInsuranceAmount(3_000, { firstBend: 791, secondBend: 4_768 }),
    published: 1_418.78,
    tolerance: EXACT,
  },
  {
    id: 'E14',
    source: OPEN_SOCIAL_SECURITY,
    what: 'PIA of $6,000, bend points 895 and 5,397',
    convention: '90 / 32 / 15 %, not rounded',
    ours: () => unroundedInsuranceAmount(6_000, { firstBend: 895, secondBend: 5_397 }),
    published: 2_336.59,
    tolerance: EXACT,
  },
  ...BENDS_AND_BASES.flatMap(({ year, ...figures }) =>
    (['firstBend', 'secondBend', 'wageBase'] as const).map((name) => ({
      id: 'E15',
      source: 'SSA, bend points and wage bases, ssa.gov/oact/cola',
      what: `${name} of ${year}`,
      convention: 'from the average wage two years before',
      ours: () => getCalculatorYear(year).socialSecurity[name],
      published: figures[name],
      tolerance: EXACT,
    })),
  ),
  ...DEFERRALS.map(({ year, age, published }) => ({
    id: 'E21',
    source: LIMITS_SOURCE,
    what: `most one may pay in at ${age} in ${year}`,
    convention: 'age on 31 December',
    ours: () => deferralLimit(getCalculatorYear(year).limits, age),
    published,
    tolerance: EXACT,
  })),
  {
    id: 'E22',
    source: 'EBRI, Ballpark E$timate worksheet, savings factor',
    what: 'share of a goal to save each year for 30 years, 3 % real',
    convention: 'deposit at year start',
    ours: () => {
      const inputs = { ...NOBODY, ...aged(35, 65), ...paying(1_000) };
      const assumptions = {
        ...DEFAULT_ASSUMPTIONS,
        returnPercentage: 3,
        payGrowthPercentage: 0,
        depositTiming: 'year-start' as const,
      };
      const { limits } = getCalculatorYear(2026);
      return 1_000 / projectSavings(inputs, assumptions, limits).retirementBalance;
    },
    published: 0.02,
    tolerance: 0.0005,
  },
  {
    id: 'SSA',
    source: 'SSA, largest benefit for those who retire at 62 in 2025, in views24hours.com',
    what: 'PIA of 4,020.90 claimed at 62',
    convention: '62 and one month, cut to dollars',
    ours: () => benefitAtAge({ primaryInsuranceAmount: 4_020.9, claimingAge: 62, birthYear: 1963 }),
    published: 2_831,
    tolerance: EXACT,
  },
  {
    id: 'CFPB',
    source: 'CFPB, Planning your Social Security claiming age, its own tests',
    what: 'PIA of 2,176 claimed at 62',
    convention: '62 and one month, cut to dollars',
    ours: () => benefitAtAge({ primaryInsuranceAmount: 2_176, claimingAge: 62, birthYear: 1960 }),
    published: 1_532,
    tolerance: EXACT,
  },
  ...AARP_BENEFITS_AT_70.map(({ birthYear, published }) => ({
    id: 'AARP',
    source: 'aarp.org/retirement/social-security/questions-answers/maximum-benefit-age',
    what: `$1,500 claimed at 70, born in ${birthYear}`,
    convention: '2/3 % for each late month',
    ours: () => benefitAtAge({ primaryInsuranceAmount: 1_500, claimingAge: 70, birthYear }),
    published,
    tolerance: EXACT,
  })),
  ...TAX_SCHEDULES.flatMap(({ source, year, ...owed }) =>
    (['single', 'married'] as const).flatMap((filingStatus) =>
      owed[filingStatus].map((published, index) => {
        const { tax } = getCalculatorYear(year);
        const taxable = tax.brackets[filingStatus][index]?.upTo ?? 0;
        return {
          id: 'IRS',
          source,
          what: `tax of ${year} on $${taxable.toLocaleString('en-US')}, ${filingStatus}`,
          convention: 'after the standard deduction',
          ours: () =>
            federalIncomeTax(taxable + tax.standardDeduction[filingStatus], tax, filingStatus),
          published,
          tolerance: EXACT * published,
        };
      }),
    ),
  ),
];
