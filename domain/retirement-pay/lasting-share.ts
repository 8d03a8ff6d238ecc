import type { MarketYear } from './market-years.ts';

interface LastingQuestion {
  sharesPercentage: number;
  /** What is taken out in the first year, in percent of the savings it began with. */
  ratePercentage: number;
  length: number;
  /** Whether every year pays the same dollars, or dollars that rise with prices. */
  rises: 'never' | 'with-prices';
  paid: 'year-start' | 'year-end';
}

/**
 * The percent of all times in which savings lasted, by the conventions of studies that have published
 * such figures. Pages tell stories instead: this is what the frozen series is held against.
 */
export function lastingShare(question: LastingQuestion, years: readonly MarketYear[]): number {
  const starts = years.length - question.length + 1;
  const lasted = Array.from({ length: Math.max(0, starts) }, (_none, at) =>
    hasLasted(question, years.slice(at, at + question.length)),
  );
  return (100 * lasted.filter(Boolean).length) / lasted.length;
}

function hasLasted(question: LastingQuestion, years: readonly MarketYear[]): boolean {
  const part = question.sharesPercentage / 100;
  let left = 100;
  let need = question.ratePercentage;
  for (const { shares, bonds, prices } of years) {
    const grown = (1 + part * shares + (1 - part) * bonds) * (1 + prices);
    left = question.paid === 'year-start' ? (left - need) * grown : left * grown - need;
    if (left < 0) return false;
    if (question.rises === 'with-prices') need *= 1 + prices;
  }
  return true;
}
