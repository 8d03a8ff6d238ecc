import { roundParts } from '../money/round-parts.ts';

/** Below it a figure could be about somebody. */
export const LEAST_SHOWN = 10;

/** The five feelings, from clear sky to rain; the words of the specification. */
export const SENTIMENTS = ['confident', 'hopeful', 'soso', 'anxious', 'discourage'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

export type VoteCounts = Readonly<Partial<Record<Sentiment, number>>>;

/** Below it a share would say what single people answered. */
export const VOTES_FOR_SHARES = 20;

/** Percents; null is a feeling of fewer than ten answers, none among them. */
export type Shares = Record<Sentiment, number | null>;

/**
 * Beside a hidden one, the others are said no finer: in steps of five there are polls in which the
 * hidden number is the only one that fits.
 */
const STEP = 10;

/** Nobody's while the votes are few, in all or for every feeling. */
export function findShares(counts: VoteCounts): Shares | undefined {
  const votes = SENTIMENTS.map((sentiment) => counts[sentiment] ?? 0);
  const total = votes.reduce((sum, count) => sum + count, 0);
  if (total < VOTES_FOR_SHARES || votes.every(isFew)) return undefined;
  const shares = votes.some(isFew)
    ? roughShares(votes, total)
    : roundParts(
        votes.map((count) => (count * 100) / total),
        { total: 100 },
      );
  const shareAt = (index: number): number | null => shares[index] ?? null;
  return {
    confident: shareAt(0),
    hopeful: shareAt(1),
    soso: shareAt(2),
    anxious: shareAt(3),
    discourage: shareAt(4),
  };
}

function isFew(count: number): boolean {
  return count < LEAST_SHOWN;
}

/** A half goes down, and never up to 100: shares that use up the whole would say that nobody is hidden. */
function roughShares(votes: readonly number[], total: number): Array<number | null> {
  return votes.map((count) => {
    const share = Math.ceil((count * 100) / total / STEP - 0.5) * STEP;
    return isFew(count) ? null : Math.min(100 - STEP, Math.max(0, share));
  });
}
