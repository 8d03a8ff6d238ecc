import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findShares, SENTIMENTS, VOTES_FOR_SHARES } from './sentiments.ts';

describe('the shares of a poll', () => {
  it.each([
    { counts: {}, shown: false },
    { counts: { confident: 19 }, shown: false },
    { counts: { confident: 10, anxious: 9 }, shown: false },
    { counts: { confident: 20 }, shown: true },
    { counts: { confident: 10, anxious: 10 }, shown: true },
  ])('of $counts are shown: $shown', ({ counts, shown }) => {
    expect(findShares(counts) !== undefined).toBe(shown);
  });

  it('are whole percents that add up', () => {
    const thirds = { confident: 10, hopeful: 10, soso: 10 };
    expect(findShares(thirds)).toEqual({
      confident: 34,
      hopeful: 33,
      soso: 33,
      anxious: 0,
      discourage: 0,
    });
  });

  it('always add up, and are never a percent away from the exact ones', () => {
    const votes = fc.record(Object.fromEntries(SENTIMENTS.map((name) => [name, fc.nat(10_000)])));
    fc.assert(
      fc.property(votes, (counts) => {
        const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
        const shares = findShares(counts);
        expect(shares === undefined).toBe(total < VOTES_FOR_SHARES);
        if (!shares) return;
        expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(100);
        for (const name of SENTIMENTS)
          expect(Math.abs(shares[name] - ((counts[name] ?? 0) * 100) / total)).toBeLessThan(1);
      }),
    );
  });
});
