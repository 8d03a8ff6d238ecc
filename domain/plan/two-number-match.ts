import { matchOfRate, rateForWholeMatch } from './match-of-rate.ts';
import { planHas } from './plan-has.ts';
import type { CompanyPlan, MatchTier } from './plan.ts';

/** A match as two numbers say it: so many percent of what is saved, up to so many percent of pay. */
export interface TwoNumberMatch {
  ratePercent: number;
  upToPercentOfPay: number;
  /** Where the plan's own match is farthest from that; undefined where the two numbers say all of it. */
  farthest: MatchDifference | undefined;
}

/** What who saves so many percent of pay is paid by the plan, and by the two numbers, in percent of pay. */
interface MatchDifference {
  savedPercent: number;
  planPercent: number;
  twoNumbersPercent: number;
}

/** Two decimals are as many as a person reads of a percentage. */
const HUNDREDTHS = 100;

/** The tiers of a plan, none of them where it has no match; undefined where nobody has told us. */
export function knownTiers(plan: CompanyPlan | undefined): readonly MatchTier[] | undefined {
  return planHas(plan, 'plan.match') ? plan?.match?.tiers : [];
}

/**
 * The two numbers that bring the whole match at the same rate of saving as the tiers do. Who saves less
 * may have more or less from several tiers than from two numbers.
 */
export function matchInTwoNumbers(
  tiers: readonly MatchTier[],
  maxRatePercent: number,
): TwoNumberMatch {
  const upToPercentOfPay = rateForWholeMatch(tiers);
  if (upToPercentOfPay === 0) return { ratePercent: 0, upToPercentOfPay: 0, farthest: undefined };
  const average = (100 * matchOfRate(tiers, 100, upToPercentOfPay)) / upToPercentOfPay;
  const ratePercent = Math.min(round(average), maxRatePercent);
  const asTier = [{ centsPerDollar: ratePercent, upToPercentOfPay }];
  // Both rise in straight lines between the ends of tiers, so they are farthest apart at one of these.
  const [farthest] = tiers
    .map(({ upToPercentOfPay: savedPercent }) => ({
      savedPercent,
      planPercent: round(matchOfRate(tiers, 100, savedPercent)),
      twoNumbersPercent: round(matchOfRate(asTier, 100, savedPercent)),
    }))
    .toSorted((one, other) => distance(other) - distance(one));
  return {
    ratePercent,
    upToPercentOfPay,
    farthest: farthest && distance(farthest) > 0 ? farthest : undefined,
  };
}

const round = (percent: number): number => Math.round(percent * HUNDREDTHS) / HUNDREDTHS;

const distance = ({ planPercent, twoNumbersPercent }: MatchDifference): number =>
  Math.abs(planPercent - twoNumbersPercent);
