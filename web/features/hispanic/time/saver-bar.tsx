import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { SaverView } from '#contracts/views/hispanic.ts';
import { useMoney } from '../../../site/money.ts';
import { Hatch } from '../../../widgets/hatch/hatch.tsx';
import styles from './saver-bar.module.css';

interface SaverBarProperties {
  saver: SaverView;
  /** The dollars of the longest bar; all bars have the same scale. */
  most: number;
  retirementAge: number;
}

/**
 * The bar is drawn in percent of its place, so that nothing is scaled and no script draws; its
 * sentence stands beside it.
 */
export function SaverBar({ saver, most, retirementAge }: SaverBarProperties) {
  const t = useTranslations('hispanic.time');
  const money = useMoney();
  const hatch = useId();
  const { name, saved } = saver;
  const paid = part(saved.paidIn, saved.balance);
  const summary = t('barSummary', {
    name,
    start: saved.startAge,
    percent: saved.contributionPercentage,
    age: retirementAge,
    balance: money.whole(saved.balance),
    paid: money.whole(saved.paidIn),
    grown: money.whole(saved.grown),
  });
  return (
    <>
      <svg
        role="img"
        aria-label={summary}
        className={styles['bar']}
        width={part(saved.balance, most)}
        height="56"
      >
        <Hatch id={hatch} look="growth" />
        <rect width="100%" height="56" fill={`url(#${hatch})`} />
        <rect width={paid} height="56" className={styles['paid']} />
        <rect x={paid} width="3" height="56" className={styles['edge']} />
      </svg>
      <p className={styles['words']} aria-hidden="true">
        <span>
          <b>{money.whole(saved.paidIn)}</b> {t('paid')}
        </span>
        <span>
          <b>{money.whole(saved.balance)}</b> {t('end', { age: retirementAge })}
        </span>
        {/* What the bar leaves free of its place, so that the total stands at the bar's end. */}
        <svg className={styles['rest']} width={part(most - saved.balance, most)} height="1" />
      </p>
    </>
  );
}

function part(dollars: number, whole: number): string {
  return `${((dollars / whole) * 100).toFixed(2)}%`;
}
