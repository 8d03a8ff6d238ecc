import { useTranslations } from 'use-intl';
import type { HoursPlan } from '#domain/hours/hours-plan.ts';
import { useMoney } from '../../../site/money.ts';
import styles from '../projection/plan-answer.module.css';

/** The answer in the heading: what could be one's own when the plan pays, in today's dollars. */
export function HoursAnswer({ plan }: { plan: HoursPlan }) {
  const t = useTranslations('hours.result');
  const money = useMoney();
  const { inputs, base, own, ownToday, payAge } = plan;
  const age = String(payAge);
  const isNothing = own === 0;
  return (
    <div className={styles['answer']}>
      <h1 className={styles['headline']}>
        {isNothing
          ? t('nothing', { age })
          : t.rich('headline', {
              age,
              amount: () => <span className={styles['amount']}>{money.about(ownToday)}</span>,
            })}
      </h1>
      {!isNothing && <p className={styles['cost']}>{t('today', { amount: money.about(own) })}</p>}
      {isNothing && base.balanceToday > 0 && (
        <p className={styles['cost']}>
          {t('ifCounted', { amount: money.about(base.balanceToday) })}
        </p>
      )}
      {payAge > inputs.retirementAge && (
        <p className={styles['cost']}>{t('wait', { stop: String(inputs.retirementAge), age })}</p>
      )}
    </div>
  );
}
