import {
  benefitInDimes,
  estimateInsuranceAmount,
  monthsAtClaim,
} from '#domain/calculator/social-security.ts';
import type { SocialSecurityYear } from '#domain/calculator/calculator-year.ts';

/** A person as Social Security sees one. Born on January 1 counts as born in the year before. */
export interface Insured {
  birthYear: number;
  /** The monthly benefit at full retirement age, from one’s own work. */
  insuranceAmount: number;
}

/** Where the figure comes from: a statement of Social Security, or our rough estimate from pay. */
type BenefitSource =
  | { kind: 'statement'; monthly: number; atAge: number }
  | { kind: 'estimate'; pay: number; worksUntil: number; year: SocialSecurityYear };

export const CLAIMING_AGES = { from: 62, to: 70 } as const;

/** The ages at which one may choose to begin. */
export function listClaimingAges(): number[] {
  const { from, to } = CLAIMING_AGES;
  return Array.from({ length: to - from + 1 }, (_none, at) => from + at);
}

export function insuredFrom(birthYear: number, source: BenefitSource): Insured {
  if (source.kind === 'estimate') {
    const { pay, worksUntil, year } = source;
    const insuranceAmount = estimateInsuranceAmount({
      pay,
      retirementAge: worksUntil,
      socialSecurity: year,
    });
    return { birthYear, insuranceAmount };
  }
  // A statement says what is paid at some age; what that is at full retirement age follows from it.
  const share = benefitShare(birthYear, source.atAge);
  return { birthYear, insuranceAmount: Math.round((source.monthly / share) * 10) / 10 };
}

/** What part of the full benefit is paid to somebody who begins at an age. */
export function benefitShare(birthYear: number, age: number): number {
  const of = { primaryInsuranceAmount: 1_000_000, birthYear };
  return benefitInDimes({ ...of, claimingMonths: monthsAtClaim(age) }) / 10_000_000;
}

/** Own benefit in dimes, for a claim at an age in months. */
export function ownBenefit(
  { birthYear, insuranceAmount }: Insured,
  claimingMonths: number,
): number {
  return benefitInDimes({ primaryInsuranceAmount: insuranceAmount, claimingMonths, birthYear });
}
