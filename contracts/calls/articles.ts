import { z } from 'zod';

const MAX_ARTICLES = 50;
const tagsQueryString = z
  .string()
  .max(500)
  .default('')
  .describe(
    'Tags separated by commas or ampersands; any is enough. Topic, kind and presenter are tags too: topic/saving, kind/money-minute, influencer/rosa',
  );
const articleId = z.string().max(100);

export const nextArticlesSchema = z.strictObject({
  numberOfArticles: z.int().min(1).max(MAX_ARTICLES),
  articleRatingType: z.literal('LIKES').default('LIKES'),
  tagsQueryString,
  exclusionArticles: z.array(articleId).max(200).default([]),
});

export const articleSummariesSchema = z.strictObject({
  tagsQueryString,
  multiMediaFetch: z.boolean().default(false),
  influencersFetch: z.boolean().default(false).describe('Each summary says who presents it'),
});

export const ratingQuerySchema = z.strictObject({
  articleRatingType: z.literal('LIKES'),
  articleRatingActionType: z.enum(['LIKE', 'UNLIKE']),
});
export type RatingAction = z.infer<typeof ratingQuerySchema>['articleRatingActionType'];

export const ratingAnswerSchema = z.strictObject({
  id: z.string(),
  likes: z.int().min(0),
  liked: z.boolean(),
});
export type RatingAnswer = z.infer<typeof ratingAnswerSchema>;

export const multimediaEntrySchema = z.strictObject({
  component: z.string(),
  data: z.record(z.string(), z.unknown()),
});

export const influencerSchema = z.strictObject({
  name: z.string(),
  about: z.string(),
  alt: z.string(),
  imagePath: z.string(),
});

export const articleSummarySchema = z.strictObject({
  id: z.string(),
  aemId: z.string(),
  title: z.string(),
  description: z.string(),
  length: z.int(),
  imagePath: z.string(),
  path: z.string(),
  cfModel: z.string(),
  redirectUrl: z.string().optional(),
  contentType: z.enum(['article', 'video']),
  badges: z.array(z.string()),
  topics: z.array(z.string()),
  tags: z.array(z.string()),
  likes: z.int().min(0),
  multimedia: z.array(multimediaEntrySchema).optional(),
  influencer: influencerSchema.optional(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;
