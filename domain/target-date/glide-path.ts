/** The span of the drawing: years before the year in the fund's name, and years after it. */
export const YEARS_BEFORE = 40;
export const YEARS_AFTER = 10;

/** Fund families name their funds in steps of five years. */
const STEP = 5;

export interface GlidePoint {
  /** Years until the year in the fund's name; negative once it has passed. */
  yearsToGo: number;
  /** Percent of the fund; all the rest is bonds and cash. */
  stocks: number;
}

interface Mix {
  stocks: number;
  bonds: number;
}

/** Between two points the mix changes evenly; before the first and after the last it stays. */
export function mixAt(path: readonly GlidePoint[], yearsToGo: number): Mix {
  const stocks = Math.round(stocksAt(path, yearsToGo));
  return { stocks, bonds: 100 - stocks };
}

export function stocksAt(path: readonly GlidePoint[], yearsToGo: number): number {
  const next = path.findIndex((point) => point.yearsToGo <= yearsToGo);
  const later = path[next];
  const earlier = path[next - 1];
  if (later === undefined) return path.at(-1)?.stocks ?? 0;
  if (earlier === undefined) return later.stocks;
  const share = (earlier.yearsToGo - yearsToGo) / (earlier.yearsToGo - later.yearsToGo);
  return earlier.stocks + (later.stocks - earlier.stocks) * share;
}

/** The fund years on both sides of a year; only one where funds are named after that very year. */
export function nearestFundYears(year: number): [earlier: number, later: number] {
  return [Math.floor(year / STEP) * STEP, Math.ceil(year / STEP) * STEP];
}
