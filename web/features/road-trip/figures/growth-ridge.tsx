import { useTranslations } from 'use-intl';
import styles from './growth-ridge.module.css';
import { RIDGE_SIZE } from './ridge-size.ts';
import type { TripView } from '../trip-view.ts';
import type { TripWords } from '../use-trip-words.ts';

/** The growth of the dollar year by year as a ridge; words say where it begins and ends. */
export function GrowthRidge({ trip, words: { exact } }: { trip: TripView; words: TripWords }) {
  const t = useTranslations('roadTrip');
  const { width, height } = RIDGE_SIZE;
  return (
    <div className={styles['ridge']}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={styles['drawing']}
      >
        <path d={trip.ridge} className={styles['hill']} />
      </svg>
      <dl className={styles['ends']}>
        <div>
          <dt>{t('atAge', { age: String(trip.age) })}</dt>
          <dd>{exact(trip.withMatch)}</dd>
        </div>
        <div>
          <dt>{t('atAge', { age: String(trip.retirementAge) })}</dt>
          <dd>{exact(trip.grown)}</dd>
        </div>
      </dl>
    </div>
  );
}
