import type { DatedTable } from './dated-row.ts';

/* What Social Security and Medicare set for a year, usually in October and in November of the year before. */

/** Earnings from work above which benefits are held back before full retirement age. */
export const EARNINGS_TEST: DatedTable<{ limit: number; limitInLastYear: number }> = [
  {
    year: 2026,
    limit: 24_480,
    limitInLastYear: 65_160,
    source: 'SSA, Exempt Amounts Under the Earnings Test, ssa.gov/oact/cola/rtea.html',
  },
  {
    year: 2027,
    limit: 25_560,
    limitInLastYear: 67_920,
    source:
      'SSA, notice in the Federal Register of October 26, 2026, read in a copy: compare with ssa.gov/oact/cola/rtea.html',
  },
];

export const SOCIAL_SECURITY: DatedTable<{ raise: number; wageBase: number }> = [
  {
    year: 2026,
    raise: 2.8,
    wageBase: 184_500,
    source: 'SSA, Fact Sheet: 2026 Social Security Changes',
  },
  {
    year: 2027,
    raise: 3.6,
    wageBase: 192_300,
    source:
      'SSA, notice in the Federal Register of October 26, 2026, read in a copy: compare with ssa.gov/oact/cola',
  },
];

export const MEDICARE: DatedTable<{
  hospitalDeductible: number;
  premium: number;
  deductible: number;
  /** For each of the days 21 to 100 in a skilled nursing facility. */
  nursingDay: number;
  /** Incomes of two years before, above which premiums are higher. */
  incomeSingle: number;
  incomeMarried: number;
}> = [
  {
    year: 2026,
    hospitalDeductible: 1_736,
    premium: 202.9,
    deductible: 283,
    nursingDay: 217,
    incomeSingle: 109_000,
    incomeMarried: 218_000,
    source: 'CMS, 2026 Medicare Parts A & B Premiums and Deductibles (November 14, 2025)',
  },
];

export const DRUG_PLANS: DatedTable<{
  /** The most that somebody pays in a year for drugs that a Part D plan covers. */
  most: number;
  /** The most that a plan may ask somebody to pay before it pays. */
  deductible: number;
  /** The national base premium, of which late enrollment costs 1% for each month. */
  basePremium: number;
}> = [
  {
    year: 2026,
    most: 2_100,
    deductible: 615,
    basePremium: 38.99,
    source:
      'CMS, Final CY 2026 Part D Redesign Program Instructions; national base beneficiary premium for 2026',
  },
];

/** The most that a Medicare Advantage plan may let somebody pay in its network in a year. */
export const ADVANTAGE: DatedTable<{ most: number }> = [
  { year: 2026, most: 9_250, source: 'CMS, Final CY 2026 Medicare Advantage bid review limits' },
];
