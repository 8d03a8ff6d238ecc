import { z } from 'zod';
import { EVERY_PAGE } from '#domain/pages/pages.ts';
import { contactIdsSchema } from './contacts.ts';
import { planNeedsSchema } from './plan-needs.ts';
import {
  artNameSchema,
  dateSchema,
  localLineSchema,
  localMarkdownSchema,
  localTextSchema,
  plainLine,
  reviewBySchema,
  slugSchema,
} from './texts.ts';

/** The segments below `get-the-facts` that are pages of their own and so cannot be a topic's id. */
const FACTS_ADDRESSES: readonly string[] = EVERY_PAGE.flatMap(
  ([, { path }]) => /^:company\/get-the-facts\/([a-z-]+)/.exec(path)?.[1] ?? [],
);

const topicIdSchema = slugSchema.refine((id) => !FACTS_ADDRESSES.includes(id), {
  error: `an id other than ${FACTS_ADDRESSES.join(' and ')}, which are addresses of their own`,
});

/** `content/topics.yaml` */
export const topicsSchema = z.strictObject({
  topics: z.array(z.strictObject({ id: topicIdSchema, title: localLineSchema })).min(1),
});
export type Topic = z.infer<typeof topicsSchema>['topics'][number];

/** `content/faqs/faqs.yaml` */
export const faqsSchema = z.strictObject({
  reviewBy: reviewBySchema,
  groups: z
    .array(
      z.strictObject({
        id: slugSchema,
        title: localLineSchema,
        items: z
          .array(
            z.strictObject({
              id: slugSchema,
              needs: planNeedsSchema,
              question: localLineSchema,
              answer: localMarkdownSchema,
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

/** `content/glossary/glossary.yaml` */
export const glossarySchema = z.strictObject({
  reviewBy: reviewBySchema,
  cards: z
    .array(
      z.strictObject({
        id: slugSchema,
        needs: planNeedsSchema,
        title: localLineSchema,
        animatedImage: artNameSchema,
        staticImage: artNameSchema,
        description: localMarkdownSchema,
        /** A sentence that uses the words in real life. */
        example: localMarkdownSchema,
      }),
    )
    .length(12, 'the 12 cards'),
});

/** Front matter of `content/pages/{page}/{en,es}.md` */
export const textPageSchema = z.strictObject({
  title: plainLine(),
  description: plainLine(),
  updated: dateSchema,
  /** The people to call about it, of `content/contacts.yaml`. */
  contacts: contactIdsSchema.default([]),
  reviewBy: reviewBySchema,
});

/** `content/influencers.yaml` */
export const influencersSchema = z.strictObject({
  influencers: z.array(
    z.strictObject({
      id: slugSchema,
      name: plainLine(60),
      about: localTextSchema,
      alt: localLineSchema,
      imagePath: artNameSchema,
    }),
  ),
});
export type InfluencerFile = z.infer<typeof influencersSchema>['influencers'][number];
