import type { PriceMark } from './ticket-prices.ts';

interface SliderMove {
  /** The place of the mark that the slider stands on. */
  from: number;
  to: number;
  /**
   * True while a pointer holds the slider, which then passes over every place between two marks.
   */
  isDragged: boolean;
}

/**
 * The mark that a slider comes to rest on. The slider has the specification's values, 3 to 100, and
 * stands only on a mark: a pointer leads to the nearest one, a key (or a screen reader) to the
 * next, however small its step is.
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
