import { randomUUID } from 'node:crypto';
import { callAddress } from '#contracts/calls/call-address.ts';
import { takeVote } from '#contracts/calls/poll.ts';
import { rateArticle } from '#contracts/calls/rating.ts';
import type { Database } from '#server/db/connect.ts';
import {
  getPages,
  nothingAcknowledged,
  postBoth,
  type Acknowledged,
  type Target,
} from '../../faults/support/load.ts';

const ARTICLE = 'budgeting';
const COMPANY = 'riverbend';

export interface Told extends Acknowledged {
  /** The visitors whose like, or vote, was accepted. */
  likes: string[];
  votes: string[];
  pages: Map<string, number>;
}

export interface Visitors {
  told: Told;
  /** Waits for those under way. */
  leave: () => Promise<void>;
}

/** Some people who read, like, vote and send forms, one thing after the other, until they leave. */
export function letVisitorsIn(target: Target): Visitors {
  const told: Told = { ...nothingAcknowledged(), likes: [], votes: [], pages: new Map() };
  const over = new AbortController();
  const goOn = async (work: () => Promise<void>): Promise<void> => {
    while (!over.signal.aborted) await work();
  };
  const all = [
    goOn(() => getPages(target, { rounds: 1, statuses: told.pages })),
    goOn(() => getPages(target, { rounds: 1, statuses: told.pages })),
    goOn(() => postBoth(target, told)),
    goOn(() => like(target, told)),
    goOn(() => vote(target, told)),
  ];
  return {
    told,
    leave: async () => {
      over.abort();
      await Promise.all(all);
    },
  };
}

function like(target: Target, { likes, statuses }: Told): Promise<void> {
  const query = { articleRatingType: 'LIKES', articleRatingActionType: 'LIKE' } as const;
  const address = callAddress(rateArticle, { parameters: { id: ARTICLE }, query });
  return post(target, { address, accepted: likes, statuses });
}

function vote(target: Target, { votes, statuses }: Told): Promise<void> {
  const body = { company: COMPANY, sentiment: 'hopeful' };
  return post(target, { address: callAddress(takeVote, {}), body, accepted: votes, statuses });
}

interface Post {
  address: string;
  body?: object;
  accepted: string[];
  statuses: Map<string, number>;
}

async function post(target: Target, { address, body, accepted, statuses }: Post): Promise<void> {
  const visitor = randomUUID();
  let status: string;
  try {
    const response = await fetch(`${target.base}${address}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: `sendero_visitor=${visitor}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    // A refusal tells its code, by which a machine without time is known from a fault.
    const code = /"code":"([a-z-]+)"/.exec(text)?.[1];
    status = [String(response.status), ...(response.ok || code === undefined ? [] : [code])].join(
      ' ',
    );
    if (response.ok) accepted.push(visitor);
  } catch {
    status = 'no answer';
  }
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** How many likes and votes were accepted and are not in the database. */
export async function countLost(database: Database, told: Told): Promise<number> {
  const likes = await database.selectFrom('article_likes').select('visitor_id').execute();
  const kept = new Set(likes.map((row) => row.visitor_id));
  const votes = await database.selectFrom('poll_votes').select('voter').execute();
  const lostLikes = told.likes.filter((visitor) => !kept.has(visitor)).length;
  // A vote is kept under a mark of its day, so only their number can be compared.
  return lostLikes + Math.max(0, told.votes.length - votes.length);
}
