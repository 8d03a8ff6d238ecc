import type { FilingStatus } from '../assumptions.ts';
import type { TaxBracket, TaxYear } from '../calculator-year.ts';

interface IncomeTaxRow {
  year: number;
  /** Where the first six of the seven rates end, in dollars of taxable income. */
  rateEnds: Record<FilingStatus, readonly number[]>;
  standardDeduction: Record<FilingStatus, number>;
  source: string;
}

/**
 * The seven rates have been the same in all these years: P.L. 115-97, made permanent by P.L.
 * 119-21.
 */
const RATE_PERCENTAGES = [10, 12, 22, 24, 32, 35, 37];

export const INCOME_TAX: readonly IncomeTaxRow[] = [
  {
    year: 2019,
    rateEnds: {
      single: [9_700, 39_475, 84_200, 160_725, 204_100, 510_300],
      household: [13_850, 52_850, 84_200, 160_700, 204_100, 510_300],
      married: [19_400, 78_950, 168_400, 321_450, 408_200, 612_350],
    },
    standardDeduction: { single: 12_200, household: 18_350, married: 24_400 },
    source: 'Rev. Proc. 2018-57, irs.gov/pub/irs-drop/rp-18-57.pdf',
  },
  {
    year: 2020,
    rateEnds: {
      single: [9_875, 40_125, 85_525, 163_300, 207_350, 518_400],
      household: [14_100, 53_700, 85_500, 163_300, 207_350, 518_400],
      married: [19_750, 80_250, 171_050, 326_600, 414_700, 622_050],
    },
    standardDeduction: { single: 12_400, household: 18_650, married: 24_800 },
    source: 'Rev. Proc. 2019-44, irs.gov/pub/irs-drop/rp-19-44.pdf',
  },
  {
    year: 2021,
    rateEnds: {
      single: [9_950, 40_525, 86_375, 164_925, 209_425, 523_600],
      household: [14_200, 54_200, 86_350, 164_900, 209_400, 523_600],
      married: [19_900, 81_050, 172_750, 329_850, 418_850, 628_300],
    },
    standardDeduction: { single: 12_550, household: 18_800, married: 25_100 },
    source: 'Rev. Proc. 2020-45, irs.gov/pub/irs-drop/rp-20-45.pdf',
  },
  {
    year: 2022,
    rateEnds: {
      single: [10_275, 41_775, 89_075, 170_050, 215_950, 539_900],
      household: [14_650, 55_900, 89_050, 170_050, 215_950, 539_900],
      married: [20_550, 83_550, 178_150, 340_100, 431_900, 647_850],
    },
    standardDeduction: { single: 12_950, household: 19_400, married: 25_900 },
    source: 'Rev. Proc. 2021-45, irs.gov/pub/irs-drop/rp-21-45.pdf',
  },
  {
    year: 2023,
    rateEnds: {
      single: [11_000, 44_725, 95_375, 182_100, 231_250, 578_125],
      household: [15_700, 59_850, 95_350, 182_100, 231_250, 578_100],
      married: [22_000, 89_450, 190_750, 364_200, 462_500, 693_750],
    },
    standardDeduction: { single: 13_850, household: 20_800, married: 27_700 },
    source: 'Rev. Proc. 2022-38, irs.gov/pub/irs-drop/rp-22-38.pdf',
  },
  {
    year: 2024,
    rateEnds: {
      single: [11_600, 47_150, 100_525, 191_950, 243_725, 609_350],
      household: [16_550, 63_100, 100_500, 191_950, 243_700, 609_350],
      married: [23_200, 94_300, 201_050, 383_900, 487_450, 731_200],
    },
    standardDeduction: { single: 14_600, household: 21_900, married: 29_200 },
    source: 'Rev. Proc. 2023-34, irs.gov/pub/irs-drop/rp-23-34.pdf',
  },
  {
    year: 2025,
    rateEnds: {
      single: [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
      household: [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
      married: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
    },
    standardDeduction: { single: 15_750, household: 23_625, married: 31_500 },
    source:
      'Rev. Proc. 2024-40, irs.gov/pub/irs-drop/rp-24-40.pdf; standard deduction raised by P.L. 119-21 (it was 15,000, 22,500 and 30,000)',
  },
  {
    year: 2026,
    rateEnds: {
      single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
      household: [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
      married: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
    },
    standardDeduction: { single: 16_100, household: 24_150, married: 32_200 },
    source: 'Rev. Proc. 2025-32 and IR-2025-103, irs.gov/pub/irs-drop/rp-25-32.pdf',
  },
];

export function taxYearFrom({ rateEnds, standardDeduction }: IncomeTaxRow): TaxYear {
  return {
    brackets: {
      single: bracketsFrom(rateEnds.single),
      household: bracketsFrom(rateEnds.household),
      married: bracketsFrom(rateEnds.married),
    },
    standardDeduction,
  };
}

function bracketsFrom(ends: readonly number[]): TaxBracket[] {
  return RATE_PERCENTAGES.map((ratePercentage, index) => ({
    upTo: ends[index] ?? Number.MAX_VALUE,
    ratePercentage,
  }));
}
