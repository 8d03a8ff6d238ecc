import type { CoupleClaim } from './compare-claims.ts';

/** A benefit that is paid for life from an age of the first person on, a month and in today's dollars. */
export interface BenefitStart {
  fromAge: number;
  monthly: number;
}

/**
 * When what begins, by the age of the first person; the second is so many years younger. A spouse’s part
 * begins when both have claimed.
 */
export function listBenefitStarts(claim: CoupleClaim, yearsYounger: number): BenefitStart[] {
  const first = claim.ages[0];
  const second = claim.ages[1] + yearsYounger;
  return [
    { fromAge: first, monthly: claim.own[0] },
    { fromAge: second, monthly: claim.own[1] },
    { fromAge: Math.max(first, second), monthly: claim.spouseParts[0] + claim.spouseParts[1] },
  ];
}
