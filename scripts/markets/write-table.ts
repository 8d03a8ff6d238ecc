import type { MarketMonth, MonthReturns } from './real-returns.ts';

const MONTHS = 12;

/** The table as a module of the domain: a row for each year, with its months in order. */
export function writeTable(
  months: readonly MarketMonth[],
  returns: readonly MonthReturns[],
  sha256: string,
): string {
  const rows: string[] = [];
  for (let at = 0; at < returns.length; at += MONTHS) {
    const of = returns.slice(at, at + MONTHS);
    const line = (name: keyof MonthReturns): string =>
      `    ${name}: '${of.map((month) => month[name]).join(' ')}',`;
    rows.push(
      [
        '  {',
        `    year: ${months[at]?.month.slice(0, 4)},`,
        line('shares'),
        line('bonds'),
        line('prices'),
        '  },',
      ].join('\n'),
    );
  }
  return `/*
 * This file is made by scripts/markets/make-markets.ts, which says how, and never edited by hand.
 */

export const US_MARKETS_SOURCE = {
  name: 'Robert Shiller, US stock markets, as tidied by datasets/s-and-p-500',
  commit: 'f238986',
  license: 'ODC-PDDL-1.0',
  /** The hash of the file that the returns were made from. */
  sha256: '${sha256}',
} as const;

/**
 * What US shares and bonds gained beyond prices in each month, and what prices rose, from the average of
 * the month to that of the next, in hundredths of a percent. The last year is not whole.
 */
export const US_MARKETS: ReadonlyArray<{
  year: number;
  shares: string;
  bonds: string;
  prices: string;
}> = [
${rows.join('\n')}
];
`;
}
