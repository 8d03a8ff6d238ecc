import type { PriceMark } from './ticket-prices.ts';

export interface SliderMove {
  /** The place of the mark it stands on. */
  from: number;
  to: number;
  /** Held by a pointer, which passes over every place between two marks. */
  isDragged: boolean;
}

/**
 * The mark that a slider comes to rest on. Dragged, it is the nearest one; a step of a key, or of a
 * screen reader, is never so small that it leads nowhere.
 */
export function snapToMark(
  marks: readonly PriceMark[],
  { from, to, isDragged }: SliderMove,
): PriceMark | undefined {
  const nearest = marks.toSorted((one, other) => distance(one, to) - distance(other, to))[0];
  if (isDragged || to === from || nearest?.percentage !== from) return nearest;
  const next =
    to > from
      ? marks.find(({ percentage }) => percentage > from)
      : marks.findLast(({ percentage }) => percentage < from);
  return next ?? nearest;
}

function distance({ percentage }: PriceMark, place: number): number {
  return Math.abs(percentage - place);
}
