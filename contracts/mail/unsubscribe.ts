import * as z from 'zod/mini';
import { languageField } from './fields.ts';

export const unsubscribeAnswerSchema = z.strictObject({
  status: z.literal('unsubscribed'),
  company: z.string(),
  language: languageField,
});
export type UnsubscribeAnswer = z.infer<typeof unsubscribeAnswerSchema>;
