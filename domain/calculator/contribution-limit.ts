import type { ContributionLimits } from './calculator-year.ts';

const CATCH_UP_SIXTIES_AGES = { from: 60, to: 63 };
const ROUNDED_DOWN_TO = 500;
/**
 * In binary fractions 360,000 x 1.025 is 368,999.99…; the slack keeps it from being cut to 368,500.
 */
const SLACK = 1e-6;

/**
 * The most an employee may pay in. The age is the one reached by 31 December of the year. Without the
 * wages of the year before it is the limit of people whom the law lets choose.
 */
export function deferralLimit(
  limits: ContributionLimits,
  age: number,
  wagesOfYearBefore = 0,
): number {
  const { electiveDeferral, catchUp, catchUpSixties, catchUpAge, rothCatchUp } = limits;
  const isLost = isAskedForRoth(limits, wagesOfYearBefore) && !rothCatchUp?.isOffered;
  if (age < catchUpAge || isLost) return electiveDeferral;
  const isInSixties = age >= CATCH_UP_SIXTIES_AGES.from && age <= CATCH_UP_SIXTIES_AGES.to;
  return (
    electiveDeferral + (isInSixties && catchUpSixties !== undefined ? catchUpSixties : catchUp)
  );
}

/** The most that may go in before tax: what has to be Roth above it is no choice. */
export function pretaxLimit(
  limits: ContributionLimits,
  age: number,
  wagesOfYearBefore: number,
): number {
  return isAskedForRoth(limits, wagesOfYearBefore)
    ? limits.electiveDeferral
    : deferralLimit(limits, age);
}

/** Whether the law lets people with such wages add on top only as Roth. */
export function isAskedForRoth(
  { rothCatchUp }: ContributionLimits,
  wagesOfYearBefore: number,
): boolean {
  return rothCatchUp !== undefined && wagesOfYearBefore > rothCatchUp.wages;
}

/**
 * The limits once prices have grown by this factor. The specification leaves the steps open: all
 * limits move in steps of $500 and never fall, though the law takes larger steps for the total and
 * the pay cap.
 */
export function growLimits(limits: ContributionLimits, factor: number): ContributionLimits {
  const { catchUpSixties, rothCatchUp } = limits;
  const grown = (known: number): number =>
    Math.max(known, Math.floor((known * factor) / ROUNDED_DOWN_TO + SLACK) * ROUNDED_DOWN_TO);
  return {
    electiveDeferral: grown(limits.electiveDeferral),
    catchUp: grown(limits.catchUp),
    catchUpSixties: catchUpSixties === undefined ? undefined : grown(catchUpSixties),
    catchUpAge: limits.catchUpAge,
    allAdditions: grown(limits.allAdditions),
    payCap: grown(limits.payCap),
    rothCatchUp: rothCatchUp && { ...rothCatchUp, wages: grown(rothCatchUp.wages) },
  };
}
