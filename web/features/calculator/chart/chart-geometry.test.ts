import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCourses } from '#domain/calculator/compare-courses.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { showPlan } from '#domain/calculator/shown-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { anyAssumptions, anyInputs } from '#tests/calculator/any-plan.ts';
import { layOutChart, type ChartGeometry, type ChartPoint } from './chart-geometry.ts';
import { listPlanPoints } from './plan-series.ts';

const MOST_LABELS = 5;
/** Two lines of words. */
const NAME_HEIGHT = 48;
const DESK = { width: 960, height: 520 };
const POINTS: readonly ChartPoint[] = [
  { age: 40, base: 0, more: 0, low: 0, high: 0 },
  { age: 50, base: 250_000, more: 300_000, low: 200_000, high: 400_000 },
  { age: 60, base: 500_000, more: 600_000, low: 400_000, high: 1_000_000 },
];

/** The pairs of coordinates that a path goes through. */
function readPath(path: string): Array<readonly [x: number, y: number]> {
  return path
    .split(/[MLZ]/)
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [x, y] = pair.split(',');
      return [Number(x), Number(y)] as const;
    });
}

const PATHS = ['hill', 'edge', 'gain', 'moreLine', 'range', 'lowLine', 'highLine'] as const;

function expectInPlot(chart: ChartGeometry): void {
  const { left, right, top, bottom, end, rangeNames } = chart;
  const corners = [
    ...PATHS.flatMap((name) => readPath(chart[name])),
    ...[end.base, end.more, end.low, end.high].map((y) => [end.x, y] as const),
    ...[rangeNames.low, rangeNames.high].map((y) => [right, y] as const),
    ...chart.dollarTicks.map(({ y }) => [left, y] as const),
    ...chart.ageTicks.map(({ x }) => [x, bottom] as const),
  ];
  // Coordinates in a path are rounded to three decimals, so they may lie that far outside.
  const isInside = ([x, y]: readonly [number, number]): boolean =>
    x >= left - 0.001 && x <= right + 0.001 && y >= top - 0.001 && y <= bottom + 0.001;
  expect(corners.filter((corner) => !isInside(corner))).toEqual([]);
}

describe('the chart', () => {
  it('draws ages from left to right and dollars from the bottom up, from nothing', () => {
    const chart = layOutChart(POINTS, DESK);
    const { left, right, top, bottom } = chart;
    expect(readPath(chart.edge)).toEqual([
      [left, bottom],
      [(left + right) / 2, bottom - (bottom - top) / 4],
      [right, bottom - (bottom - top) / 2],
    ]);
    expect(chart.end).toMatchObject({ x: right, high: top });
    expect(chart.dollarTicks[0]).toEqual({ dollars: 0, y: bottom });
  });

  it('names both ends of the range beside them, and apart where they meet', () => {
    const { end, rangeNames } = layOutChart(POINTS, DESK);
    expect(rangeNames).toEqual({ high: end.high, low: end.low });
    const certain = layOutChart(
      POINTS.map((point) => ({ ...point, more: undefined, low: point.base, high: point.base })),
      DESK,
    );
    expect(certain.rangeNames).toEqual({
      high: certain.end.high,
      low: certain.end.low + NAME_HEIGHT,
    });
    const nothing = layOutChart(
      POINTS.map(({ age }) => ({ age, base: 0, more: 0, low: 0, high: 0 })),
      DESK,
    );
    expect(nothing.rangeNames.low).toBe(nothing.bottom - NAME_HEIGHT / 2);
    expect(nothing.rangeNames.high).toBe(nothing.rangeNames.low - NAME_HEIGHT);
  });

  it('brackets what the other course adds, to the right of both ends, and leaves room for its figure', () => {
    const { bracket, end, bottom } = layOutChart(POINTS, DESK);
    const [from, out, down, back] = (bracket?.path ?? '').split(/(?=[HV])/);
    expect(from).toBe(`M${end.x + 12} ${end.more}`);
    expect([out, down, back]).toEqual([`H${end.x + 18}`, `V${end.base}`, `H${end.x + 12}`]);
    expect(bracket?.figureX).toBeGreaterThan(end.x + 18);
    expect(bracket?.figureY).toBe((end.base + end.more) / 2);
    const onPhone = layOutChart(POINTS, { width: 320, height: 430 });
    expect(onPhone.bracket?.figureX).toBeLessThan(onPhone.end.x);
    const flat = layOutChart(
      POINTS.map((point) => ({ ...point, base: 0, more: 1 })),
      DESK,
    );
    expect(flat.bracket?.figureY).toBeLessThan(bottom);
    const alone = layOutChart(
      POINTS.map((point) => ({ ...point, more: undefined })),
      DESK,
    );
    expect(alone.bracket).toBeUndefined();
  });

  it('draws the course itself where there is no point more', () => {
    const chart = layOutChart(
      POINTS.map((point) => ({ ...point, more: undefined })),
      DESK,
    );
    expect(chart.moreLine).toBe(chart.edge);
    expect(chart.end.more).toBe(chart.end.base);
  });

  it.each([
    { what: 'nobody', points: [] },
    { what: 'somebody without a year to go', points: POINTS.slice(0, 1) },
    {
      what: 'somebody who saves nothing',
      points: POINTS.map(({ age }) => ({ age, base: 0, more: 0, low: 0, high: 0 })),
    },
  ])('can be drawn of $what', ({ points }) => {
    expectInPlot(layOutChart(points, DESK));
  });

  it('stays inside its frame with few labels, for any plan at any width', () => {
    fc.assert(
      fc.property(
        anyInputs,
        anyAssumptions,
        fc.integer({ min: 280, max: 1_400 }),
        (inputs, assumptions, width) => {
          const plan = makePlan(inputs, assumptions, getCalculatorYear(2026));
          const chart = layOutChart(
            listPlanPoints(showPlan(compareCourses(plan, undefined), 'future')),
            { width, height: 520 },
          );
          expectInPlot(chart);
          expect(chart.dollarTicks.length).toBeLessThanOrEqual(MOST_LABELS);
          const { low, high } = chart.rangeNames;
          const figureY = width < 640 ? undefined : chart.bracket?.figureY;
          for (const name of figureY === undefined ? [] : [low, high])
            expect(Math.abs(name - (figureY ?? 0))).toBeGreaterThanOrEqual(
              NAME_HEIGHT / 2 + 20 - 0.001,
            );
          expect(low - high).toBeGreaterThanOrEqual(NAME_HEIGHT - 0.001);
          expect(low + NAME_HEIGHT / 2).toBeLessThanOrEqual(chart.bottom);
          // The first and the last age are labels of the axis too.
          expect(chart.ageTicks.length + 2).toBeLessThanOrEqual(MOST_LABELS);
        },
      ),
      { numRuns: 300 },
    );
  });
});
