import type { MatchTier } from './plan.ts';

/** What an employer adds to pay of which so many percent are saved, before any limit of the law. */
export function matchOfRate(tiers: readonly MatchTier[], pay: number, ratePercent: number): number {
  let from = 0;
  let match = 0;
  for (const { centsPerDollar, upToPercentOfPay } of tiers) {
    const matched = Math.max(0, Math.min(ratePercent, upToPercentOfPay) - from);
    match += (pay * matched * centsPerDollar) / 10_000;
    from = upToPercentOfPay;
  }
  return match;
}

/** The percent of pay that has to be saved for the whole match; zero where there is none. */
export function rateForWholeMatch(tiers: readonly MatchTier[]): number {
  return tiers.findLast(({ centsPerDollar }) => centsPerDollar > 0)?.upToPercentOfPay ?? 0;
}
