import { US_MARKETS } from '#domain/retirement-pay/tables/us-markets.ts';

interface Fall {
  /** The year of the record from which prices fell. */
  year: number;
  /** How deep, in whole percents. */
  percent: number;
}

const HUNDREDTHS = 10_000;

const numbersIn = (row: string): number[] => row.split(' ').map(Number);

/** What shares gained in each month with dividends, before inflation. */
function listGains(): Array<{ year: number; gain: number }> {
  return US_MARKETS.flatMap(({ year, shares, prices }) => {
    const rises = numbersIn(prices);
    return numbersIn(shares).map((share, month) => ({
      year,
      gain: (1 + share / HUNDREDTHS) * (1 + (rises[month] ?? 0) / HUNDREDTHS),
    }));
  });
}

/** Falls from a record high until it was reached again, the deepest first. */
export function listFalls(from: number): Fall[] {
  const falls: Fall[] = [];
  let [worth, record, deepest, year] = [1, 1, 1, 0];
  for (const month of listGains()) {
    worth *= month.gain;
    if (worth >= record) {
      if (deepest < 1) falls.push({ year, percent: Math.round((1 - deepest) * 100) });
      [record, deepest] = [worth, 1];
      ({ year } = month);
    } else {
      deepest = Math.min(deepest, worth / record);
    }
  }
  return falls.filter((fall) => fall.year >= from).toSorted((a, b) => b.percent - a.percent);
}
