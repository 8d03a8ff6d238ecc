import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaBetween, lineThrough } from './paths.ts';
import { roundEnd, roundSteps } from './round-steps.ts';

describe('a path', () => {
  it('goes through its places, and an area comes back along the lower line', () => {
    const upper = [
      [0, 10.12345],
      [5, 20],
    ] as const;
    expect(lineThrough(upper)).toBe('M0,10.123L5,20');
    expect(lineThrough(upper, 1)).toBe('M0,10.1L5,20');
    const lower = [
      [0, 1],
      [5, 2],
    ] as const;
    expect(areaBetween(upper, lower)).toBe('M0,10.123L5,20L5,2L0,1Z');
  });

  it('is nothing without places', () => {
    expect([lineThrough([]), areaBetween([], [])]).toEqual(['', '']);
  });
});

describe('round steps', () => {
  it.each([
    [0, 1_000_000, 5, [0, 500_000, 1_000_000]],
    [0, 800_000, 5, [0, 200_000, 400_000, 600_000, 800_000]],
    [30, 67, 3, [40, 60]],
    [40, 40, 3, []],
  ])('from %d to %d, at most %d', (from, to, most, expected) => {
    expect(roundSteps(from, to, most)).toEqual(expected);
  });

  it('end where a wider step would lead back to a narrower one', () => {
    // Steps of 200 end at 1,600, which asks for 500; these end at 1,500, which asks for 200.
    expect(roundEnd(1_406, 5)).toBe(1_500);
  });

  it('are 1, 2 or 5 times a power of ten, inside, and few, whatever is shown', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e12, noNaN: true }),
        fc.integer({ min: 3, max: 8 }),
        (highest, most) => {
          const end = roundEnd(highest, most - 1);
          expect(end).toBeGreaterThanOrEqual(highest);
          expect(end).toBeLessThan(highest * 2.5);
          const steps = roundSteps(0, end, most);
          expect(steps.length).toBeGreaterThan(1);
          expect(steps.length).toBeLessThanOrEqual(most);
          expect(steps[0]).toBe(0);
          const step = steps[1] ?? 0;
          expect([1, 2, 5, 10]).toContain(
            Number((step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toPrecision(6)),
          );
        },
      ),
    );
  });
});
