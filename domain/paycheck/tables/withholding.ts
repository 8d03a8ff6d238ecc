import type { DatedTable } from '#domain/figures/dated-row.ts';
import type { Filer } from '#domain/figures/filer.ts';
import type { PayrollTaxes } from '../payroll-year.ts';

/** The eight rates of the percentage method: nothing, then the seven of the income tax. */
export const WITHHOLDING_PERCENTAGES = [0, 10, 12, 22, 24, 32, 35, 37] as const;

/**
 * The annual table of the percentage method for automated payroll systems, for a Form W-4 of 2020 or
 * later whose Step 2 is not ticked. The next year is added when the IRS has published it, usually in
 * December.
 */
export const WITHHOLDING: DatedTable<
  Record<
    Filer,
    {
      subtract: number;
      /** Where the first seven of the eight rates end. */
      ends: readonly number[];
    }
  >
> = [
  {
    year: 2026,
    single: {
      subtract: 8_600,
      ends: [7_500, 19_900, 57_900, 113_200, 209_275, 263_725, 648_100],
    },
    household: {
      subtract: 8_600,
      ends: [15_550, 33_250, 83_000, 121_250, 217_300, 271_750, 656_150],
    },
    married: {
      subtract: 12_900,
      ends: [19_300, 44_100, 120_100, 230_700, 422_850, 531_750, 788_000],
    },
    source:
      'IRS, Publication 15-T (2026), Worksheet 1A and its annual table; the rates of Rev. Proc. 2025-32',
  },
];

/** The rates of the law: section 3101 of the tax code, with the additional tax since 2013. */
export const PAYROLL_TAXES: DatedTable<PayrollTaxes> = [
  {
    year: 2013,
    socialSecurityPercentage: 6.2,
    medicarePercentage: 1.45,
    additionalMedicarePercentage: 0.9,
    additionalMedicareFrom: 200_000,
    source: 'IRS, Topic 751 (Social Security and Medicare) and Topic 560 (additional Medicare tax)',
  },
];
