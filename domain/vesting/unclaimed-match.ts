import type { ContributionLimits } from '#domain/calculator/calculator-year.ts';
import { deferralLimit } from '#domain/calculator/contribution-limit.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import { matchByTier, rateForWholeMatch } from '#domain/plan/match-of-rate.ts';
import type { MatchRule } from '#domain/plan/plan.ts';
import {
  findEarlyLimit,
  matchOfMonths,
  matchOfYear,
  type EarlyLimit,
  type EvenPay,
} from './match-of-time.ts';

export interface MatchQuestion {
  match: Pick<MatchRule, 'tiers' | 'hasTrueUp'>;
  pay: number;
  ratePercent: number;
  /** The most that the plan takes of any pay, in percent; without it only the law has a limit. */
  ownLimitPercent?: number | undefined;
  /** The age reached by December 31. */
  age: number;
  /** The part of the year’s paychecks that are still to come: 1 on January 1, 0 after the last. */
  partLeft: number;
}

export type MatchStep =
  | 'match.tier'
  | 'match.wholeRate'
  | 'match.early'
  | 'match.claimed'
  | 'match.unclaimed'
  | 'match.stillToClaim';

export interface UnclaimedMatch {
  /** What the employer adds in a year at this rate, and at the rate that brings all of it. */
  claimed: number;
  whole: number;
  wholeRatePercent: number;
  unclaimed: number;
  /** Where the limit is reached so early that the employer adds nothing to the last paychecks. */
  early: EarlyMatch | undefined;
  /**
   * What can still be had this year: without a true-up that of the paychecks to come. With one it is all of
   * it, as far as the pay to come, the plan and the yearly limit of the law have room for what has to be saved.
   */
  stillToClaim: number;
  /** The part of the pay to come that has to be saved for it, in percent of that pay. */
  rateToComePercent: number;
  steps: ReadonlyArray<Step<MatchStep>>;
}

interface EarlyMatch extends EarlyLimit {
  ratePercent: number;
  limit: number;
  /** The highest rate that brings the whole match, saved all year. */
  evenRatePercent: number;
}

const MONTHS = 12;
const HALF_A_CENT = 0.005;

/** Every amount is in whole cents, and the steps say these. */
export function findUnclaimedMatch(
  question: MatchQuestion,
  limits: ContributionLimits,
): UnclaimedMatch {
  const { match, pay, age } = question;
  const own = question.ownLimitPercent ?? 100;
  const saver: Saver = {
    ...question,
    ratePercent: Math.min(question.ratePercent, own),
    own,
    // The law of the catch-up asks for the wages of the year before, for which the pay stands.
    limit: deferralLimit(limits, age, pay),
    limits,
    even: { tiers: match.tiers, pay, payCap: limits.payCap },
  };
  const { ratePercent } = saver;
  const wholeRatePercent = reachableRate(saver);
  const early = match.hasTrueUp ? undefined : findEarly(saver, wholeRatePercent);
  const claimed = early?.match ?? matchInYear(saver, ratePercent);
  const whole = Math.max(claimed, matchInYear(saver, wholeRatePercent));
  const unclaimed = fromCents(toCents(whole) - toCents(claimed));
  const toCome = match.hasTrueUp ? reachByTheEnd(saver, wholeRatePercent) : reachFromNowOn(saver);
  const still = Math.max(0, Math.min(unclaimed, toCome.more));
  // All of it is all of it to the cent, whichever way its parts were rounded.
  const stillToClaim = unclaimed - still < HALF_A_CENT ? unclaimed : fromCents(toCents(still));
  return {
    claimed,
    whole,
    wholeRatePercent,
    unclaimed,
    early,
    stillToClaim,
    rateToComePercent: toCome.ratePercent,
    steps: [
      ...traceTiers(question, limits),
      {
        key: 'match.wholeRate',
        figures: { rate: percent(toHundredths(wholeRatePercent)), whole: dollars(whole) },
      },
      ...traceEarly(early),
      { key: 'match.claimed', figures: { rate: percent(ratePercent), claimed: dollars(claimed) } },
      { key: 'match.unclaimed', figures: { unclaimed: dollars(unclaimed) } },
      { key: 'match.stillToClaim', figures: { stillToClaim: dollars(stillToClaim) } },
    ],
  };
}

/** Who saves at a rate that the plan takes, with what the law lets them save. */
interface Saver extends MatchQuestion {
  own: number;
  limit: number;
  limits: ContributionLimits;
  even: EvenPay;
}

/** The rate that brings all of the match that the plan and the law let somebody with this pay have. */
function reachableRate(saver: Saver): number {
  const { pay, limit } = saver;
  const rate = matchedRate(saver);
  return pay === 0 ? rate : Math.min(rate, (100 * limit) / pay);
}

/** The rate beyond which a paycheck has no more match, whatever the year’s limit. */
function matchedRate({ match, pay, own, limits }: Saver): number {
  const counted = pay === 0 ? 1 : Math.min(1, limits.payCap / pay);
  return Math.min(rateForWholeMatch(match.tiers) * counted, own);
}

function findEarly(saver: Saver, wholeRatePercent: number): EarlyMatch | undefined {
  const { pay, ratePercent, limit, even } = saver;
  const early = findEarlyLimit(even, ratePercent, limit);
  // The law may end the match of the year before the months do.
  if (!early || early.match >= matchInYear(saver, ratePercent)) return undefined;
  const highest = Math.floor((10_000 * limit) / pay) / 100;
  const evenRatePercent = Math.max(highest, roundUp(wholeRatePercent, 100));
  return { ...early, ratePercent, limit, evenRatePercent };
}

interface Reached {
  /** The match that comes on top of what this rate goes on to bring. */
  more: number;
  ratePercent: number;
}

/** With a true-up the year counts: the most that can still be reached by saving more of the pay to come. */
function reachByTheEnd(saver: Saver, wholeRatePercent: number): Reached {
  const { pay, ratePercent, partLeft, own } = saver;
  const toCome = pay * partLeft;
  const paidIn = paidInSoFar(saver);
  const needed = (pay * wholeRatePercent) / 100;
  const saved = Math.min(needed, paidIn + (toCome * own) / 100);
  if (toCome === 0) return { more: 0, ratePercent: 0 };
  return {
    more: matchInYear(saver, (100 * saved) / pay) - matchInYear(saver, ratePercent),
    ratePercent: Math.min(own, (100 * Math.max(0, saved - paidIn)) / toCome),
  };
}

/** Without one each paycheck counts: the most that those to come can bring, spread evenly over them. */
function reachFromNowOn(saver: Saver): Reached {
  const { pay, partLeft, ratePercent, limit, even } = saver;
  const room = limit - paidInSoFar(saver);
  const toCome = pay * partLeft;
  if (toCome === 0) return { more: 0, ratePercent: 0 };
  const best = Math.min(matchedRate(saver), (100 * room) / toCome);
  const months = MONTHS * partLeft;
  const inYear = matchOfMonths(even, { ratePercent, months: MONTHS, room: limit });
  const soFar = matchOfMonths(even, { ratePercent, months: MONTHS - months, room: limit });
  return {
    more: matchOfMonths(even, { ratePercent: best, months, room }) - (inYear - soFar),
    ratePercent: best,
  };
}

function paidInSoFar({ pay, ratePercent, limit, partLeft }: Saver): number {
  return Math.min(((pay * ratePercent) / 100) * (1 - partLeft), limit);
}

/** What each tier adds in a year at most, of pay that counts. */
function traceTiers(
  { match, pay }: MatchQuestion,
  { payCap }: ContributionLimits,
): Array<Step<MatchStep>> {
  const countedPay = Math.min(pay, payCap);
  const most = matchByTier(match.tiers, countedPay, 100);
  return match.tiers.map(({ centsPerDollar, upToPercentOfPay }, at) => ({
    key: 'match.tier',
    figures: {
      from: percent(match.tiers[at - 1]?.upToPercentOfPay ?? 0),
      upTo: percent(upToPercentOfPay),
      pay: dollars(countedPay),
      cents: number(centsPerDollar),
      most: dollars(fromCents(toCents(most[at] ?? 0))),
    },
  }));
}

function traceEarly(early: EarlyMatch | undefined): Array<Step<MatchStep>> {
  if (!early) return [];
  const { ratePercent, monthly, month, each, last, limit } = early;
  return [
    {
      key: 'match.early',
      figures: {
        rate: percent(ratePercent),
        monthly: dollars(monthly),
        month: number(month),
        limit: dollars(limit),
        each: dollars(each),
        last: dollars(last),
      },
    },
  ];
}

/** The match within the limits of the law, which are those of the calculator. */
function matchInYear({ pay, limit, limits, even }: Saver, ratePercent: number): number {
  const employee = Math.min((pay * ratePercent) / 100, limit);
  const most = limits.allAdditions - Math.min(employee, limits.electiveDeferral);
  return fromCents(toCents(Math.min(matchOfYear(even, employee), most)));
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Up to so many parts of one: a rate that falls short brings less, and what binary fractions add is none. */
export function roundUp(value: number, parts: number): number {
  return Math.ceil(Math.round(value * parts * 1e6) / 1e6) / parts;
}
