import type { Database } from '../db/connect.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { countNextLikes } from '../db/queries/article-likes.ts';
import { correctLikeCount, listLikeCounts } from '../db/queries/like-counts.ts';
import type { JobHandler } from './job-definition.ts';

interface LikeCountTools {
  database: Database;
  now: () => number;
}

/**
 * Corrects the counters that differ from their rows. During an upgrade, nodes of the version before
 * write rows without counting them. Each statement reads the rows of one article only.
 */
export function correctLikeCounts({ database, now }: LikeCountTools): JobHandler<{ day: string }> {
  const correct = (articleId: string): Promise<void> =>
    inTransaction(database, (transaction) =>
      correctLikeCount(transaction, { articleId, now: now() }),
    );
  return async () => {
    const unseen = await listLikeCounts(database, 0);
    let next = await countNextLikes(database, '');
    while (next) {
      const { articleId, likes } = next;
      /* oxlint-disable eslint/no-await-in-loop -- one article after the other, so that others get their turn */
      if (unseen.get(articleId) !== likes) await correct(articleId);
      unseen.delete(articleId);
      next = await countNextLikes(database, articleId);
    }
    for (const [articleId, likes] of unseen) if (likes !== 0) await correct(articleId);
    return 'done';
  };
}
