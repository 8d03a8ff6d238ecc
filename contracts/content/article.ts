import { ARTICLE_KINDS } from '#domain/links/article-path.ts';
import { z } from 'zod';
import { addressSchema } from './multimedia/block-parts.ts';
import { artNameSchema, dateSchema, slugSchema, webAddressSchema } from './texts.ts';

const tagSchema = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'a tag like badge/new');

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
  redirectUrl: addressSchema.optional(),
  influencer: slugSchema.optional(),
});
export type ArticleFile = z.infer<typeof articleFileSchema>;

export const videoFragmentSchema = z.strictObject({
  /** The asset's name in `content/media/video`, as in `match-AVS`. */
  dynamicMediaParams: mediaFileSchema,
  title: z.string().min(1),
  summary: z.string().min(1),
  transcript: z.string().min(1),
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
  /** Checked block by block: one that is malformed is not drawn, and takes nothing else with it. */
  quiz: z.unknown().optional(),
  multimedia: z.unknown().optional(),
});
export type ArticleText = z.infer<typeof articleTextSchema>;
