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

/** Returns false if the browser did not like the article. */
export async function removeLike(
  database: Database,
  { articleId, visitorId }: Like,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('article_likes')
    .where('article_id', '=', articleId)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Counts the rows of one article, which only the job does that corrects the counters. */
export async function countLikes(database: Database, articleId: string): Promise<number> {
  const row = await database
    .selectFrom('article_likes')
    .select((build) => build.fn.countAll<number>().as('likes'))
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow();
  return row.likes;
}

/** Counts the rows of the first article behind the given one, in the order of their ids. */
export function countNextLikes(
  database: Database,
  after: string,
): Promise<{ articleId: string; likes: number } | undefined> {
  return database
    .selectFrom('article_likes')
    .select((build) => ['article_id as articleId', build.fn.countAll<number>().as('likes')])
    .where('article_id', '=', (build) =>
      build
        .selectFrom('article_likes')
        .select((inner) => inner.fn.min('article_id').as('next'))
        .where('article_id', '>', after),
    )
    .groupBy('article_id')
    .executeTakeFirst();
}
