import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';

export async function findLikeCount(database: Database, articleId: string): Promise<number> {
  const row = await database
    .selectFrom('article_like_counts')
    .select('likes')
    .where('article_id', '=', articleId)
    .executeTakeFirst();
  return row?.likes ?? 0;
}

interface LikeChange {
  articleId: string;
  by: 1 | 0 | -1;
  now: number;
}

/**
 * Changes the counter in the transaction of the like, and returns it. It comes last there, because
 * other likes of the article wait for the row.
 */
export async function changeLikeCount(
  transaction: InTransaction,
  { articleId, by, now }: LikeChange,
): Promise<number> {
  const row = await transaction
    .insertInto('article_like_counts')
    .values({ article_id: articleId, likes: Math.max(0, by), changed_at: now })
    .onConflict((conflict) =>
      conflict.column('article_id').doUpdateSet({
        // A like that a node of the version before wrote is taken back here before a job counts it.
        likes: sql<number>`case when article_like_counts.likes + ${by} < 0 then 0 else article_like_counts.likes + ${by} end`,
        changed_at: now,
      }),
    )
    .returning('likes')
    .executeTakeFirstOrThrow();
  return row.likes;
}

/** Lists the counters that have changed since then. */
export async function listLikeCounts(
  database: Database,
  changedSince: number,
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('article_like_counts')
    .select(['article_id', 'likes'])
    .where('changed_at', '>=', changedSince)
    .execute();
  return new Map(rows.map((row) => [row.article_id, row.likes]));
}

/** Counts the rows again. Likes that are given meanwhile wait, so that none is counted twice. */
export async function correctLikeCount(
  transaction: InTransaction,
  { articleId, now }: { articleId: string; now: number },
): Promise<void> {
  await changeLikeCount(transaction, { articleId, by: 0, now });
  await transaction
    .updateTable('article_like_counts')
    .set((build) => ({
      likes: build
        .selectFrom('article_likes')
        .select((inner) => inner.fn.countAll<number>().as('likes'))
        .where('article_likes.article_id', '=', articleId),
    }))
    .where('article_id', '=', articleId)
    .execute();
}
