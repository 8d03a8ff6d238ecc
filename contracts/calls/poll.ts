import { z } from 'zod';
import { SENTIMENTS } from '#domain/poll/sentiments.ts';
import { companyIdSchema } from '../company-id.ts';
import { defineCall, type AnswerOf } from './define-call.ts';

export const takeVote = defineCall({
  name: 'poll',
  summary: 'Say how retirement feels, once a browser and day',
  method: 'POST',
  path: '/po/poll',
  policy: {
    from: 'this-site',
    countsBrowser: true,
    limits: ['votesOfNetwork'],
    caching: 'no-store',
  },
  body: z.strictObject({ company: companyIdSchema, sentiment: z.enum(SENTIMENTS) }),
  answer: z.strictObject({
    /** False when a vote of this browser was counted earlier today. */
    counted: z.boolean(),
    shares: z
      .record(
        z.enum(SENTIMENTS),
        z
          .int()
          .min(0)
          .max(100)
          .nullable()
          .describe('null: fewer than ten answers, and the other shares are then in steps of ten'),
      )
      .nullable()
      .describe(
        'Percents of the company’s answers; null while they are fewer than 20, or fewer than ten each',
      ),
    next: z
      .strictObject({ title: z.string(), href: z.string(), minutes: z.int() })
      .optional()
      .describe('One thing to read, for a feeling that an article answers'),
  }),
  errors: ['preview-only', 'company-not-found', 'database-unavailable'],
});
export type PollAnswer = AnswerOf<typeof takeVote>;
export type NextRead = NonNullable<PollAnswer['next']>;
