import { countMonths, type CountedMonths } from '#domain/calculator/count-months.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import { matchByTier } from '#domain/plan/match-of-rate.ts';
import type { MatchTier } from '#domain/plan/plan.ts';

const MONTHS = 12;
/** Finer than any rate is typed, and coarser than what binary fractions add to one. */
const BILLIONTHS = 1e9;
/** Less can be lost or won by counting twelve months to the cent, whatever the limit. */
const LEAST_LOST = 1;

/** Pay that is the same in every month, and how much of the year’s pay the law lets a match count. */
export interface EvenPay {
  tiers: readonly MatchTier[];
  pay: number;
  payCap: number;
}

/** What is saved at one rate over so many months, while the yearly limit leaves so much room. */
export interface Saving {
  ratePercent: number;
  months: number;
  room: number;
}

/** A year in which the limit is reached before its end, and the employer has nothing to match from then on. */
export interface EarlyLimit extends CountedMonths {
  /** What is saved in a month. */
  monthly: number;
}

/** The match of a year in which so much is saved of all its pay, each tier to the cent. */
export function matchOfYear({ tiers, pay, payCap }: EvenPay, saved: number): number {
  const countedPay = Math.min(pay, payCap);
  if (countedPay === 0) return 0;
  const rate = Math.round(((100 * saved) / countedPay) * BILLIONTHS) / BILLIONTHS;
  const cents = matchByTier(tiers, countedPay, rate).map(toCents);
  return fromCents(cents.reduce((match, ofTier) => match + ofTier, 0));
}

/** The match where each month counts by itself: a month without savings has none. */
export function matchOfMonths(even: EvenPay, { ratePercent, months, room }: Saving): number {
  const monthly = (even.pay * ratePercent) / 100 / MONTHS;
  const whole = matchOfYear(even, monthly * MONTHS) / MONTHS;
  if (monthly * months <= room) return whole * months;
  const full = Math.floor(room / monthly);
  const part = Math.min(1, months - full);
  return full * whole + matchOfYear(partOf(even, part / MONTHS), room - full * monthly);
}

/** Undefined where the limit is not reached early, or takes nothing off the match. */
export function findEarlyLimit(
  even: EvenPay,
  ratePercent: number,
  limit: number,
): EarlyLimit | undefined {
  const ofYear = matchOfYear(even, Math.min((even.pay * ratePercent) / 100, limit));
  const ofMonths = matchOfMonths(even, { ratePercent, months: MONTHS, room: limit });
  if (ofYear - ofMonths < LEAST_LOST) return undefined;
  // A payroll counts each month to the cent.
  const monthly = toCents((even.pay * ratePercent) / 100 / MONTHS);
  const ofMonth = partOf(even, 1 / MONTHS);
  const counted = countMonths(monthly, toCents(limit), (saved) =>
    toCents(matchOfYear(ofMonth, fromCents(saved))),
  );
  return {
    monthly: fromCents(monthly),
    month: counted.month,
    each: fromCents(counted.each),
    last: fromCents(counted.last),
    match: fromCents(counted.match),
  };
}

function partOf({ tiers, pay, payCap }: EvenPay, part: number): EvenPay {
  return { tiers, pay: pay * part, payCap: payCap * part };
}
