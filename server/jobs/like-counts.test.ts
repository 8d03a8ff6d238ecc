import { beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import type { Database } from '../db/connect.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { addLike, countLikes, removeLike } from '../db/queries/article-likes.ts';
import { changeLikeCount, findLikeCount, listLikeCounts } from '../db/queries/like-counts.ts';
import { correctLikeCounts } from './like-counts.handler.ts';

const NOW = 1_000;
const VISITORS = Array.from({ length: 40 }, (_, index) => `visitor-${index}`);

/** A like as this version gives it: the row and the counter together. */
const like = (database: Database, articleId: string, visitorId: string): Promise<number> =>
  inTransaction(database, async (transaction) => {
    await addLike(transaction, { articleId, visitorId }, 1);
    return changeLikeCount(transaction, { articleId, by: 1, now: 1 });
  });

const unlike = (database: Database, articleId: string, visitorId: string): Promise<number> =>
  inTransaction(database, async (transaction) => {
    await removeLike(transaction, { articleId, visitorId });
    return changeLikeCount(transaction, { articleId, by: -1, now: 1 });
  });

const correct = (database: Database): Promise<unknown> =>
  correctLikeCounts({ database, now: () => NOW })({ id: 'job', payload: { day: '2026-11-20' } });

describeOnEachDatabase('the counters of likes', (test) => {
  beforeEach(() => test.empty());

  it('are changed with the rows, and say what they say', async () => {
    const database = test.database();
    expect(await like(database, 'fees', 'a')).toBe(1);
    expect(await like(database, 'fees', 'b')).toBe(2);
    expect(await unlike(database, 'fees', 'a')).toBe(1);
    expect(await findLikeCount(database, 'fees')).toBe(1);
    expect(await findLikeCount(database, 'match')).toBe(0);
  });

  it('are what the rows are after many at once, corrected at the same time', async () => {
    const database = test.database();
    // Rows that a node of the version before wrote: every counter is wrong at first.
    for (const articleId of ['fees', 'match'])
      await addLike(database, { articleId, visitorId: 'old' }, 1);
    const given = VISITORS.map((visitor) => like(database, 'fees', visitor));
    const taken = VISITORS.map(async (visitor) => {
      await like(database, 'match', visitor);
      await unlike(database, 'match', visitor);
    });
    await Promise.all([...given, correct(database), ...taken, correct(database)]);
    await correct(database);
    expect(await listLikeCounts(database, 0)).toEqual(
      new Map([
        ['fees', VISITORS.length + 1],
        ['match', 1],
      ]),
    );
    expect(await countLikes(database, 'fees')).toBe(VISITORS.length + 1);
  });

  it('are never below zero, when a like is taken back that was never counted', async () => {
    const database = test.database();
    await addLike(database, { articleId: 'fees', visitorId: 'old' }, 1);
    expect(await unlike(database, 'fees', 'old')).toBe(0);
    await addLike(database, { articleId: 'fees', visitorId: 'old' }, 1);
    expect(await unlike(database, 'fees', 'old')).toBe(0);
    expect(await like(database, 'fees', 'a')).toBe(1);
  });
});

describeOnEachDatabase('the job that corrects the counters', (test) => {
  beforeEach(() => test.empty());

  it('counts in what a node of the version before has written', async () => {
    const database = test.database();
    for (const articleId of ['fees', 'match', 'scams']) await like(database, articleId, 'a');
    await addLike(database, { articleId: 'fees', visitorId: 'old' }, 1);
    await addLike(database, { articleId: 'rollovers', visitorId: 'old' }, 1);
    await removeLike(database, { articleId: 'scams', visitorId: 'a' });
    await correct(database);
    expect(await listLikeCounts(database, 0)).toEqual(
      new Map([
        ['fees', 2],
        ['match', 1],
        ['rollovers', 1],
        ['scams', 0],
      ]),
    );
    // Other nodes read what has changed since then, and the rest was right before.
    expect([...(await listLikeCounts(database, NOW)).keys()].toSorted()).toEqual([
      'fees',
      'rollovers',
      'scams',
    ]);
  });
});
