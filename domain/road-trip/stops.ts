/** The places on the road, in the order in which a dollar passes them. */
export const STOPS = [
  'paycheck',
  'tax',
  'match',
  'growth',
  'inflation',
  'limits',
  'arrival',
] as const;
export type Stop = (typeof STOPS)[number];

/**
 * The rules of a road: it has its first and its last stop, and no stop comes twice or out of order.
 */
export function isRoad(stops: readonly Stop[]): boolean {
  const places = stops.map((stop) => STOPS.indexOf(stop));
  const isInOrder = places.every((place, at) => at === 0 || place > (places[at - 1] ?? place));
  return isInOrder && stops[0] === STOPS[0] && stops.at(-1) === STOPS.at(-1);
}
