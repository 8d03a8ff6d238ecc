import type { Database } from '../connect.ts';

export interface Like {
  articleId: string;
  visitorId: string;
}

/** Returns false if the browser has already liked the article, because a browser counts once. */
export async function addLike(
  database: Database,
  { articleId, visitorId }: Like,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('article_likes')
    .values({ article_id: articleId, visitor_id: visitorId, created_at: now })
    .onConflict((conflict) => conflict.columns(['article_id', 'visitor_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function removeLike(
  database: Database,
  { articleId, visitorId }: Like,
): Promise<void> {
  await database
    .deleteFrom('article_likes')
    .where('article_id', '=', articleId)
    .where('visitor_id', '=', visitorId)
    .execute();
}

export async function countLikes(database: Database, articleId: string): Promise<number> {
  const row = await database
    .selectFrom('article_likes')
    .select((build) => build.fn.countAll<number>().as('likes'))
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow();
  return row.likes;
}

export async function countAllLikes(database: Database): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('article_likes')
    .select((build) => ['article_id', build.fn.countAll<number>().as('likes')])
    .groupBy('article_id')
    .execute();
  return new Map(rows.map((row) => [row.article_id, row.likes]));
}
