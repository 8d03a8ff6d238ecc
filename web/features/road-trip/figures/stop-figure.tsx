import { useTranslations } from 'use-intl';
import type { Stop } from '#domain/road-trip/stops.ts';
import { Bars } from './bars.tsx';
import { GrowthRidge } from './growth-ridge.tsx';
import { listBars } from './list-bars.ts';
import styles from './stop-figure.module.css';
import type { TripView } from '../trip-view.ts';
import type { TripWords } from '../use-trip-words.ts';

interface StopFigureProperties {
  stop: Stop;
  trip: TripView;
  words: TripWords;
}

/** The figures of a stop beside each other; every bar says its amount in words too. */
export function StopFigure({ stop, trip, words }: StopFigureProperties) {
  const t = useTranslations('roadTrip');
  const bars = listBars(stop, { trip, words, t });
  if (bars.length === 0 && stop !== 'growth') return null;
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['caption']}>
        {t(`figures.${stop}`, {
          age: String(trip.age),
          retirementAge: String(trip.retirementAge),
          year: String(trip.planYear),
          percent: String(trip.contributionPercentage),
        })}
      </figcaption>
      {stop === 'growth' ? <GrowthRidge trip={trip} words={words} /> : <Bars bars={bars} />}
    </figure>
  );
}
