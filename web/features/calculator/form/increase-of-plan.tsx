import { useTranslations } from 'use-intl';
import type { PlanForCalculator } from '#contracts/views/plan.ts';
import layout from '../../../theme/layout.module.css';
import styles from './match-fields.module.css';

/**
 * Says below a result where the plan stops raising a rate by itself, and that the projection stops there, too.
 * It stands outside of what wakes, so it costs no script.
 */
export function IncreaseOfPlan({ increase }: { increase: PlanForCalculator['automaticIncrease'] }) {
  const t = useTranslations('increaseOfPlan');
  const field = useTranslations('projections.assumptions')('autoIncreaseCapPercentage');
  if (increase === undefined) return null;
  const { pointsEachYear, upToPercentOfPay } = increase;
  return (
    <section
      className={`${layout['content']} ${styles['nearest']}`}
      aria-labelledby="increase-of-plan"
    >
      <h2 id="increase-of-plan">{t('title')}</h2>
      <p>{t('text', { points: pointsEachYear, upTo: String(upToPercentOfPay), field })}</p>
    </section>
  );
}
