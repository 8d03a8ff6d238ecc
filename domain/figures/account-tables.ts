import type { DatedTable } from './dated-row.ts';

/*
 * What may be put into accounts and taken out of them, beside the limits of the calculator
 * (domain/calculator/tables). 2027 is added when the IRS has published it, usually in November.
 */

const NOTICE_OF_2026 = 'IRS Notice 2025-67 and IR-2025-111 (November 13, 2025)';

/** Incomes between which something fades out. */
interface Fading {
  from: number;
  to: number;
}

export const IRA: DatedTable<{
  limit: number;
  catchUp: number;
  /** What may be put into a Roth IRA. */
  rothSingle: Fading;
  rothMarried: Fading;
  /** The deduction of whoever has a plan at work. */
  deductionSingle: Fading;
  deductionMarried: Fading;
}> = [
  {
    year: 2026,
    limit: 7_500,
    catchUp: 1_100,
    rothSingle: { from: 153_000, to: 168_000 },
    rothMarried: { from: 242_000, to: 252_000 },
    deductionSingle: { from: 81_000, to: 91_000 },
    deductionMarried: { from: 129_000, to: 149_000 },
    source: NOTICE_OF_2026,
  },
];

/** Health savings accounts. The $1,000 from age 55 on stands in the law and changes in no year. */
export const HEALTH_SAVINGS: DatedTable<{ self: number; family: number }> = [
  { year: 2026, self: 4_400, family: 8_750, source: 'IRS Rev. Proc. 2025-19' },
  {
    year: 2027,
    self: 4_500,
    family: 9_000,
    source:
      'IRS Rev. Proc. 2026-24 (May 29, 2026), read in copies: compare with irs.gov/pub/irs-drop/rp-26-24.pdf',
  },
];

/** Gifts from an IRA straight to a charity. */
export const CHARITY: DatedTable<{ limit: number }> = [
  { year: 2026, limit: 111_000, source: 'IRS Notice 2025-67' },
];

/** The most income with which the Saver’s Credit is a half, a fifth or a tenth of what was saved. */
interface CreditSteps {
  half: number;
  fifth: number;
  tenth: number;
}

/** 2026 is its last year: the Saver’s Match of 2027 comes in its place. */
export const SAVERS_CREDIT: DatedTable<{
  single: CreditSteps;
  household: CreditSteps;
  married: CreditSteps;
}> = [
  {
    year: 2026,
    single: { half: 24_250, fifth: 26_250, tenth: 40_250 },
    household: { half: 36_375, fifth: 39_375, tenth: 60_375 },
    married: { half: 48_500, fifth: 52_500, tenth: 80_500 },
    source: NOTICE_OF_2026,
  },
];
