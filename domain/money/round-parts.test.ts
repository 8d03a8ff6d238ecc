import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundParts } from './round-parts.ts';
import { roundTo } from './round-to.ts';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('parts beside their total', () => {
  it.each([
    {
      what: 'monthly income told in tens',
      parts: [1_574.2, 2_346.4],
      step: 10,
      shown: [1_570, 2_350],
    },
    { what: 'two that both lose a half', parts: [1_575, 2_345], step: 10, shown: [1_580, 2_340] },
    { what: 'thirds', parts: [1 / 3, 1 / 3, 1 / 3], step: 1, shown: [1, 0, 0] },
    { what: 'one that is nothing', parts: [0, 0.5, 0.5], step: 1, shown: [0, 1, 0] },
    { what: 'no parts', parts: [], step: 1, shown: [] },
  ])('are $shown for $what', ({ parts, step, shown }) => {
    expect(roundParts(parts, { step })).toEqual(shown);
  });

  it('add up to a total that was rounded elsewhere', () => {
    expect(roundParts([10.4, 20.4], { total: 31 })).toEqual([11, 20]);
  });
});

describe('any parts', () => {
  const anyParts = fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), {
    minLength: 1,
    maxLength: 8,
  });
  const anyStep = fc.constantFrom(1, 10, 100, 1_000, 10_000);

  it('add up as shown to the total as shown', () => {
    fc.assert(
      fc.property(anyParts, anyStep, (parts, step) => {
        expect(sumOf(roundParts(parts, { step }))).toBe(roundTo(sumOf(parts), step));
      }),
    );
  });

  it('are whole steps, less than one from what they are', () => {
    fc.assert(
      fc.property(anyParts, anyStep, (parts, step) => {
        roundParts(parts, { step }).forEach((shown, index) => {
          expect(Math.abs(shown % step)).toBe(0);
          expect(Math.abs(shown - (parts[index] ?? Number.NaN))).toBeLessThan(step);
        });
      }),
    );
  });

  it('stay in their order', () => {
    fc.assert(
      fc.property(anyParts, anyStep, (parts, step) => {
        const sorted = parts.toSorted((a, b) => b - a);
        const shown = roundParts(sorted, { step });
        expect(shown).toEqual(shown.toSorted((a, b) => b - a));
      }),
    );
  });

  it('are nothing only where less than a step is there', () => {
    fc.assert(
      fc.property(anyParts, anyStep, (parts, step) => {
        roundParts(parts, { step }).forEach((shown, index) => {
          if (parts[index] === 0) expect(shown).toBe(0);
          if (shown === 0) expect(parts[index]).toBeLessThan(step);
        });
      }),
    );
  });
});
