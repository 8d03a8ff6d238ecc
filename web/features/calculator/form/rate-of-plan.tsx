import { useTranslations } from 'use-intl';
import type { PlanForCalculator } from '#contracts/views/plan.ts';
import styles from './calculator-form.module.css';

/** What the plan does with the rate of who chooses none, and the most that it takes. */
export function RateOfPlan({ known }: { known: PlanForCalculator | undefined }) {
  const t = useTranslations('calculator.plan');
  const { enrolledAtPercent, ownLimitPercent } = known ?? {};
  return (
    <>
      {enrolledAtPercent !== undefined && (
        <p className={styles['ofPlan']}>{t('enrolled', { percent: String(enrolledAtPercent) })}</p>
      )}
      {ownLimitPercent !== undefined && (
        <p className={styles['ofPlan']}>{t('limit', { percent: String(ownLimitPercent) })}</p>
      )}
    </>
  );
}
