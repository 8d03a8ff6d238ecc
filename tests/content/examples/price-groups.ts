/** Averages of the twelve months of a year, not seasonally adjusted. */
interface PriceGroup {
  average2000: number;
  average2024: number;
}

/**
 * The consumer price index of US cities by the Bureau of Labor Statistics: all items and the eight
 * major groups. 2024 is the newest whole year: no prices were collected in October 2025. The values
 * were read in copies, of FRED (2000) and of the Bureau’s own interface (2024), which say the same of
 * November 2023 for each group; the average of all items in 2024 is the published one, 313.689.
 * Compare with data.bls.gov/timeseries before a release.
 */
const PRICE_GROUPS = {
  CUUR0000SA0: { average2000: 172.2, average2024: 313.689 },
  CUUR0000SAA: { average2000: 129.575, average2024: 131.483 },
  CUUR0000SAE: { average2000: 102.508, average2024: 146.063 },
  CUUR0000SAF: { average2000: 168.358, average2024: 327.659 },
  CUUR0000SAG: { average2000: 271.067, average2024: 559.159 },
  CUUR0000SAH: { average2000: 169.55, average2024: 334.157 },
  CUUR0000SAM: { average2000: 260.75, average2024: 563.841 },
  CUUR0000SAR: { average2000: 103.308, average2024: 138.158 },
  CUUR0000SAT: { average2000: 153.333, average2024: 270.685 },
} as const satisfies Record<string, PriceGroup>;

type PriceSeries = keyof typeof PRICE_GROUPS;

export function isPriceSeries(id: string | undefined): id is PriceSeries {
  return id !== undefined && Object.hasOwn(PRICE_GROUPS, id);
}

/** What a dollar of 2000 had become by 2024. */
export function priceGrowth(series: PriceSeries): number {
  const { average2000, average2024 } = PRICE_GROUPS[series];
  return average2024 / average2000;
}

/** The rise in whole percents, as the texts say it. */
export function percentOfRise(series: PriceSeries): number {
  return Math.round((priceGrowth(series) - 1) * 100);
}
