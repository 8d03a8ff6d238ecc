import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mixAt,
  nearestFundYears,
  stocksAt,
  YEARS_AFTER,
  YEARS_BEFORE,
  type GlidePoint,
} from './glide-path.ts';

const PATH: GlidePoint[] = [
  { yearsToGo: 40, stocks: 90 },
  { yearsToGo: 20, stocks: 80 },
  { yearsToGo: 0, stocks: 50 },
];

describe('the mix of a fund', () => {
  it.each([
    { yearsToGo: 60, stocks: 90 },
    { yearsToGo: 40, stocks: 90 },
    { yearsToGo: 30, stocks: 85 },
    { yearsToGo: 20, stocks: 80 },
    { yearsToGo: 10, stocks: 65 },
    { yearsToGo: 1, stocks: 52 },
    { yearsToGo: 0, stocks: 50 },
    { yearsToGo: -8, stocks: 50 },
  ])('with $yearsToGo years to go has $stocks percent in stocks', ({ yearsToGo, stocks }) => {
    expect(mixAt(PATH, yearsToGo)).toEqual({ stocks, bonds: 100 - stocks });
  });

  it('of a path without points has no stocks, and of one point always the same', () => {
    expect(mixAt([], 10)).toEqual({ stocks: 0, bonds: 100 });
    const alone = [{ yearsToGo: 10, stocks: 70 }];
    expect([20, 10, 0].map((years) => stocksAt(alone, years))).toEqual([70, 70, 70]);
  });

  it('never leaves what lies between its points, and never rises on a path that falls', () => {
    const falling = fc
      .tuple(
        fc.uniqueArray(fc.integer({ min: -YEARS_AFTER, max: YEARS_BEFORE }), { minLength: 2 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 100 })),
      )
      .map(([years, shares]) => {
        const points = years.toSorted((a, b) => b - a);
        const stocks = points.map(() => Number(shares.next().value)).toSorted((a, b) => b - a);
        return points.map((yearsToGo, at) => ({ yearsToGo, stocks: stocks[at] ?? 0 }));
      });
    fc.assert(
      fc.property(falling, fc.integer({ min: -60, max: 80 }), (path, yearsToGo) => {
        const here = stocksAt(path, yearsToGo);
        expect(here).toBeLessThanOrEqual(path[0]?.stocks ?? 0);
        expect(here).toBeGreaterThanOrEqual(path.at(-1)?.stocks ?? 0);
        expect(stocksAt(path, yearsToGo - 1)).toBeLessThanOrEqual(here + 1e-9);
      }),
    );
  });
});

describe('the fund years next to a year', () => {
  it.each([
    { year: 2058, years: [2055, 2060] },
    { year: 2061, years: [2060, 2065] },
    { year: 2060, years: [2060, 2060] },
    { year: 2026, years: [2025, 2030] },
  ])('$year are $years', ({ year, years }) => {
    expect(nearestFundYears(year)).toEqual(years);
  });
});
