import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchOfRate, rateForWholeMatch } from './match-of-rate.ts';
import type { MatchTier } from './plan.ts';

const HALF_UP_TO_SIX: MatchTier[] = [{ centsPerDollar: 50, upToPercentOfPay: 6 }];
const SAFE_HARBOR: MatchTier[] = [
  { centsPerDollar: 100, upToPercentOfPay: 3 },
  { centsPerDollar: 50, upToPercentOfPay: 5 },
];

const tiers = fc
  .uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 4 })
  .chain((ends) =>
    fc.tuple(
      ...ends
        .toSorted((a, b) => a - b)
        .map((upToPercentOfPay) =>
          fc.record({
            centsPerDollar: fc.integer({ min: 0, max: 200 }),
            upToPercentOfPay: fc.constant(upToPercentOfPay),
          }),
        ),
    ),
  );
const rate = fc.integer({ min: 0, max: 100 });
const pay = fc.integer({ min: 1_000, max: 500_000 });

describe('the match of a rate', () => {
  it.each([
    { tiers: HALF_UP_TO_SIX, saved: 0, is: 0 },
    { tiers: HALF_UP_TO_SIX, saved: 4, is: 1_000 },
    { tiers: HALF_UP_TO_SIX, saved: 6, is: 1_500 },
    { tiers: HALF_UP_TO_SIX, saved: 10, is: 1_500 },
    { tiers: SAFE_HARBOR, saved: 3, is: 1_500 },
    { tiers: SAFE_HARBOR, saved: 4, is: 1_750 },
    { tiers: SAFE_HARBOR, saved: 5, is: 2_000 },
    { tiers: [], saved: 5, is: 0 },
  ])('is $is of 50,000 at $saved percent', ({ tiers: rows, saved, is }) => {
    expect(matchOfRate(rows, 50_000, saved)).toBe(is);
  });

  it('never falls when more is saved, and stays where the last tier ends', () => {
    fc.assert(
      fc.property(tiers, pay, rate, rate, (rows, paid, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(matchOfRate(rows, paid, more)).toBeGreaterThanOrEqual(matchOfRate(rows, paid, less));
        const whole = matchOfRate(rows, paid, rateForWholeMatch(rows));
        expect(matchOfRate(rows, paid, 100)).toBe(whole);
      }),
    );
  });

  it('is no more than the best tier gives for every dollar saved', () => {
    fc.assert(
      fc.property(tiers, pay, rate, (rows, paid, saved) => {
        const best = Math.max(...rows.map(({ centsPerDollar }) => centsPerDollar));
        const match = matchOfRate(rows, paid, saved);
        expect(match).toBeLessThanOrEqual((paid * saved * best) / 10_000 + 1e-6);
      }),
    );
  });
});

describe('the rate for the whole match', () => {
  it('is the end of the last tier that adds something', () => {
    expect(rateForWholeMatch(SAFE_HARBOR)).toBe(5);
    expect(rateForWholeMatch([...SAFE_HARBOR, { centsPerDollar: 0, upToPercentOfPay: 9 }])).toBe(5);
    expect(rateForWholeMatch([])).toBe(0);
  });
});
