import { useTranslations } from 'use-intl';
import { findRisenRate } from '#domain/calculator/find-risen-rate.ts';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { useMoney } from '../../../site/money.ts';

/**
 * The whole chart in a few sentences, with another one for a rate that rises every year. It is
 * empty where no year is left to save in (from 66 to 66), as there is no chart either.
 */
export function usePlanSummary({ inputs, base, withIncrease, low, high }: RetirementPlan): string {
  const t = useTranslations('projections');
  const money = useMoney();
  if (base.rows.length === 0) return '';
  const last = findRisenRate(base);
  const course = {
    percent: String(inputs.contributionPercentage),
    from: String(inputs.currentAge),
    to: String(inputs.retirementAge),
    balance: money.about(base.retirementBalance),
    today: money.about(base.retirementBalanceToday),
  };
  const sentences = [
    last === undefined
      ? t('summary', course)
      : t('summaryRising', { ...course, last: String(last) }),
    t('summaryRange', {
      low: money.about(low.retirementBalance),
      high: money.about(high.retirementBalance),
    }),
  ];
  if (withIncrease !== undefined)
    sentences.push(
      t(last === undefined ? 'summaryMore' : 'summaryMoreRising', {
        balance: money.about(withIncrease.retirementBalance),
      }),
    );
  return sentences.join(' ');
}
