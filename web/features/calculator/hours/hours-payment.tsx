import { useTranslations } from 'use-intl';
import type { HoursPlan, PayoutRules } from '#domain/hours/hours-plan.ts';
import { useMoney } from '../../../site/money.ts';
import layout from '../../../theme/layout.module.css';
import { bold } from '../../../words/bold.tsx';
import styles from '../projection/projections-page.module.css';

interface HoursPaymentProperties {
  plan: HoursPlan;
  rules: PayoutRules | undefined;
}

/** How the plan would pay out what is one's own, by its sums of today. */
export function HoursPayment({ plan, rules }: HoursPaymentProperties) {
  const t = useTranslations('hours.result');
  const money = useMoney();
  const { payout, assumptions } = plan;
  const horizon = String(assumptions.horizonAge);
  const { onceBelow, atLeastMonthly } = rules ?? {};
  return (
    <section className={styles['words']} aria-labelledby="payment">
      <h2 id="payment">{t('payoutTitle')}</h2>
      <p className={layout['lead']}>
        {payout.form === 'nothing' && t('noPayout')}
        {payout.form === 'once' && t('once', { amount: money.whole(onceBelow ?? 0) })}
        {payout.form === 'monthly' &&
          t.rich('monthly', { horizon, amount: money.about(payout.monthly), b: bold })}
      </p>
      {payout.form === 'monthly' && atLeastMonthly !== undefined && (
        <p>
          {t('atLeast', { amount: money.whole(atLeastMonthly) })}
          {payout.endsSooner && ` ${t('sooner', { horizon })}`}
        </p>
      )}
      <p>{t('beside')}</p>
      {rules !== undefined && <p>{t('asOfToday')}</p>}
    </section>
  );
}
