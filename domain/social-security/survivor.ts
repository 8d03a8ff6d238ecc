import { fullRetirementMonths } from '#domain/calculator/social-security.ts';
import { ownBenefit, type Insured } from './person.ts';

const MONTHS = 12;
const EARLIEST_AGE = 60;
/** What is lost by beginning at 60, in thousandths; the months until full age share it evenly. */
const LOST_AT_EARLIEST = 285;
/** No survivor who waits until full age gets less than this of the full benefit, in thousandths. */
const LEAST_OF_FULL = 825;
export const LEAST_OF_FULL_PERCENT = LEAST_OF_FULL / 10;

/** Survivors have a full age of their own: that of people two years older. */
export function fullSurvivorMonths(birthYear: number): number {
  return fullRetirementMonths(birthYear - 2);
}

interface Survivor {
  birthYear: number;
  /** The age at which the survivor’s benefit begins, in months. */
  beginsAtMonths: number;
}

/**
 * The monthly benefit of whoever is left, in dimes, before it is compared with their own: what the one
 * who died was paid, or would have been. A claim before full retirement age limits it for good, but not
 * below 82.5 %.
 */
export function survivorBenefit(
  died: Insured,
  claimedAtMonths: number,
  { birthYear, beginsAtMonths }: Survivor,
): number {
  const full = died.insuranceAmount * 10;
  const paid = ownBenefit(died, claimedAtMonths);
  const early = Math.max(0, fullSurvivorMonths(birthYear) - beginsAtMonths);
  const spread = fullSurvivorMonths(birthYear) - EARLIEST_AGE * MONTHS;
  const kept = 1_000 * spread - LOST_AT_EARLIEST * Math.min(early, spread);
  const reduced = (Math.max(full, paid) * kept) / (1_000 * spread);
  if (paid >= full) return Math.floor(reduced);
  return Math.floor(Math.min(reduced, Math.max(paid, (full * LEAST_OF_FULL) / 1_000)));
}
