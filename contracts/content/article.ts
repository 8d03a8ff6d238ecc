import { ARTICLE_KINDS } from '#domain/articles/article-kinds.ts';
import { SENTIMENTS } from '#domain/poll/sentiments.ts';
import { z } from 'zod';
import { contactIdsSchema } from './contacts.ts';
import { planNeedsSchema } from './plan-needs.ts';
import { refersTo } from './references.ts';
import { sourceSchema } from './source.ts';
import {
  addressSchema,
  articleIdSchema,
  artNameSchema,
  dateSchema,
  filmNameSchema,
  inEachLanguage,
  infographicNameSchema,
  markdownText,
  plainLine,
  plainText,
  reviewBySchema,
  slugSchema,
} from './texts.ts';

export const INSETS = ['budget-sheet', 'match-bar', 'pay-stub'] as const;
export type InsetPart = (typeof INSETS)[number];

/** What a guide ends with instead of the invitation to change the contribution. */
export const ENDINGS = ['one-debt'] as const;
export type Ending = (typeof ENDINGS)[number];

const tagSchema = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'a tag like badge/new');

/** `content/articles/{id}/article.yaml`: what holds for the article in every language. */
export const articleFileSchema = z.strictObject({
  kind: z.enum(ARTICLE_KINDS),
  /**
   * The slug, one for all languages, so that only `lang` names the language. Where it is not given,
   * the specification's rule makes it from the title in the default language.
   */
  path: slugSchema.optional(),
  order: z.int().min(0),
  topics: z.array(refersTo('topic', slugSchema)).min(1),
  tags: z.array(tagSchema),
  /** What a plan has to have, or the article is no use to the people who are in it. */
  needs: planNeedsSchema,
  minutes: z.int().min(1).max(60),
  image: artNameSchema,
  updated: dateSchema,
  reviewBy: reviewBySchema,
  related: z.array(articleIdSchema).default([]),
  sources: z.array(inEachLanguage(sourceSchema)).default([]),
  /** The people to call about it. */
  contacts: contactIdsSchema.default([]),
  /** Who checked the facts, and when somebody has to look again; both are empty until they are known. */
  reviewedBy: plainLine(80).nullable().optional(),
  reviewNext: dateSchema.nullable().optional(),
  /** The feelings after which it is the one thing to read next. */
  answersFeelings: z.array(z.enum(SENTIMENTS)).default([]),
  contentType: z.enum(['article', 'video']).default('article'),
  /** Likes from a former system; new ones are counted on top. */
  likes: z.int().min(0).default(0),
  ending: z.enum(ENDINGS).optional(),
  redirectUrl: addressSchema.optional(),
  /** A drawing or a sheet of ours that stands in the text, above the heading with this number. */
  insets: z
    .array(z.strictObject({ part: z.enum(INSETS), aboveHeading: z.int().min(1).max(20) }))
    .default([]),
  influencer: refersTo('influencer', slugSchema).optional(),
});
export type ArticleFile = z.infer<typeof articleFileSchema>;

export const videoFragmentSchema = z.strictObject({
  dynamicMediaParams: filmNameSchema,
  title: plainLine(),
  summary: plainText(),
  transcript: plainText(20_000),
  /** The drawing over the film until it plays; the film of an article has the one of the article. */
  cover: artNameSchema.optional(),
});

/** Front matter of `en.md` and the files of the other languages: what is said in one language. */
export const articleTextSchema = z.strictObject({
  title: plainLine(120),
  description: plainLine(200),
  imageAlt: plainLine(200),
  /** What to know when only three lines are read. */
  keyPoints: z.array(plainLine(160)).length(3).optional(),
  intro: plainText(),
  closing: markdownText().optional(),
  infographicPath: infographicNameSchema.optional(),
  infographicAlt: plainLine().optional(),
  video: videoFragmentSchema.optional(),
  /** The blocks are checked one by one: a malformed one is left out, and the others stay. */
  quiz: z.unknown().optional(),
  multimedia: z.unknown().optional(),
});
export type ArticleText = z.infer<typeof articleTextSchema>;
