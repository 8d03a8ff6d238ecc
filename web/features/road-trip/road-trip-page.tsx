import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { RoadTrip } from '#contracts/content/road-trip.ts';
import { ageGroupOf, type AgeGroup } from '#domain/road-trip/age-group.ts';
import { Icon } from '../../art/icon.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { numbered } from '../../site/numbered.ts';
import { CarDrawing } from './car.tsx';
import { DollarForm } from './dollar-form.tsx';
import { RoadPicture } from './road-picture.tsx';
import styles from './road-trip-page.module.css';
import { TripStage } from './trip-stage.tsx';
import { figureOf, TripStop } from './trip-stop.tsx';
import { TripTable } from './trip-table.tsx';
import type { TripView } from './trip-view.ts';
import { useDollar, useDollarName, type DollarChoice } from './use-dollar.ts';
import { useDrive } from './use-drive.ts';
import { useTripEvents } from './use-trip-events.ts';
import { useTripWords, type TripWords } from './use-trip-words.ts';

export interface RoadTripPageProperties {
  road: RoadTrip;
  trips: Record<AgeGroup, TripView>;
  chosen: DollarChoice;
}

/** A dollar with a name and a car, and what happens to it between payday and retirement. */
export function RoadTripPage({ road, trips, chosen }: RoadTripPageProperties) {
  const t = useTranslations('roadTrip');
  const title = useTranslations('title');
  const { dollar, change } = useDollar(chosen);
  const trip = trips[ageGroupOf(dollar)];
  const words = useTripWords(trip);
  const name = useDollarName();
  const banner = name === '' ? t('yourDollar') : name;
  const stops = useMemo(() => road.stops.map(({ stop }) => stop), [road]);
  return (
    <div data-car={dollar.carColor} className={styles['page']}>
      <PageHead title={title('dollarOnATrip')} description={road.description} />
      <CarDrawing />
      <header className={styles['hero']}>
        <div className={layout['content']}>
          <div className={styles['heroWords']}>
            <h1>{title('dollarOnATrip')}</h1>
            <p className={layout['lead']}>{road.lead}</p>
          </div>
        </div>
        <div className={styles['heroPicture']}>
          <RoadPicture stops={stops} banner={banner} isLazy={false} />
        </div>
      </header>
      <section className={styles['setup']} aria-labelledby="setup">
        <div className={layout['content']}>
          <h2 id="setup">{t('setupTitle')}</h2>
          <DollarForm dollar={dollar} change={change} />
        </div>
      </section>
      <Journey road={road} trip={trip} words={words} banner={banner} />
      <section className={styles['facts']}>
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
      </section>
      <Next road={road} />
    </div>
  );
}

interface JourneyProperties {
  road: RoadTrip;
  trip: TripView;
  words: TripWords;
  banner: string;
}

function Journey({ road, trip, words, banner }: JourneyProperties) {
  const t = useTranslations('roadTrip');
  const { stage, list, current } = useDrive();
  const stops = useMemo(() => road.stops.map(({ stop }) => stop), [road]);
  useTripEvents(stops, current);
  return (
    <section id="trip" className={styles['trip']} aria-labelledby="trip-title">
      <h2 id="trip-title" className="visually-hidden">
        {t('tripTitle')}
      </h2>
      <TripStage
        stage={stage}
        current={current}
        banner={banner}
        stops={road.stops.map(({ stop, title }) => ({
          stop,
          title: words.fill(title),
          amount: figureOf(stop, trip, words),
        }))}
      />
      <div className={layout['content']}>
        <ol ref={list} role="list" className={styles['stops']}>
          {road.stops.map((stop, at) => (
            <TripStop
              key={stop.stop}
              stop={stop}
              at={at}
              trip={trip}
              words={words}
              sixties={road.sixties}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Next({ road }: { road: RoadTrip }) {
  const shell = useTranslations('shell');
  return (
    <section className={styles['next']} aria-labelledby="next">
      <div className={`${layout['content']} ${styles['nextRow']}`}>
        <div className={styles['nextWords']}>
          <h2 id="next">{road.nextTitle}</h2>
          <p className={layout['lead']}>{road.nextLead}</p>
          <SiteLink path={road.next.path} className={buttonClasses('secondary')}>
            {road.next.label}
          </SiteLink>
        </div>
        <SiteLink path="make-a-change" className={buttonClasses('sign')}>
          {shell('sign')}
          <Icon name="arrow-right" className={styles['arrow']} />
        </SiteLink>
      </div>
    </section>
  );
}
