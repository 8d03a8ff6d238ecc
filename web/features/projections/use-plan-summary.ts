import { useTranslations } from 'use-intl';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { useMoney } from '../../i18n/money.ts';

/** The whole chart in a sentence or two. */
export function usePlanSummary({ inputs, base, withIncrease, low, high }: RetirementPlan): string {
  const t = useTranslations('projections');
  const money = useMoney();
  const course = t('summary', {
    percent: String(inputs.contributionPercentage),
    from: String(inputs.currentAge),
    to: String(inputs.retirementAge),
    balance: money.about(base.retirementBalance),
    today: money.about(base.retirementBalanceToday),
    low: money.about(low.retirementBalance),
    high: money.about(high.retirementBalance),
  });
  if (withIncrease === undefined) return course;
  return `${course} ${t('summaryMore', { balance: money.about(withIncrease.retirementBalance) })}`;
}
