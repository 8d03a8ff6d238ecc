import { areaBetween, lineThrough, type Place } from '#domain/drawing/paths.ts';
import { roundEnd, roundSteps } from '#domain/drawing/round-steps.ts';

/**
 * The balances at one age: the plan's own course, the course with one point more, and the two ends
 * of the range.
 */
export interface ChartPoint {
  age: number;
  base: number;
  more: number | undefined;
  low: number;
  high: number;
}

export interface ChartSize {
  width: number;
  height: number;
}

export interface ChartGeometry {
  left: number;
  right: number;
  top: number;
  bottom: number;
  hill: string;
  edge: string;
  gain: string;
  moreLine: string;
  range: string;
  lowLine: string;
  highLine: string;
  end: { x: number; base: number; more: number; low: number; high: number };
  /**
   * Brackets what the other course adds, with the place of its figure: beside it, or on a phone in the
   * sky where the hill is low; undefined without one.
   */
  bracket: { path: string; figureX: number; figureY: number } | undefined;
  /**
   * The vertical middles of the names of the range's two ends: beside the ends, and moved apart
   * where the ends are close.
   */
  rangeNames: { low: number; high: number };
  dollarTicks: Array<{ dollars: number; y: number }>;
  ageTicks: Array<{ age: number; x: number }>;
}

/**
 * On the right there is room for the names of the range's ends; on a phone the summary says them.
 */
const MARGIN = { top: 64, right: 160, bottom: 56, left: 96 };
const MARGIN_ON_PHONE = { top: 64, right: 28, bottom: 48, left: 86 };
const PHONE_WIDTH = 640;
const MOST_LABELS = 5;
/** A name takes two lines. */
const RANGE_NAME_HEIGHT = 48;
/** From the end of the hill to the bracket beside it, and the length of its two arms. */
const BRACKET = { away: 12, arm: 6 };
/** From the bracket to its figure beside it, and half of the figure's height. */
const FIGURE = { away: 8, half: 20 };
/** A label of an age closer than this to either end would overlap the label of the end. */
const ROOM_FOR_LABEL = 84;

/**
 * Computes everything the chart draws for its real width, because scaling a chart makes its words
 * unreadable.
 */
export function layOutChart(
  points: readonly ChartPoint[],
  { width, height }: ChartSize,
): ChartGeometry {
  const { left, right, top, bottom, first, last, most, x, y } = scaleChart(points, {
    width,
    height,
  });

  type Value = (point: ChartPoint) => number;
  const placesOf = (value: Value): Place[] =>
    points.map((point) => [x(point.age), y(value(point))]);
  const lineOf = (value: Value): string => lineThrough(placesOf(value));
  const areaOf = (from: Value, to: Value): string => areaBetween(placesOf(to), placesOf(from));
  const base = ({ base: dollars }: ChartPoint): number => dollars;
  const more = (point: ChartPoint): number => point.more ?? point.base;
  const end = points.at(-1) ?? { age: 0, base: 0, more: 0, low: 0, high: 0 };
  return {
    left,
    right,
    top,
    bottom,
    hill: areaOf(() => 0, base),
    edge: lineOf(base),
    gain: areaOf(base, more),
    moreLine: lineOf(more),
    range: areaOf(base, ({ high }) => high),
    lowLine: lineOf(({ low }) => low),
    highLine: lineOf(({ high }) => high),
    end: { x: right, base: y(base(end)), more: y(more(end)), low: y(end.low), high: y(end.high) },
    ...placeEndNames({
      left,
      right,
      bottom,
      base: y(base(end)),
      more: end.more === undefined ? undefined : y(end.more),
      low: y(end.low),
      high: y(end.high),
      isPhone: width < PHONE_WIDTH,
    }),
    dollarTicks: roundSteps(0, most, MOST_LABELS).map((dollars) => ({ dollars, y: y(dollars) })),
    ageTicks: roundSteps(first, last, MOST_LABELS - 2)
      .filter((age) => Number.isInteger(age))
      .map((age) => ({ age, x: x(age) }))
      .filter((tick) => tick.x - left > ROOM_FOR_LABEL && right - tick.x > ROOM_FOR_LABEL),
  };
}

/** Where ages and dollars stand. */
function scaleChart(points: readonly ChartPoint[], { width, height }: ChartSize) {
  const margin = width < PHONE_WIDTH ? MARGIN_ON_PHONE : MARGIN;
  const left = margin.left;
  const right = width - margin.right;
  const top = margin.top;
  const bottom = height - margin.bottom;
  const first = points[0]?.age ?? 0;
  const last = points.at(-1)?.age ?? first;
  const highest = Math.max(1, ...points.map(({ more, high }) => Math.max(more ?? 0, high)));
  const most = roundEnd(highest, MOST_LABELS - 1);
  const x = (age: number): number =>
    left + ((age - first) / Math.max(last - first, 1)) * (right - left);
  const y = (dollars: number): number => bottom - (dollars / most) * (bottom - top);
  return { left, right, top, bottom, first, last, most, x, y };
}

/** The area below a layer of the hill: one height for each point. */
export function layOutLayer(
  points: readonly ChartPoint[],
  heights: readonly number[],
  size: ChartSize,
): string {
  const { bottom, x, y } = scaleChart(points, size);
  return areaBetween(
    points.map(({ age }, index) => [x(age), y(heights[index] ?? 0)]),
    points.map(({ age }) => [x(age), bottom]),
  );
}

interface EndPlace {
  left: number;
  right: number;
  bottom: number;
  base: number;
  more: number | undefined;
  low: number;
  high: number;
  isPhone: boolean;
}

/** The bracket stands to the right of the hill, and so do its figure and the names of the range's ends. */
function placeEndNames(place: EndPlace): Pick<ChartGeometry, 'bracket' | 'rangeNames'> {
  const { left, right, bottom, base, more, low, high, isPhone } = place;
  const half = RANGE_NAME_HEIGHT / 2;
  const names = [
    { name: 'high', y: high, half },
    { name: 'low', y: low, half },
  ];
  const out = right + BRACKET.away + BRACKET.arm;
  const figure = { name: 'figure', y: (base + (more ?? base)) / 2, half: FIGURE.half };
  const isBeside = more !== undefined && !isPhone;
  const placed = new Map(
    spread(isBeside ? [figure, ...names] : names, bottom).map(({ name, y }) => [name, y]),
  );
  // On a phone the figure stands in the sky, below the flag, where the hill is low.
  const inSky = Math.min(
    Math.max(figure.y, Math.min(base, more ?? base) + FIGURE.half),
    bottom - FIGURE.half * 2,
  );
  return {
    bracket:
      more === undefined
        ? undefined
        : {
            path: `M${out - BRACKET.arm} ${more}H${out}V${base}H${out - BRACKET.arm}`,
            figureX: isBeside ? out + FIGURE.away : left + BRACKET.away,
            figureY: placed.get('figure') ?? inSky,
          },
    rangeNames: { high: placed.get('high') ?? high, low: placed.get('low') ?? low },
  };
}

interface EndName {
  name: string;
  y: number;
  half: number;
}

/** Moves names apart that would lie over each other: down, and up again where the axis is. */
function spread(names: readonly EndName[], bottom: number): EndName[] {
  let above = -Infinity;
  const moved = names
    .toSorted((one, other) => one.y - other.y)
    .map((name) => {
      const y = Math.max(name.y, above + name.half);
      above = y + name.half;
      return { ...name, y };
    });
  let below = bottom;
  return moved.toReversed().map((name) => {
    const y = Math.min(name.y, below - name.half);
    below = y - name.half;
    return { ...name, y };
  });
}
