import { listPlaceholders } from '../text/fill-in.ts';

/** The values that a sentence of the trip may name; each is computed when the page is made. */
export const TRIP_VALUES = [
  'name',
  'age',
  'retirementAge',
  'years',
  'pay',
  'paycheck',
  'paychecks',
  'percent',
  'saved',
  'savedPerYear',
  'rate',
  'upTo',
  'dollar',
  'taxCents',
  'keptCents',
  'matchCents',
  'matched',
  'growth',
  'grown',
  'low',
  'high',
  'points',
  'inflation',
  'buys',
  'drawerCents',
  'year',
  'catchUpAge',
  'limit',
  'limitUnder',
  'limitFrom',
  'limitSixties',
  'catchUp',
  'room',
] as const;
export type TripValue = (typeof TRIP_VALUES)[number];

/** Begins what a text says where a plan lacks what it asked for; that is decided before a trip is filled in. */
const OTHERWISE = 'else';

/** The placeholders of a text that no trip has a value for. */
export function findUnknownValues(text: string): string[] {
  const known: ReadonlySet<string> = new Set([...TRIP_VALUES, OTHERWISE]);
  return listPlaceholders(text).filter((name) => !known.has(name));
}
