import { useTranslations } from 'use-intl';
import type { LimitsYear } from '#domain/calculator/calculator-year.ts';
import { deferralLimit } from '#domain/calculator/contribution-limit.ts';
import { Art } from '../../../art/art.tsx';
import { useMoney } from '../../../site/money.ts';
import { readTyped } from '../plan/read-typed.ts';
import styles from './limits-card.module.css';
import { listLimits } from './list-limits.ts';
import { useLimitWords } from './use-limit-words.ts';
import { useCalculator } from '../specification/calculator-slice.ts';

/** The contribution limits of the year; the row of the age that was typed is marked. */
export function LimitsCard({ year: { planYear, isLatestKnown, limits } }: { year: LimitsYear }) {
  const t = useTranslations('calculator');
  const money = useMoney();
  const nameOf = useLimitWords(limits.catchUpAge);
  const age = useCalculator(({ draft }) => readTyped(draft, 'currentAge'));
  const yours = age === undefined ? undefined : deferralLimit(limits, age);
  const rows = listLimits(limits).map(({ kind, amount }) => ({
    amount,
    isYours: amount === yours,
    label: nameOf(kind),
  }));
  return (
    <section className={styles['card']} aria-labelledby="limits">
      <div className={styles['picture']}>
        <Art name="scene-limits" width={360} height={160} className={styles['scene']} />
      </div>
      <div className={styles['body']}>
        <h2 id="limits" className={styles['title']}>
          {t('limitsTitle', { year: String(planYear) })}
        </h2>
        <dl className={styles['rows']}>
          {rows.map(({ label, amount, isYours }) => (
            <div key={label} data-yours={isYours || undefined}>
              <dt>
                {label}
                {isYours && <span className={styles['yours']}> · {t('limitsYours')}</span>}
              </dt>
              <dd>{money.whole(amount)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles['note']}>
          {t('limitsNote')}
          {isLatestKnown && ` ${t('limitsLatest', { year: String(planYear) })}`}
        </p>
      </div>
    </section>
  );
}
