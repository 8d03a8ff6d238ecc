import { z } from 'zod';
import { defineCall, type Policy } from './define-call.ts';

const MAX_ARTICLES = 50;
const tagsQueryString = z
  .string()
  .max(500)
  .default('')
  .describe(
    'Tags separated by commas or ampersands; any is enough. Topic, kind and presenter are tags too: topic/saving, kind/money-minute, influencer/rosa',
  );
const articleId = z.string().max(100);

const articleSummarySchema = z.strictObject({
  id: z.string(),
  aemId: z.string(),
  title: z.string(),
  description: z.string(),
  length: z.int(),
  filmSeconds: z.int().optional().describe('How long its film is, as the file says'),
  imagePath: z.string(),
  path: z.string(),
  cfModel: z.string(),
  redirectUrl: z.string().optional(),
  contentType: z.enum(['article', 'video']),
  badges: z.array(z.string()),
  topics: z.array(z.string()),
  tags: z.array(z.string()),
  likes: z.int().min(0),
  multimedia: z
    .array(z.strictObject({ component: z.string(), data: z.record(z.string(), z.unknown()) }))
    .optional(),
  influencer: z
    .strictObject({
      name: z.string(),
      about: z.string(),
      alt: z.string(),
      imagePath: z.string(),
    })
    .optional(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export const articlesAnswerSchema = z.strictObject({ articles: z.array(articleSummarySchema) });

/** The pages show the same to everyone, so any site may ask. */
const open = { from: 'anywhere', limits: [], caching: 'no-cache' } as const satisfies Policy;

export const nextArticles = defineCall({
  name: 'nextArticles',
  summary: 'The most liked articles that were not excluded',
  method: 'POST',
  path: '/po/content/articles/next',
  policy: open,
  body: z.strictObject({
    numberOfArticles: z.int().min(1).max(MAX_ARTICLES),
    articleRatingType: z.literal('LIKES').default('LIKES'),
    tagsQueryString,
    exclusionArticles: z.array(articleId).max(200).default([]),
  }),
  answer: articlesAnswerSchema,
});

export const articleSummaries = defineCall({
  name: 'articleSummaries',
  summary: 'Summaries of all articles with any of the tags',
  method: 'POST',
  path: '/po/content/articles',
  policy: open,
  body: z.strictObject({
    tagsQueryString,
    multiMediaFetch: z.boolean().default(false),
    influencersFetch: z.boolean().default(false).describe('Each summary says who presents it'),
  }),
  answer: articlesAnswerSchema,
});
