import { readPlaces, withPlace } from '#domain/told-session/kept-places.ts';
import { readItem, removeItem, writeItem } from '../../device/device-storage.ts';

/** The slide at which a session that was begun has stopped; undefined where there is none to go on from. */
export function findPlace(key: string, session: string): number | undefined {
  return readPlaces(readItem('localStorage', key) ?? '')[session];
}

/** Keeps the place on this device, or forgets it. */
export function keepPlace(key: string, session: string, slide: number | undefined): void {
  const places = withPlace(readPlaces(readItem('localStorage', key) ?? ''), session, slide);
  if (Object.keys(places).length === 0) removeItem('localStorage', key);
  else writeItem('localStorage', key, JSON.stringify(places));
}
