import { useTranslations } from 'use-intl';
import type { RoadStop, RoadTrip } from '#contracts/content/road-trip.ts';
import type { Stop } from '#domain/road-trip/stops.ts';
import { Art } from '../../art/art.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { Car } from './car.tsx';
import { StopFigure } from './figures/stop-figure.tsx';
import styles from './trip-stop.module.css';
import type { TripView } from './trip-view.ts';
import type { TripWords } from './use-trip-words.ts';

interface TripStopProperties {
  stop: RoadStop;
  at: number;
  trip: TripView;
  words: TripWords;
  sixties: RoadTrip['sixties'];
}

/** One stop: what happens to the dollar, its figure large, and the same as a drawing with numbers. */
export function TripStop({ stop, at, trip, words, sixties }: TripStopProperties) {
  const { fill } = words;
  const isFrom50 = trip.ageGroup === 'from-50';
  const text = (isFrom50 ? stop.textFrom50 : undefined) ?? stop.text;
  const note = (isFrom50 ? stop.noteFrom50 : undefined) ?? stop.note;
  return (
    <li className={styles['stop']}>
      {/* Above the stop by the height of the picture that stays in view. */}
      <span id={`stop-${stop.stop}`} className={styles['anchor']} />
      <div className={styles['still']} data-place={stop.stop} aria-hidden="true">
        <Art name={`road-${stop.stop}`} width={640} height={360} className={styles['stillArt']} />
        <Car className={styles['stillCar']} />
      </div>
      <div className={styles['columns']}>
        <div className={styles['words']}>
          <h3 className={styles['title']}>
            <span className={styles['waypoint']} aria-hidden="true">
              {at + 1}
            </span>
            <span>{fill(stop.title)}</span>
          </h3>
          <p className={styles['worth']}>
            <b>{figureOf(stop.stop, trip, words)}</b> <span>{fill(stop.figure)}</span>
          </p>
          <p>{fill(text)}</p>
          {stop.stop === 'limits' && isFrom50 && trip.limits.sixties !== undefined && (
            <p>{fill(sixties)}</p>
          )}
          {stop.stop === 'limits' && trip.isLatestKnown && <LatestKnown year={trip.planYear} />}
          {note !== undefined && <p className={styles['note']}>{fill(note)}</p>}
          {stop.link && (
            <SiteLink path={stop.link.path} className={layout['standalone']}>
              {stop.link.label}
            </SiteLink>
          )}
        </div>
        <StopFigure stop={stop.stop} trip={trip} words={words} />
      </div>
    </li>
  );
}

function LatestKnown({ year }: { year: number }) {
  const t = useTranslations('roadTrip');
  return <p className={styles['note']}>{t('latestKnown', { year: String(year) })}</p>;
}

/** The one number of a stop. */
export function figureOf(stop: Stop, trip: TripView, { exact, whole }: TripWords): string {
  switch (stop) {
    case 'paycheck':
    case 'tax':
      return exact(1);
    case 'match':
      return exact(trip.withMatch);
    case 'growth':
    case 'arrival':
      return exact(trip.grown);
    case 'inflation':
      return exact(trip.buys);
    case 'limits':
      return whole(trip.limits.own);
  }
}
