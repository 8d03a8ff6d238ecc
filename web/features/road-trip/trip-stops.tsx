import type { RoadTrip } from '#contracts/content/road-trip.ts';
import styles from './road-trip-page.module.css';
import { TripStop } from './trip-stop.tsx';
import { STOPS } from './use-drive.ts';
import { useOwnTrip, type OwnTrip } from './use-own-trip.ts';

export interface TripStopsProperties extends OwnTrip {
  road: Pick<RoadTrip, 'stops' | 'sixties'>;
}

/** The stops of the road, one below the other. */
export function TripStops({ road, ...own }: TripStopsProperties) {
  const { trip, words } = useOwnTrip(own);
  return (
    <ol id={STOPS} role="list" className={styles['stops']}>
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
  );
}
