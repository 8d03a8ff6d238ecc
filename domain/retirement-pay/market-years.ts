/** What shares and bonds gained beyond prices in a year, and what prices rose: 0.05 is 5 %. */
export interface MarketYear {
  year: number;
  shares: number;
  bonds: number;
  prices: number;
}

/** The months of a year, in hundredths of a percent, as the frozen series has them. */
interface MarketMonths {
  year: number;
  shares: string;
  bonds: string;
  prices: string;
}

const MONTHS = 12;

/** The years that have all their months. */
export function listMarketYears(table: readonly MarketMonths[]): MarketYear[] {
  return table
    .filter(({ shares }) => shares.split(' ').length === MONTHS)
    .map(({ year, shares, bonds, prices }) => ({
      year,
      shares: compound(shares),
      bonds: compound(bonds),
      prices: compound(prices),
    }));
}

function compound(months: string): number {
  return months.split(' ').reduce((grown, month) => grown * (1 + Number(month) / 10_000), 1) - 1;
}

/**
 * The real return of each year for savings of which so many percent are in shares, the rest in bonds, and
 * of which fees take so many percent when the year ends.
 */
export function mixReturns(
  years: readonly RealYear[],
  sharesPercentage: number,
  feesPercentage = 0,
): Float64Array {
  const part = sharesPercentage / 100;
  const mixed = new Float64Array(years.length);
  let at = 0;
  for (const { shares, bonds } of years)
    mixed[at++] = afterFees(bonds + part * (shares - bonds), feesPercentage);
  return mixed;
}

/** What is left of a year’s return once fees are taken from all that is there at its end. */
export function afterFees(yearReturn: number, feesPercentage: number): number {
  return yearReturn - (1 + yearReturn) * (feesPercentage / 100);
}

/** The years as a page carries them: in hundredths of a percent, one after the other. */
export interface PackedMarkets {
  fromYear: number;
  shares: string;
  bonds: string;
}

export function packMarkets(years: readonly MarketYear[]): PackedMarkets {
  return {
    fromYear: years[0]?.year ?? 0,
    shares: inHundredths(years.map(({ shares }) => shares)),
    bonds: inHundredths(years.map(({ bonds }) => bonds)),
  };
}

function inHundredths(values: readonly number[]): string {
  return values.map((value) => Math.round(value * 10_000)).join(' ');
}

/** What stories are told from: what prices rose is in the returns already. */
export type RealYear = Pick<MarketYear, 'year' | 'shares' | 'bonds'>;

export function unpackMarkets({ fromYear, shares, bonds }: PackedMarkets): RealYear[] {
  const ofBonds = bonds.split(' ');
  return shares.split(' ').map((share, at) => ({
    year: fromYear + at,
    shares: Number(share) / 10_000,
    bonds: Number(ofBonds[at]) / 10_000,
  }));
}
