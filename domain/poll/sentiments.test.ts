import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_SHOWN } from './sentiments.ts';
import { findShares, SENTIMENTS, VOTES_FOR_SHARES, type VoteCounts } from './sentiments.ts';

const NONE = { confident: null, hopeful: null, soso: null, anxious: null, discourage: null };
const votes = (most: number): fc.Arbitrary<VoteCounts> =>
  fc.record(Object.fromEntries(SENTIMENTS.map((name) => [name, fc.nat(most)])));
const totalOf = (counts: VoteCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Every combination of four numbers; their order does not matter. */
function* listFours(least: number, most: number): Generator<[number, number, number, number]> {
  for (let a = least; a <= most; a += 1)
    for (let b = a; b <= most; b += 1)
      for (let c = b; c <= most; c += 1) for (let d = c; d <= most; d += 1) yield [a, b, c, d];
}

describe('the shares of a poll', () => {
  it.each([
    { counts: {}, shown: false },
    { counts: { confident: 19 }, shown: false },
    { counts: { confident: 10, anxious: 9 }, shown: false },
    { counts: { confident: 20 }, shown: true },
    { counts: { confident: 10, anxious: 10 }, shown: true },
    { counts: { confident: 9, hopeful: 9, soso: 9, anxious: 9, discourage: 9 }, shown: false },
  ])('of $counts are shown: $shown', ({ counts, shown }) => {
    expect(findShares(counts) !== undefined).toBe(shown);
  });

  it('are whole percents that add up where every feeling has ten answers', () => {
    const counts = { confident: 10, hopeful: 10, soso: 10, anxious: 10, discourage: 11 };
    expect(findShares(counts)).toEqual({
      confident: 20,
      hopeful: 20,
      soso: 20,
      anxious: 19,
      discourage: 21,
    });
  });

  it.each([
    { counts: { confident: 19, anxious: 1 }, shares: { ...NONE, confident: 90 } },
    { counts: { confident: 20 }, shares: { ...NONE, confident: 90 } },
    { counts: { confident: 15, hopeful: 9 }, shares: { ...NONE, confident: 60 } },
    { counts: { soso: 10, anxious: 10, confident: 3 }, shares: { ...NONE, soso: 40, anxious: 40 } },
    {
      counts: { confident: 900, hopeful: 80, soso: 11, anxious: 10, discourage: 1 },
      shares: { confident: 90, hopeful: 10, soso: 0, anxious: 0, discourage: null },
    },
  ])('of $counts are rough, and those under ten are hidden', ({ counts, shares }) => {
    expect(findShares(counts)).toEqual(shares);
  });

  it('hide every feeling of fewer than ten, and say the others in steps of ten percent beside it', () => {
    fc.assert(
      fc.property(votes(60), (counts) => {
        const shares = findShares(counts);
        if (!shares) return;
        const isHidden = SENTIMENTS.map((name) => (counts[name] ?? 0) < LEAST_SHOWN);
        expect(SENTIMENTS.map((name) => shares[name] === null)).toEqual(isHidden);
        if (!isHidden.includes(true)) return;
        for (const name of SENTIMENTS) {
          const share = shares[name] ?? 0;
          expect(share % 10).toBe(0);
          expect(share).toBeLessThan(100);
        }
      }),
    );
  });

  it('never fit only one number of answers for a feeling that alone is hidden', () => {
    const fitting = new Map<string, Set<number>>();
    for (const [confident, hopeful, soso, anxious] of listFours(LEAST_SHOWN, 30))
      for (let discourage = 0; discourage < LEAST_SHOWN; discourage += 1) {
        const shares = findShares({ confident, hopeful, soso, anxious, discourage });
        const answer = JSON.stringify(shares);
        fitting.set(answer, (fitting.get(answer) ?? new Set()).add(discourage));
      }
    expect([...fitting].filter(([, counts]) => counts.size === 1)).toEqual([]);
  });

  it('add up, and are never a percent away from the exact ones, where nothing is hidden', () => {
    fc.assert(
      fc.property(votes(10_000), (counts) => {
        const total = totalOf(counts);
        const shares = findShares(counts);
        if (total < VOTES_FOR_SHARES) expect(shares).toBeUndefined();
        if (!shares || Object.values(shares).includes(null)) return;
        expect(Object.values(shares).reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBe(
          100,
        );
        for (const name of SENTIMENTS)
          expect(Math.abs((shares[name] ?? 0) - ((counts[name] ?? 0) * 100) / total)).toBeLessThan(
            1,
          );
      }),
    );
  });
});
