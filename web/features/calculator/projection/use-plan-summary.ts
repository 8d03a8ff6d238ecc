import { useTranslations } from 'use-intl';
import { findRisenRate } from '#domain/calculator/find-risen-rate.ts';
import type { ShownPlan } from '#domain/calculator/shown-plan.ts';
import { useMoney } from '../../../site/money.ts';

/**
 * The whole chart in a few sentences, with another one for a rate that rises every year; a rate that
 * is tried comes first. It is empty where no year is left to save in (from 66 to 66), as there is no
 * chart either.
 */
export function usePlanSummary(plan: ShownPlan): string {
  const { inputs, base, withIncrease, low, high, isTried, otherPercentage } = plan;
  const t = useTranslations('projections');
  const money = useMoney();
  if (base.rows.length === 0) return '';
  const course = isTried ? (withIncrease ?? base) : base;
  const last = findRisenRate(course);
  const about = {
    percent: String(isTried ? otherPercentage : inputs.contributionPercentage),
    from: String(inputs.currentAge),
    to: String(inputs.retirementAge),
    balance: money.about(course.retirementBalance),
    dollars: plan.dollars,
    beside: money.about(course.retirementBalanceBeside),
  };
  const sentences = [
    last === undefined ? t('summary', about) : t('summaryRising', { ...about, last: String(last) }),
  ];
  if (isTried)
    sentences.push(t('summaryAsYouAre', { balance: money.about(base.retirementBalance) }));
  sentences.push(
    t('summaryRange', {
      low: money.about(low.retirementBalance),
      high: money.about(high.retirementBalance),
    }),
  );
  if (!isTried && withIncrease !== undefined)
    sentences.push(
      t(last === undefined ? 'summaryMore' : 'summaryMoreRising', {
        balance: money.about(withIncrease.retirementBalance),
      }),
    );
  return sentences.join(' ');
}
