import { createHash } from 'node:crypto';
import type { PollAnswer } from '#contracts/calls/poll.ts';
import { failure, type Failure } from '#contracts/errors.ts';
import { findShares, type Sentiment } from '#domain/poll/sentiments.ts';
import { dayOf } from '#domain/visit/sentiment-slide.ts';
import type { Database } from '../db/connect.ts';
import { addVote, countVotes } from '../db/queries/poll-votes.ts';
import type { Log } from '../log.ts';

export interface TakeVoteOptions {
  database: Database;
  log: Log;
  now: () => number;
}

export interface VoteToTake {
  companyId: string;
  visitorId: string;
  sentiment: Sentiment;
}

/** One vote a browser and day, and what the company's people said so far. */
export function createTakeVote({ database, log, now }: TakeVoteOptions) {
  return async (vote: VoteToTake): Promise<PollAnswer | Failure> => {
    const { companyId, visitorId, sentiment } = vote;
    const day = dayOf(now());
    // Of the browser only this stays, and the next day it is another: nobody's feelings can be followed.
    const voter = createHash('sha256').update(`${day} ${visitorId}`).digest('hex').slice(0, 32);
    try {
      const counted = await addVote(database, { companyId, day, voter, sentiment });
      return { counted, shares: findShares(await countVotes(database, { companyId })) ?? null };
    } catch (error) {
      log.error('vote-failed', { reason: error instanceof Error ? error.message : String(error) });
      return failure('database-unavailable');
    }
  };
}
