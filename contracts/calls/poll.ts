import { z } from 'zod';
import { SENTIMENTS } from '#domain/poll/sentiments.ts';

export const pollBodySchema = z.strictObject({
  company: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  sentiment: z.enum(SENTIMENTS),
});

export const pollAnswerSchema = z.strictObject({
  /** False when this browser has been counted today already. */
  counted: z.boolean(),
  /** Percents of the company's answers; none while they are fewer than 20. */
  shares: z.record(z.enum(SENTIMENTS), z.int().min(0).max(100)).nullable(),
});
export type PollAnswer = z.infer<typeof pollAnswerSchema>;
