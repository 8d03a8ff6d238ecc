import { useTranslations } from 'use-intl';
import { findRisenRate } from '#domain/calculator/find-risen-rate.ts';
import { onePointMore } from '#domain/calculator/one-point-more.ts';
import type { Projection, RetirementPlan } from '#domain/calculator/retirement-plan.ts';

export interface CourseNames {
  asYouAre: string;
  withMore: string;
  /** A name short enough for the head of a column. */
  columnMore: string;
}

/** Names the two courses by their rates; one that rises every year is named "6% rising to 32%". */
export function useCourseNames({ inputs, base, withIncrease = base }: RetirementPlan): CourseNames {
  const t = useTranslations('projections');
  const rateOf = (percentage: number, course: Projection): string => {
    const percent = String(percentage);
    const last = findRisenRate(course);
    return last === undefined
      ? `${percent}${t('percent')}`
      : t('rateRising', { percent, last: String(last) });
  };
  const more = rateOf(onePointMore(inputs.contributionPercentage), withIncrease);
  return {
    asYouAre: t('asYouAre', { rate: rateOf(inputs.contributionPercentage, base) }),
    withMore: t('withMore', { rate: more }),
    columnMore: t('columnMore', { rate: more }),
  };
}
