import { useTranslations } from 'use-intl';
import type { RoadStop } from '#contracts/content/road-trip.ts';
import { figureOf } from './trip-stop.tsx';
import styles from './trip-table.module.css';
import type { TripView } from './trip-view.ts';
import type { TripWords } from './use-trip-words.ts';

interface TripTableProperties {
  stops: ReadonlyArray<Pick<RoadStop, 'stop' | 'title' | 'figure'>>;
  trip: TripView;
  words: TripWords;
}

/** The whole trip without a picture: a row for each stop. */
export function TripTable({ stops, trip, words }: TripTableProperties) {
  const t = useTranslations('roadTrip');
  return (
    <table className={styles['table']}>
      <caption>{t('tableCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columnStop')}</th>
          <th scope="col">{t('columnFigure')}</th>
          <th scope="col">{t('columnMeaning')}</th>
        </tr>
      </thead>
      <tbody>
        {stops.map(({ stop, title, figure }) => (
          <tr key={stop}>
            <th scope="row">{words.fill(title)}</th>
            <td className={styles['amount']}>{figureOf(stop, trip, words)}</td>
            <td>{words.fill(figure)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
