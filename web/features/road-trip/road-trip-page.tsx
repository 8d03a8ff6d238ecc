import { useTranslations } from 'use-intl';
import type { RoadTrip } from '#contracts/content/road-trip.ts';
import type { AgeGroup } from '#domain/road-trip/age-group.ts';
import { CAR_COLORS } from '#domain/road-trip/car-colors.ts';
import { Icon } from '../../art/icon.tsx';
import { Island } from '../../islands/island.tsx';
import { NoteArrival } from '../../islands/note-arrival.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { dollarChanged } from '../../state/visit-slices.ts';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { CarDrawing } from './car.tsx';
import { DollarForm } from './dollar-form.tsx';
import styles from './road-trip-page.module.css';
import { TripBanner } from './trip-banner.tsx';
import { TripFacts, type TripFactsProperties } from './trip-facts.tsx';
import { TripStage, type TripStageProperties } from './trip-stage.tsx';
import { TripStops, type TripStopsProperties } from './trip-stops.tsx';
import type { TripView } from './trip-view.ts';
import type { DollarChoice } from './use-dollar.ts';

interface RoadTripPageProperties {
  road: RoadTrip;
  trips: Record<AgeGroup, TripView>;
  chosen: DollarChoice;
}

/**
 * A dollar with a name and a car, and what happens to it between payday and retirement. The parts
 * that say its name or its figures wake when the device knows others than those that are drawn.
 */
export function RoadTripPage({ road, trips, chosen }: RoadTripPageProperties) {
  const t = useTranslations('roadTrip');
  const title = useTranslations('title');
  const names = { stops: road.stops.map(({ stop }) => stop) };
  const facts: TripFactsProperties = {
    road: {
      stops: road.stops.map(({ stop, title: name, figure }) => ({ stop, title: name, figure })),
      assumptions: road.assumptions,
    },
    trips,
    chosen,
  };
  return (
    <div data-car={chosen.carColor ?? CAR_COLORS[0]} className={styles['page']}>
      <PageHead title={title('dollarOnATrip')} description={road.description} />
      {Object.keys(chosen).length > 0 && <NoteArrival action={dollarChanged(chosen)} />}
      <CarDrawing />
      <header className={styles['hero']}>
        <div className={layout['content']}>
          <div className={styles['heroWords']}>
            <h1>{title('dollarOnATrip')}</h1>
            <p className={layout['lead']}>{road.lead}</p>
          </div>
        </div>
        <div className={styles['heroPicture']}>
          <Island name="trip-banner" wake="state" data={names}>
            <TripBanner {...names} />
          </Island>
        </div>
      </header>
      <section className={styles['setup']} aria-labelledby="setup">
        <div className={layout['content']}>
          <h2 id="setup">{t('setupTitle')}</h2>
          <Island name="dollar-form" wake="press" data={{ chosen }}>
            <DollarForm chosen={chosen} />
          </Island>
        </div>
      </section>
      <Journey road={road} trips={trips} chosen={chosen} />
      <section className={styles['facts']}>
        <Island name="trip-facts" wake="state" data={{ ...facts }}>
          <TripFacts {...facts} />
        </Island>
      </section>
      <Next road={road} />
    </div>
  );
}

function Journey({ road: { stops, sixties }, trips, chosen }: RoadTripPageProperties) {
  const t = useTranslations('roadTrip');
  const stage: TripStageProperties = {
    road: { stops: stops.map(({ stop, title }) => ({ stop, title })) },
    trips,
    chosen,
  };
  const list: TripStopsProperties = { road: { stops, sixties }, trips, chosen };
  return (
    <section id="trip" className={styles['trip']} aria-labelledby="trip-title">
      <h2 id="trip-title" className="visually-hidden">
        {t('tripTitle')}
      </h2>
      <Island name="trip-stage" wake="scroll" data={{ ...stage }}>
        <TripStage {...stage} />
      </Island>
      <div className={layout['content']}>
        <Island name="trip-stops" wake="state" data={{ ...list }}>
          <TripStops {...list} />
        </Island>
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
