import type { rateArticle, RatingAnswer } from '#contracts/calls/rating.ts';
import { failure, isFailure, type Failure } from '#contracts/errors.ts';
import type { Rating } from '#contracts/services.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../db/connect.ts';
import { addLike, removeLike } from '../db/queries/article-likes.ts';
import { changeLikeCount, findLikeCount } from '../db/queries/like-counts.ts';
import type { DeskLimitsOf } from '../limits/rate-limits.ts';
import type { Log } from '../log.ts';
import type { LikeCounts } from '../views/like-counts.ts';
import { accept, refuse } from './refusal.ts';

interface RateArticleOptions {
  database: Database;
  content: ContentStore;
  likes: LikeCounts;
  limits: DeskLimitsOf<typeof rateArticle>;
  log: Log;
  now: () => number;
}

type RatingFromNetwork = Rating & { network: string };

export function createRateArticle(options: RateArticleOptions) {
  const { database, content, likes, limits, log, now } = options;
  return async ({
    articleId,
    visitorId,
    action,
    network,
  }: RatingFromNetwork): Promise<RatingAnswer | Failure> => {
    const article = content.current.articles.find((candidate) => candidate.id === articleId);
    if (!article) return failure('article-not-found');
    const counted = await accept(
      { database, log, whenDown: 'database-unavailable', event: 'rating-failed' },
      async (transaction) => {
        const like = { articleId, visitorId };
        const at = now();
        const hasChanged =
          action === 'LIKE'
            ? await addLike(transaction, like, at)
            : await removeLike(transaction, like);
        if (!hasChanged) return findLikeCount(transaction, articleId);
        if (action === 'LIKE')
          refuse(await limits.votesOfNetwork(transaction, { network, now: at }));
        return changeLikeCount(transaction, { articleId, by: action === 'LIKE' ? 1 : -1, now: at });
      },
    );
    if (isFailure(counted)) return counted;
    likes.set(articleId, counted);
    return { id: articleId, likes: article.likes + counted, liked: action === 'LIKE' };
  };
}
