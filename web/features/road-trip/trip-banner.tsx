import type { Stop } from '#domain/road-trip/stops.ts';
import { RoadPicture } from './road-picture.tsx';
import { useBanner } from './use-own-trip.ts';

/** The picture at the head of the page, with the dollar's name over the car. */
export function TripBanner({ stops }: { stops: readonly Stop[] }) {
  return <RoadPicture stops={stops} banner={useBanner()} isLazy={false} />;
}
