import { roundParts } from '../money/round-parts.ts';

/** With fewer answers a figure could tell what one person answered. */
export const LEAST_SHOWN = 10;

/** The specification's five feelings, from clear sky to rain. */
export const SENTIMENTS = ['confident', 'hopeful', 'soso', 'anxious', 'discourage'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

export type VoteCounts = Readonly<Partial<Record<Sentiment, number>>>;

/** With fewer votes in all, shares would tell what single people answered. */
export const VOTES_FOR_SHARES = 20;

/** Shares in percent; null stands for a feeling with fewer than ten answers, or none. */
export type Shares = Record<Sentiment, number | null>;

/**
 * Where a share is hidden, the others are rounded to this step. Steps of five would be too fine:
 * there are polls in which only one hidden number then fits.
 */
const STEP = 10;

/** Shares, or undefined while there are few votes in all or for every feeling. */
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

/**
 * A half is rounded down, and no share reaches 100: shares that use up the whole would tell that
 * the hidden feelings have no votes.
 */
function roughShares(votes: readonly number[], total: number): Array<number | null> {
  return votes.map((count) => {
    const share = Math.ceil((count * 100) / total / STEP - 0.5) * STEP;
    return isFew(count) ? null : Math.min(100 - STEP, Math.max(0, share));
  });
}
