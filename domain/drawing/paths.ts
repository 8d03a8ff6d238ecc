export type Place = readonly [x: number, y: number];

/** The line of an SVG path through these places. */
export function lineThrough(places: readonly Place[], decimals = 3): string {
  return places.length === 0 ? '' : `M${join(places, decimals)}`;
}

/** The area between a line and the one below it, which has a place for each of the first. */
export function areaBetween(
  upper: readonly Place[],
  lower: readonly Place[],
  decimals = 3,
): string {
  return upper.length === 0 ? '' : `M${join([...upper, ...lower.toReversed()], decimals)}Z`;
}

function join(places: readonly Place[], decimals: number): string {
  const round = (value: number): number => Number(value.toFixed(decimals));
  return places.map(([x, y]) => `${round(x)},${round(y)}`).join('L');
}
