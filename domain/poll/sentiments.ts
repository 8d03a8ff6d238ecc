/** The five feelings, from clear sky to rain; the words of the specification. */
export const SENTIMENTS = ['confident', 'hopeful', 'soso', 'anxious', 'discourage'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

export type VoteCounts = Readonly<Partial<Record<Sentiment, number>>>;

/** Below it a share would say what single people answered. */
export const VOTES_FOR_SHARES = 20;

/** Whole percents that add up to 100; nobody's while the votes are few. */
export function findShares(counts: VoteCounts): Record<Sentiment, number> | undefined {
  const total = SENTIMENTS.reduce((sum, sentiment) => sum + (counts[sentiment] ?? 0), 0);
  if (total < VOTES_FOR_SHARES) return undefined;
  const exact = SENTIMENTS.map((sentiment) => ((counts[sentiment] ?? 0) * 100) / total);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
  // The largest remainders are rounded up, earlier ones first.
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  const shareAt = (index: number): number => whole[index] ?? 0;
  return {
    confident: shareAt(0),
    hopeful: shareAt(1),
    soso: shareAt(2),
    anxious: shareAt(3),
    discourage: shareAt(4),
  };
}
