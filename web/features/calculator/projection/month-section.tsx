import { useTranslations } from 'use-intl';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { bold } from '../../../words/bold.tsx';
import { useMoney } from '../../../site/money.ts';
import layout from '../../../theme/layout.module.css';
import { ChangeContribution } from '../../../widgets/change-contribution/change-contribution.tsx';
import { IncomeBars } from '../income/income-bars.tsx';
import styles from './projections-page.module.css';
import { showIncome } from '../income/show-income.ts';

/** The contribution per paycheck today beside the monthly income later. */
export function MonthSection({ plan }: { plan: RetirementPlan }) {
  const t = useTranslations('projections');
  const money = useMoney();
  const { paycheck, withIncrease, isIncreaseLeftOut } = plan;
  const shown = showIncome(plan);
  return (
    <section className={styles['columns']} aria-labelledby="month">
      <div className={styles['words']}>
        <h2 id="month">{t('monthTitle')}</h2>
        {isIncreaseLeftOut && <p className={layout['lead']}>{t('monthLeftOut')}</p>}
        {!isIncreaseLeftOut && withIncrease === undefined && (
          <p className={layout['lead']}>{t('monthNothing')}</p>
        )}
        {withIncrease !== undefined && (
          <p className={layout['lead']}>
            {paycheck.beforeTax > 0
              ? t.rich('monthCost', {
                  amount: money.whole(paycheck.beforeTax),
                  afterTax: money.whole(paycheck.afterTax),
                  b: bold,
                })
              : t('monthCostLater')}{' '}
            {shown.added > 0 && t.rich('monthGain', { amount: money.whole(shown.added), b: bold })}
          </p>
        )}
        <ChangeContribution look="primary" />
      </div>
      <IncomeBars plan={plan} shown={shown} />
    </section>
  );
}
