import { useTranslations } from 'use-intl';
import type { ShownPlan } from '#domain/calculator/shown-plan.ts';
import { bold } from '../../../words/bold.tsx';
import { useMoney } from '../../../site/money.ts';
import layout from '../../../theme/layout.module.css';
import { ChangeContribution } from '../../../widgets/change-contribution/change-contribution.tsx';
import { IncomeBars } from '../income/income-bars.tsx';
import { PayStub } from '../income/pay-stub.tsx';
import styles from './projections-page.module.css';
import { showIncome } from '../income/show-income.ts';

/** The contribution per paycheck today beside the monthly income later. */
export function MonthSection({ plan }: { plan: ShownPlan }) {
  const t = useTranslations('projections');
  const money = useMoney();
  const { withIncrease, isIncreaseLeftOut, isTried } = plan;
  const shown = showIncome(plan);
  return (
    <section className={styles['columns']} aria-labelledby="month">
      <div className={styles['words']}>
        <h2 id="month">{t('monthTitle')}</h2>
        {isIncreaseLeftOut && (
          <p className={layout['lead']}>
            {isTried
              ? t('triedSame', { percent: String(plan.otherPercentage) })
              : t('monthLeftOut')}
          </p>
        )}
        {!isIncreaseLeftOut && withIncrease === undefined && (
          <p className={layout['lead']}>{t('monthNothing')}</p>
        )}
        {withIncrease !== undefined && (
          <p className={layout['lead']}>
            <PaycheckCost plan={plan} />{' '}
            {shown.added !== 0 &&
              t.rich(shown.added > 0 ? 'monthGain' : 'monthLoss', {
                amount: money.whole(Math.abs(shown.added)),
                b: bold,
              })}
          </p>
        )}
        {withIncrease !== undefined && <PayStub plan={plan} />}
        <ChangeContribution look="primary" />
      </div>
      <IncomeBars plan={plan} shown={shown} />
    </section>
  );
}

function PaycheckCost({ plan: { paycheck, isTried, otherPercentage } }: { plan: ShownPlan }) {
  const t = useTranslations('projections');
  const money = useMoney();
  const percent = String(otherPercentage);
  const change = {
    percent,
    amount: money.whole(Math.abs(paycheck.beforeTax)),
    afterTax: money.whole(Math.abs(paycheck.afterTax)),
    b: bold,
  };
  if (!isTried) return paycheck.beforeTax > 0 ? t.rich('monthCost', change) : t('monthCostLater');
  if (paycheck.beforeTax === 0) return t('triedLater', { percent });
  return t.rich(paycheck.beforeTax > 0 ? 'triedCost' : 'triedLeaves', change);
}
