import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tripProgress } from './trip-progress.ts';

const TOPS = [0, 400, 1_000];
const anyTops = fc
  .array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 9 })
  .map((heights) => {
    let top = -300;
    return heights.map((height) => (top += height));
  });

describe('the place of the car', () => {
  it.each([
    { line: -50, place: 0, where: 'before the trip' },
    { line: 0, place: 0, where: 'at the first stop' },
    { line: 160, place: 0, where: 'while its words are read' },
    { line: 290, place: 0.5, where: 'half of the way to the second' },
    { line: 400, place: 1, where: 'at the second' },
    { line: 1_000, place: 2, where: 'at the last' },
    { line: 9_000, place: 2, where: 'behind the trip' },
  ])('is $place $where', ({ line, place }) => {
    expect(tripProgress(TOPS, line)).toBeCloseTo(place, 10);
  });

  it('is 0 where there is no stop', () => {
    expect(tripProgress([], 10)).toBe(0);
  });

  it('never goes back while one reads on, and stays on the road', () => {
    fc.assert(
      fc.property(
        anyTops,
        fc.integer({ min: -500, max: 20_000 }),
        fc.nat(500),
        (tops, line, on) => {
          const before = tripProgress(tops, line);
          const after = tripProgress(tops, line + on);
          expect(after).toBeGreaterThanOrEqual(before);
          expect(before).toBeGreaterThanOrEqual(0);
          expect(after).toBeLessThanOrEqual(tops.length - 1);
        },
      ),
    );
  });

  it('is at a stop when one is', () => {
    fc.assert(
      fc.property(anyTops, (tops) => {
        for (const [at, top] of tops.entries()) expect(tripProgress(tops, top)).toBe(at);
      }),
    );
  });
});
