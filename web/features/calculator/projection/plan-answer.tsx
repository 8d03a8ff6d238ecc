import { useTranslations } from 'use-intl';
import type { LateLevers } from '#domain/calculator/late-levers.ts';
import { showSavings, type ShownPlan } from '#domain/calculator/shown-plan.ts';
import { useMoney } from '../../../site/money.ts';
import layout from '../../../theme/layout.module.css';
import { useCalculator } from '../specification/calculator-slice.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { showAdded } from '#domain/money/show-added.ts';
import { CountUp } from './count-up.tsx';
import { DollarsSwitch } from '../dollars/dollars-switch.tsx';
import { LateHint } from './late-section.tsx';
import styles from './plan-answer.module.css';

interface PlanAnswerProperties {
  plan: ShownPlan;
  late: LateLevers | undefined;
  /** The numbers at the rate of the slider. */
  inputs: CalculatorInputs;
}

/**
 * The answer in the heading: what today's rate could bring, what the other course adds to it, and what
 * that costs in each paycheck.
 */
export function PlanAnswer({ plan, late, inputs: sent }: PlanAnswerProperties) {
  const t = useTranslations('projections');
  const money = useMoney();
  const before = useCalculator((calculator) => calculator.values.prevRetirementBalance);
  const { inputs, base, withIncrease, isTried, otherPercentage } = plan;
  const age = String(inputs.retirementAge);
  const percent = String(otherPercentage);
  const added = showAdded(
    base.retirementBalance,
    withIncrease?.retirementBalance ?? base.retirementBalance,
  );
  if (!isTried)
    return (
      <div className={styles['answer']}>
        <h1 className={styles['headline']}>
          {t.rich('headline', {
            age,
            amount: () => (
              <Amount value={base.retirementBalance} from={showSavings(plan, before)} />
            ),
          })}
        </h1>
        {withIncrease !== undefined && (
          <p className={styles['added']}>{t('addsMore', { amount: money.whole(added) })}</p>
        )}
        <Cost plan={plan} />
        {late && <LateHint plan={plan} levers={late} />}
        <DollarsSwitch plan={plan} inputs={sent} />
      </div>
    );
  const isLess =
    withIncrease !== undefined && withIncrease.retirementBalance < base.retirementBalance;
  return (
    <div className={styles['answer']}>
      <p className={`${layout['lead']} ${styles['today']}`}>
        {t('courseToday', {
          percent: String(inputs.contributionPercentage),
          age,
          amount: money.about(base.retirementBalance),
        })}
      </p>
      <h1 className={styles['headline']}>
        {withIncrease === undefined
          ? t('triedSame', { percent })
          : t.rich(isLess ? 'triedLess' : 'triedMore', {
              percent,
              amount: () => <Amount value={added} from={added} />,
            })}
      </h1>
      <Cost plan={plan} />
      {late && <LateHint plan={plan} levers={late} />}
      <DollarsSwitch plan={plan} inputs={sent} />
    </div>
  );
}

function Amount({ value, from }: { value: number; from: number }) {
  const money = useMoney();
  return (
    <span className={styles['amount']}>
      <CountUp value={value} from={from} format={money.about} />
    </span>
  );
}

/** What leaves each paycheck, and what that assumes; nothing where no paycheck changes. */
function Cost({ plan }: { plan: ShownPlan }) {
  const t = useTranslations('projections');
  const money = useMoney();
  const { paycheck, assumptions, planYear, withIncrease } = plan;
  const cost = Math.round(paycheck.afterTax);
  if (withIncrease === undefined || cost === 0) return null;
  return (
    <p className={styles['cost']}>
      {t(cost > 0 ? 'costs' : 'leaves', { amount: money.whole(Math.abs(cost)) })}{' '}
      <small>
        {t('costAssumes', {
          paychecks: String(assumptions.paychecksPerYear),
          filing: assumptions.filingStatus,
          year: String(planYear),
        })}{' '}
        <a href="#assumption-paychecksPerYear">{t('costChange')}</a>
      </small>
    </p>
  );
}
