import { createHash } from 'node:crypto';
import type { PollAnswer, takeVote } from '#contracts/calls/poll.ts';
import type { Failure } from '#contracts/errors.ts';
import { findShares, type Sentiment } from '#domain/poll/sentiments.ts';
import { dayOf } from '#domain/time/day-of.ts';
import type { Database } from '../db/connect.ts';
import { addVote, countVotes } from '../db/queries/poll-votes.ts';
import type { DeskLimitsOf } from '../limits/rate-limits.ts';
import type { Log } from '../log.ts';
import { accept, refuse } from './refusal.ts';

interface TakeVoteOptions {
  database: Database;
  limits: DeskLimitsOf<typeof takeVote>;
  log: Log;
  now: () => number;
}

export interface VoteToTake {
  companyId: string;
  visitorId: string;
  network: string;
  sentiment: Sentiment;
}

/**
 * Counts one vote for each browser and day, and returns what the company's people have said so far.
 */
export function createTakeVote({ database, limits, log, now }: TakeVoteOptions) {
  return async (vote: VoteToTake): Promise<PollAnswer | Failure> => {
    const { companyId, visitorId, network, sentiment } = vote;
    const day = dayOf(now());
    // Only this mark of the browser is kept, and it changes every day, so no one's feelings can be
    // followed over time.
    const voter = createHash('sha256').update(`${day} ${visitorId}`).digest('hex').slice(0, 32);
    return accept(
      { database, log, whenDown: 'database-unavailable', event: 'vote-failed' },
      async (transaction) => {
        const counted = await addVote(transaction, { companyId, day, voter, sentiment });
        if (counted) refuse(await limits.votesOfNetwork(transaction, { network, now: now() }));
        const votes = await countVotes(transaction, { companyId });
        return { counted, shares: findShares(votes) ?? null };
      },
    );
  };
}
