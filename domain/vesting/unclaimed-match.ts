import type { ContributionLimits } from '#domain/calculator/calculator-year.ts';
import { deferralLimit } from '#domain/calculator/contribution-limit.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { matchOfRate, rateForWholeMatch } from '#domain/plan/match-of-rate.ts';
import type { MatchRule } from '#domain/plan/plan.ts';

export interface MatchQuestion {
  match: Pick<MatchRule, 'tiers' | 'hasTrueUp'>;
  pay: number;
  ratePercent: number;
  /** The age reached by December 31. */
  age: number;
  /** The part of the year’s paychecks that are still to come: 1 on January 1, 0 after the last. */
  partLeft: number;
}

export type MatchStep =
  'match.tier' | 'match.wholeRate' | 'match.claimed' | 'match.unclaimed' | 'match.stillToClaim';

export interface UnclaimedMatch {
  /** What the employer adds in a year at this rate, and at the rate that brings all of it. */
  claimed: number;
  whole: number;
  wholeRatePercent: number;
  unclaimed: number;
  /**
   * What can still be had this year: without a true-up that of the paychecks to come. With one it is all of
   * it, as far as the pay to come and the yearly limit of the law have room for what has to be saved.
   */
  stillToClaim: number;
  /** The part of the pay to come that has to be saved for it, in percent of that pay. */
  rateToComePercent: number;
  steps: ReadonlyArray<Step<MatchStep>>;
}

export function findUnclaimedMatch(
  question: MatchQuestion,
  limits: ContributionLimits,
): UnclaimedMatch {
  const { match, ratePercent, partLeft } = question;
  const wholeRatePercent = reachableRate(question, limits);
  const claimed = matchInYear(question, ratePercent, limits);
  const whole = Math.max(claimed, matchInYear(question, wholeRatePercent, limits));
  const unclaimed = whole - claimed;
  const reached = reachByTheEnd(question, wholeRatePercent, limits);
  const stillToClaim = match.hasTrueUp
    ? Math.min(unclaimed, Math.max(0, reached.match - claimed))
    : unclaimed * partLeft;
  return {
    claimed,
    whole,
    wholeRatePercent,
    unclaimed,
    stillToClaim,
    rateToComePercent: match.hasTrueUp ? reached.ratePercent : wholeRatePercent,
    steps: [
      ...traceTiers(question, limits),
      {
        key: 'match.wholeRate',
        figures: { rate: percent(wholeRatePercent), whole: dollars(whole) },
      },
      { key: 'match.claimed', figures: { rate: percent(ratePercent), claimed: dollars(claimed) } },
      { key: 'match.unclaimed', figures: { unclaimed: dollars(unclaimed) } },
      { key: 'match.stillToClaim', figures: { stillToClaim: dollars(stillToClaim) } },
    ],
  };
}

/** The rate that brings all of the match that the law lets somebody with this pay have. */
function reachableRate({ match, pay, age }: MatchQuestion, limits: ContributionLimits): number {
  const rate = rateForWholeMatch(match.tiers);
  if (pay === 0) return rate;
  const counted = rate * Math.min(1, limits.payCap / pay);
  return Math.min(counted, (100 * deferralLimit(limits, age)) / pay);
}

/** The most of the year's match that can still be reached by saving more of the pay to come, and how much more. */
function reachByTheEnd(
  question: MatchQuestion,
  wholeRatePercent: number,
  limits: ContributionLimits,
): { match: number; ratePercent: number } {
  const { pay, ratePercent, age, partLeft } = question;
  const toCome = pay * partLeft;
  const paidIn = Math.min((pay * ratePercent) / 100, deferralLimit(limits, age)) * (1 - partLeft);
  const needed = (pay * wholeRatePercent) / 100;
  const saved = Math.min(needed, paidIn + toCome);
  return {
    match: pay === 0 ? 0 : matchInYear(question, (100 * saved) / pay, limits),
    ratePercent: toCome === 0 ? 0 : Math.min(100, (100 * Math.max(0, saved - paidIn)) / toCome),
  };
}

/** What each tier adds in a year at most, of pay that counts. */
function traceTiers(
  { match, pay }: MatchQuestion,
  { payCap }: ContributionLimits,
): Array<Step<MatchStep>> {
  const countedPay = Math.min(pay, payCap);
  return match.tiers.map(({ centsPerDollar, upToPercentOfPay }, at) => {
    const from = match.tiers[at - 1]?.upToPercentOfPay ?? 0;
    const most = (countedPay * (upToPercentOfPay - from) * centsPerDollar) / 10_000;
    return {
      key: 'match.tier',
      figures: {
        from: percent(from),
        upTo: percent(upToPercentOfPay),
        pay: dollars(countedPay),
        cents: number(centsPerDollar),
        most: dollars(most),
      },
    };
  });
}

/** The match within the limits of the law, which are those of the calculator. */
function matchInYear(
  { match, pay, age }: MatchQuestion,
  ratePercent: number,
  limits: ContributionLimits,
): number {
  const employee = Math.min((pay * ratePercent) / 100, deferralLimit(limits, age));
  const countedPay = Math.min(pay, limits.payCap);
  if (countedPay === 0) return 0;
  const matched = matchOfRate(match.tiers, countedPay, (100 * employee) / countedPay);
  return Math.min(matched, limits.allAdditions - Math.min(employee, limits.electiveDeferral));
}
