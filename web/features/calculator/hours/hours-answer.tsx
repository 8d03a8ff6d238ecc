import { useTranslations } from 'use-intl';
import { LEAST_SHOWN } from '#domain/hours/trace-hours.ts';
import type { ShownHours } from '#domain/hours/shown-hours.ts';
import { useMoney } from '../../../site/money.ts';
import { useAppStore } from '../../../state/use-store.ts';
import { DollarsChoice } from '../dollars/dollars-choice.tsx';
import styles from '../projection/plan-answer.module.css';
import { HoursFields } from './hours-fields.tsx';
import { hoursChanged } from './hours-slice.ts';

/** The answer in the heading: what could be one's own when the plan pays, in the dollars of the page. */
export function HoursAnswer({ plan }: { plan: ShownHours }) {
  const t = useTranslations('hours.result');
  const money = useMoney();
  const store = useAppStore();
  const { inputs, assumptions, dollars, base, own, ownBeside, payAge, payout } = plan;
  const age = String(payAge);
  const isNothing = payout.form === 'nothing';
  // Money that is not one’s own is something else than none at all.
  const hasMoney = base.balanceToday >= LEAST_SHOWN;
  return (
    <div className={styles['answer']}>
      <h1 className={styles['headline']}>
        {isNothing
          ? t(hasMoney ? 'nothing' : 'empty', { age })
          : t.rich('headline', {
              age,
              amount: () => <span className={styles['amount']}>{money.about(own)}</span>,
            })}
      </h1>
      {!isNothing && (
        <p className={styles['cost']}>{t(dollars, { amount: money.about(ownBeside) })}</p>
      )}
      {isNothing && hasMoney && (
        <p className={styles['cost']}>
          {t('ifCounted', { amount: money.about(base.balanceToday) })}
        </p>
      )}
      {payAge > inputs.retirementAge && (
        <p className={styles['cost']}>{t('wait', { stop: String(inputs.retirementAge), age })}</p>
      )}
      <DollarsChoice
        dollars={dollars}
        inflationPercentage={assumptions.inflationPercentage}
        path="calculator/hours"
        onChoose={(chosen) => store.dispatch(hoursChanged({ dollars: chosen }))}
      >
        <HoursFields inputs={inputs} assumptions={assumptions} />
      </DollarsChoice>
    </div>
  );
}
