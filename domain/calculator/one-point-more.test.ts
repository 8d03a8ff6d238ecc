import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onePointMore } from './one-point-more.ts';

it('one point more of a rate in hundredths is written in hundredths', () => {
  expect(onePointMore(0.14)).toBe(1.14);
  expect(onePointMore(6)).toBe(7);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_900 }), (hundredths) => {
      expect(String(onePointMore(hundredths / 100))).toMatch(/^\d+(?:\.\d{1,2})?$/);
    }),
  );
});
