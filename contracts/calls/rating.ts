import * as z from 'zod/mini';
import { defineCall, type AnswerOf } from './define-call.ts';

const ratingSchema = z.strictObject({
  articleRatingType: z.literal('LIKES'),
  articleRatingActionType: z.enum(['LIKE', 'UNLIKE']),
});
export type RatingAction = z.infer<typeof ratingSchema>['articleRatingActionType'];

export const rateArticle = defineCall({
  name: 'rateArticle',
  summary: 'Like an article, or take the like back, once per browser',
  method: 'POST',
  path: '/po/content/articles/:id/rating',
  policy: {
    from: 'this-site',
    countsBrowser: true,
    limits: ['votesOfNetwork'],
    caching: 'no-store',
  },
  query: ratingSchema,
  answer: z.strictObject({
    id: z.string(),
    likes: z.int().check(z.minimum(0)),
    liked: z.boolean(),
  }),
  errors: ['preview-only', 'article-not-found', 'database-unavailable'],
});
export type RatingAnswer = AnswerOf<typeof rateArticle>;
