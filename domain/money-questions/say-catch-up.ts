import type { ContributionLimits } from '#domain/calculator/calculator-year.ts';
import { dollars, number } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { hasToBeRoth } from '#domain/roth/roth-catch-up.ts';

/** What decides about the catch-up of somebody with high pay; the limits hold the law. */
export interface CatchUpGround {
  limits: ContributionLimits;
  hasRoth: boolean;
}

interface Saver {
  /** Stands for the wages of the year before, which the law asks for. */
  pay: number;
  age?: number | undefined;
}

/** What has to be Roth, or cannot go in at all; said to who is old enough for it, or says no age. */
export function sayCatchUp({ pay, age }: Saver, { limits, hasRoth }: CatchUpGround): Step[] {
  const { rothCatchUp, catchUpAge } = limits;
  const saver = { age: age ?? catchUpAge, wagesOfYearBefore: pay };
  if (!rothCatchUp || !hasToBeRoth(saver, limits)) return [];
  return [
    {
      key: hasRoth ? 'catchUp.roth' : 'catchUp.lost',
      figures: {
        age: number(catchUpAge),
        wages: dollars(rothCatchUp.wages),
        year: number(rothCatchUp.year),
      },
    },
  ];
}
