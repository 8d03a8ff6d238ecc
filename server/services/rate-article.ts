import type { RatingAnswer } from '#contracts/calls/articles.ts';
import { failure, type Failure } from '#contracts/errors.ts';
import type { Rating } from '#contracts/services.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../db/connect.ts';
import { addLike, countLikes, removeLike } from '../db/queries/article-likes.ts';
import type { Log } from '../log.ts';
import type { LikeCounts } from './like-counts.ts';

export interface RateArticleOptions {
  database: Database;
  content: ContentStore;
  likes: LikeCounts;
  log: Log;
  now: () => number;
}

export function createRateArticle(options: RateArticleOptions) {
  const { database, content, likes, log, now } = options;
  return async ({ articleId, visitorId, action }: Rating): Promise<RatingAnswer | Failure> => {
    const article = content.current.articles.find((candidate) => candidate.id === articleId);
    if (!article) return failure('article-not-found');
    try {
      if (action === 'LIKE') await addLike(database, { articleId, visitorId }, now());
      else await removeLike(database, { articleId, visitorId });
      const counted = await countLikes(database, articleId);
      likes.set(articleId, counted);
      return { id: articleId, likes: article.likes + counted, liked: action === 'LIKE' };
    } catch (error) {
      log.error('rating-failed', {
        reason: error instanceof Error ? error.message : String(error),
      });
      return failure('database-unavailable');
    }
  };
}
