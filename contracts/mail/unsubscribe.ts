import * as z from 'zod/mini';
import { languageField } from './fields.ts';

const MAX_TOKEN_LENGTH = 512;

/** The hidden field of the form: what the link in the mail carried as `token`. */
export const unsubscribeFormSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(MAX_TOKEN_LENGTH)),
});

export const unsubscribeAnswerSchema = z.strictObject({
  status: z.literal('unsubscribed'),
  company: z.string(),
  language: languageField,
});
export type UnsubscribeAnswer = z.infer<typeof unsubscribeAnswerSchema>;
