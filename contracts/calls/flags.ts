import * as z from 'zod/mini';
import { ANIMALS } from '#domain/persona/animals.ts';

/** What the browser knows of its visitor. In the body, as a uid has no business in an address. */
export const flagsBodySchema = z.strictObject({
  company: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
  uid: z.optional(z.string().check(z.regex(/^[A-Za-z0-9._~-]{1,64}$/))),
  customDomain: z.enum(['Sendero', 'MyRetirement']),
  segment: z.string().check(z.regex(/^[a-z0-9_-]{1,32}$/)),
  animal: z.optional(z.enum(ANIMALS)),
  isReturnVisit: z.boolean(),
});
export type FlagsBody = z.infer<typeof flagsBodySchema>;

export const flagsAnswerSchema = z.strictObject({
  showSentimentPollSlide: z.boolean(),
  userRevisitThreshold: z.number(),
  quizModalThreshold: z.number(),
  sentimentModalThreshold: z.number(),
  resetLanguageOnNavigation: z.boolean(),
});
