import type { MatchRule, MatchTier } from './plan.ts';

/** What an employer adds to pay of which so many percent are saved, before any limit of the law. */
export function matchOfRate(tiers: readonly MatchTier[], pay: number, ratePercent: number): number {
  return matchByTier(tiers, pay, ratePercent).reduce((match, ofTier) => match + ofTier, 0);
}

/** Works out what each tier of a match adds. */
export function matchByTier(
  tiers: readonly MatchTier[],
  pay: number,
  ratePercent: number,
): number[] {
  return tiers.map(({ centsPerDollar, upToPercentOfPay }, at) => {
    const from = tiers[at - 1]?.upToPercentOfPay ?? 0;
    const matched = Math.max(0, Math.min(ratePercent, upToPercentOfPay) - from);
    return (pay * matched * centsPerDollar) / 10_000;
  });
}

/** The percent of pay that has to be saved for the whole match; zero where there is none. */
export function rateForWholeMatch(tiers: readonly MatchTier[]): number {
  return tiers.findLast(({ centsPerDollar }) => centsPerDollar > 0)?.upToPercentOfPay ?? 0;
}

/** Whether the savings of the year decide about the match, and not those of each paycheck. */
export function countsByYear(match: MatchRule | undefined): boolean {
  return match !== undefined && (match.hasTrueUp || match.paid === 'once-a-year');
}
