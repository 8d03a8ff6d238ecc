import { useTranslations } from 'use-intl';
import type { RoadStop } from '#contracts/content/road-trip.ts';
import { numbered } from '../../site/numbered.ts';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import styles from './road-trip-page.module.css';
import { TripTable } from './trip-table.tsx';
import { useOwnTrip, type OwnTrip } from './use-own-trip.ts';

export interface TripFactsProperties extends OwnTrip {
  road: {
    stops: ReadonlyArray<Pick<RoadStop, 'stop' | 'title' | 'figure'>>;
    assumptions: readonly string[];
  };
}

/** The trip as a table, and what it assumes. */
export function TripFacts({ road, ...own }: TripFactsProperties) {
  const t = useTranslations('roadTrip');
  const { trip, words } = useOwnTrip(own);
  return (
    <div className={`${layout['content']} ${styles['factsColumns']}`}>
      <div>
        <h2>{t('tableTitle')}</h2>
        <TripTable stops={road.stops} trip={trip} words={words} />
      </div>
      <div>
        <h2>{t('assumedTitle')}</h2>
        <ul className={styles['assumptions']}>
          {numbered(road.assumptions).map(({ key, item }) => (
            <li key={key}>{words.fill(item)}</li>
          ))}
        </ul>
        <p>{t('assumedNote')}</p>
        <SiteLink path="calculator/disclosures" className={layout['standalone']}>
          {t('assumedLink')}
        </SiteLink>
      </div>
    </div>
  );
}
