import { fullRetirementMonths } from '#domain/calculator/social-security.ts';
import type { Insured } from './person.ts';

/**
 * Reductions are counted in this share of the whole: 25/36 % and 5/12 % a month are then whole numbers.
 */
const WHOLE = 3_600;
const PER_EARLY_MONTH = 25;
const PER_EARLIER_MONTH = 15;
const EARLY_MONTHS = 36;

/**
 * What a husband or wife gets on top of their own benefit, in dimes: up to half of the other’s full
 * benefit. It begins when both have claimed, and nobody has to ask for it, because asking for one is
 * asking for both (deemed filing, which the law has had for everybody born since 1954). Waiting beyond
 * full retirement age adds nothing to it. Pensions from work without Social Security have not lowered it
 * since January 2025. One’s own benefit is given in dimes.
 */
export function spousePart(
  person: Insured,
  { own, beginsAtMonths }: { own: number; beginsAtMonths: number },
  other: Insured,
): number {
  const half = (other.insuranceAmount * 10) / 2;
  const beyond = half - Math.max(person.insuranceAmount * 10, own);
  if (beyond <= 0) return 0;
  const early = Math.max(0, fullRetirementMonths(person.birthYear) - beginsAtMonths);
  const shares =
    WHOLE -
    PER_EARLY_MONTH * Math.min(early, EARLY_MONTHS) -
    PER_EARLIER_MONTH * Math.max(0, early - EARLY_MONTHS);
  return Math.floor((Math.round(beyond * 10) * shares) / (WHOLE * 10));
}
