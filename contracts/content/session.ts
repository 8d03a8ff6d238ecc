import { z } from 'zod';
import { linkSchema } from './multimedia/block-parts.ts';
import { sourceSchema } from './source.ts';
import {
  artNameSchema,
  dateSchema,
  inEachLanguage,
  markdownText,
  plainLine,
  reviewBySchema,
  slugSchema,
} from './texts.ts';

/** `content/sessions/{id}/session.yaml`: what holds for a told session in every language. */
export const sessionFileSchema = z.strictObject({
  order: z.int().min(0),
  /** A drawing of 400 x 250, which stands for the whole. */
  cover: artNameSchema,
  /** The id of one of the speakers of the event; where the event of a company has no such one, nobody is named. */
  speaker: slugSchema.optional(),
  updated: dateSchema,
  reviewBy: reviewBySchema,
  sources: z.array(inEachLanguage(sourceSchema)).default([]),
});
export type SessionFile = z.infer<typeof sessionFileSchema>;

/** Front matter of its `en.md` and the files of the other languages; the slides stand below it. */
export const sessionTextSchema = z.strictObject({
  title: plainLine(80),
  description: plainLine(240),
  /** What people ask at the end. */
  questions: z
    .array(z.strictObject({ question: plainLine(160), answer: markdownText(2_000) }))
    .min(1)
    .max(8),
  /** The one thing to do afterwards. */
  do: z.strictObject({ title: plainLine(120), text: markdownText(1_000), link: linkSchema }),
});
export type SessionText = z.infer<typeof sessionTextSchema>;

/** A drawing of a slide, as it is named in the text: `![words](name)`. */
export const slideArtSchema = z.strictObject({ name: artNameSchema, alt: plainLine(240) });
export type SlideArt = z.infer<typeof slideArtSchema>;
