import { useTranslations } from 'use-intl';
import type { MatchTier } from '#domain/plan/plan.ts';

/** Returns the words for a match, one tier after the other. */
export function useMatchWords(): (tiers: readonly MatchTier[]) => string {
  const t = useTranslations('calculator.plan');
  return (tiers) => {
    let said = '';
    for (const { centsPerDollar, upToPercentOfPay } of tiers) {
      const tier = { rate: String(centsPerDollar), upTo: String(upToPercentOfPay) };
      said = said === '' ? t('tier', tier) : t('nextTier', { ...tier, before: said });
    }
    return said;
  };
}
