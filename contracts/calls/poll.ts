import { z } from 'zod';
import { SENTIMENTS } from '#domain/poll/sentiments.ts';

export const pollBodySchema = z.strictObject({
  company: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  sentiment: z.enum(SENTIMENTS),
});

export const pollAnswerSchema = z.strictObject({
  /** False when this browser has been counted today already. */
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
});
export type PollAnswer = z.infer<typeof pollAnswerSchema>;
