import type { ContributionLimits } from '#domain/calculator/calculator-year.ts';
import { deferralLimit } from '#domain/calculator/contribution-limit.ts';
import { dollars, number } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { hasToBeRoth, type CatchUpLaw } from '#domain/roth/roth-catch-up.ts';

/** What decides about the catch-up of somebody with high pay. */
export interface CatchUpGround {
  limits: ContributionLimits;
  /** None before the law began. */
  catchUp: CatchUpLaw | undefined;
  hasRoth: boolean;
}

interface Saver {
  pay: number;
  age?: number | undefined;
}

/**
 * The limits of somebody with such pay. The law asks for the wages of the year before, for which the pay
 * that was typed stands; a plan without Roth then takes nothing on top.
 */
export function limitsFor({ pay, age }: Saver, ground: CatchUpGround): ContributionLimits {
  const { limits, catchUp, hasRoth } = ground;
  const isLost =
    !hasRoth && hasToBeRoth({ age: age ?? 0, wagesOfYearBefore: pay }, limits, catchUp);
  return isLost ? { ...limits, catchUp: 0, catchUpSixties: undefined } : limits;
}

/** The most that may go in before tax: what has to be Roth above it is no choice. */
export function pretaxLimit({ pay, age = 0 }: Saver, { limits, catchUp }: CatchUpGround): number {
  return hasToBeRoth({ age, wagesOfYearBefore: pay }, limits, catchUp)
    ? limits.electiveDeferral
    : deferralLimit(limits, age);
}

/** What has to be Roth, or cannot go in at all; said to who is old enough for it, or says no age. */
export function sayCatchUp({ pay, age }: Saver, ground: CatchUpGround): Step[] {
  const { limits, catchUp, hasRoth } = ground;
  const saver = { age: age ?? limits.catchUpAge, wagesOfYearBefore: pay };
  if (!catchUp || !hasToBeRoth(saver, limits, catchUp)) return [];
  return [
    {
      key: hasRoth ? 'catchUp.roth' : 'catchUp.lost',
      figures: {
        age: number(limits.catchUpAge),
        wages: dollars(catchUp.wages),
        year: number(catchUp.year),
      },
    },
  ];
}
