import { ARTICLE_KINDS } from '#domain/links/article-path.ts';
import { z } from 'zod';
import { artNameSchema, dateSchema, slugSchema, webAddressSchema } from './texts.ts';

export const MULTIMEDIA_COMPONENTS = [
  'dropdown-cards',
  's7Viewer',
  'aftd',
  'flipcards',
  'recipe-card',
  'quiz',
  'spotify-playlist',
  'flashcard-group',
  'inflation-cart',
  'authorable-split-selection',
  'price-creep',
  'authorable-flip-card',
  'change-contribution-cta-with-separator',
  'ttr-widget',
] as const;

const tagSchema = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'a tag like badge/new');

/** Internal (`get-the-facts`) or external (`https://…`), never another scheme. */
const redirectSchema = z
  .string()
  .regex(
    /^(?:https:\/\/[^\s]+|[a-z0-9][a-z0-9/_?=&#-]*)$/i,
    'an https:// address or a path without leading slash',
  );

const mediaFileSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]+(?:\.[a-z0-9]+)?$/, 'a file name in content/media');

/** `content/articles/{id}/article.yaml`: what is true of the article in every language. */
export const articleFileSchema = z.strictObject({
  kind: z.enum(ARTICLE_KINDS),
  /** Made from the English title where it is not given. */
  path: slugSchema.optional(),
  order: z.int().min(0),
  topics: z.array(slugSchema).min(1),
  tags: z.array(tagSchema),
  minutes: z.int().min(1).max(60),
  image: artNameSchema,
  updated: dateSchema,
  related: z.array(slugSchema).default([]),
  sources: z
    .array(z.strictObject({ en: z.string().min(1), es: z.string().min(1), url: webAddressSchema }))
    .default([]),
  contentType: z.enum(['article', 'video']).default('article'),
  /** Likes brought along from a former system; new ones are counted on top. */
  likes: z.int().min(0).default(0),
  redirectUrl: redirectSchema.optional(),
  influencer: slugSchema.optional(),
});
export type ArticleFile = z.infer<typeof articleFileSchema>;

const videoFragmentSchema = z.strictObject({
  /** The asset's name in `content/media/video`, as in `match-AVS`. */
  dynamicMediaParams: mediaFileSchema,
  title: z.string().min(1),
  summary: z.string().min(1),
  transcript: z.string().min(1),
});
export type VideoFragment = z.infer<typeof videoFragmentSchema>;

const quizAnswersSchema = z.strictObject({
  true: z.string().min(1),
  false: z.string().min(1),
  depends: z.string().min(1).optional(),
});

const quizSchema = z.strictObject({
  config: z.strictObject({
    title: z.string().min(1),
    content: z.string().min(1),
    ctas: z.strictObject({ start: z.string(), next: z.string(), end: z.string() }),
    quizColors: z
      .strictObject({ correct: z.string(), wrong: z.string(), depends: z.string() })
      .optional(),
    startImage: artNameSchema.optional(),
    endImage: artNameSchema.optional(),
    answerBg: z.string().optional(),
    endTitle: z.string().min(1),
    endContent: z.string().min(1),
    endButtonLabel: z.string().min(1),
    endButtonURL: z.string().min(1),
  }),
  options: z
    .array(
      z.strictObject({
        myth: z.string().min(1),
        image: artNameSchema.optional(),
        content: z.string().optional(),
        correctAnswer: z.enum(['true', 'false', 'depends']),
        answers: quizAnswersSchema,
      }),
    )
    .min(1),
});

/** Front matter of `en.md` and `es.md`: what is said in one language. */
export const articleTextSchema = z.strictObject({
  title: z.string().min(1).max(120),
  description: z.string().min(1).max(200),
  imageAlt: z.string().min(1).max(200),
  intro: z.string().min(1),
  closing: z.string().min(1).optional(),
  infographicPath: mediaFileSchema.optional(),
  infographicAlt: z.string().min(1).optional(),
  video: videoFragmentSchema.optional(),
  quiz: quizSchema.optional(),
  multimedia: z
    .array(
      z.strictObject({
        component: z.enum(MULTIMEDIA_COMPONENTS),
        data: z.record(z.string(), z.unknown()),
      }),
    )
    .default([]),
});
export type ArticleText = z.infer<typeof articleTextSchema>;
