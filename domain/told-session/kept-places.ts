import { isRecord } from '../text/is-record.ts';
import { parseJson } from '../text/parse-json.ts';

/** The slide at which each session that was begun has stopped, counted from 0. */
type KeptPlaces = Readonly<Record<string, number>>;

/** Reads what a device has kept; what is no number of a slide is left out. */
export function readPlaces(text: string): KeptPlaces {
  const kept = parseJson(text, () => undefined);
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(
      (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) >= 0,
    ),
  );
}

/** Changes or removes the place that is kept for a session. */
export function withPlace(
  places: KeptPlaces,
  session: string,
  slide: number | undefined,
): KeptPlaces {
  const { [session]: _before, ...others } = places;
  return slide === undefined ? others : { ...others, [session]: slide };
}
