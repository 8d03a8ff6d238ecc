import { useTranslations } from 'use-intl';
import type { ComparedPlan } from '#domain/calculator/compare-courses.ts';
import { findRisenRate } from '#domain/calculator/find-risen-rate.ts';
import type { Projection } from '#domain/calculator/retirement-plan.ts';

export interface CourseNames {
  asYouAre: string;
  withMore: string;
  /** A name short enough for the head of a column. */
  columnMore: string;
}

/** Names the two courses by their rates; one that rises every year is named "6% rising to 32%". */
export function useCourseNames(plan: ComparedPlan): CourseNames {
  const { inputs, base, withIncrease = base, otherPercentage, isTried } = plan;
  const t = useTranslations('projections');
  const rateOf = (percentage: number, course: Projection): string => {
    const percent = String(percentage);
    const last = findRisenRate(course);
    return last === undefined
      ? `${percent}${t('percent')}`
      : t('rateRising', { percent, last: String(last) });
  };
  const rate = rateOf(otherPercentage, withIncrease);
  const tried = isTried ? t('ifTried', { rate }) : undefined;
  return {
    asYouAre: t('asYouAre', { rate: rateOf(inputs.contributionPercentage, base) }),
    withMore: tried ?? t('withMore', { rate }),
    columnMore: tried ?? t('columnMore', { rate }),
  };
}
