import { LEAST_EFFECT, onePointMore } from './one-point-more.ts';
import { changePaycheck } from './pay-this-year.ts';
import type { RetirementPlan } from './retirement-plan.ts';

/**
 * Today's course beside another one, which stands where a plan has the one with a point more. Every
 * figure that a plan has of its own is today's.
 */
export interface ComparedPlan extends RetirementPlan {
  otherPercentage: number;
  /** True where the other rate is one that somebody tries, and not one point more. */
  isTried: boolean;
}

/** Puts a rate that is tried beside today's; without one, it is one point more. */
export function compareCourses(
  today: RetirementPlan,
  tried: RetirementPlan | undefined,
): ComparedPlan {
  if (tried === undefined)
    return {
      ...today,
      otherPercentage: onePointMore(today.inputs.contributionPercentage),
      isTried: false,
    };
  const added = tried.base.retirementBalance - today.base.retirementBalance;
  const hasEffect = Math.abs(added) >= LEAST_EFFECT;
  const cost = tried.contributionPerYear - today.contributionPerYear;
  const taxSaved = today.federalTaxPerYear - tried.federalTaxPerYear;
  return {
    ...today,
    otherPercentage: tried.inputs.contributionPercentage,
    isTried: true,
    withIncrease: hasEffect ? tried.base : undefined,
    isIncreaseLeftOut: !hasEffect,
    incomeWithIncrease: hasEffect ? tried.income : undefined,
    increaseAddsPerMonth: hasEffect ? tried.income[0].fromSavings - today.income[0].fromSavings : 0,
    paycheck: changePaycheck(
      { cost, taxSaved, matchAdded: tried.matchPerYear - today.matchPerYear },
      today.assumptions,
    ),
  };
}
