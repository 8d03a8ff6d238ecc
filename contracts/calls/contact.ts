import * as z from 'zod/mini';
import { companyIdSchema } from '../company-id.ts';
import { contactFormSchema } from '../mail/contact.ts';
import { languageField, proofFields } from '../mail/fields.ts';
import { outboxSchema } from '../mail/outbox.ts';
import { defineCall, type AnswerOf } from './define-call.ts';

export const sendContact = defineCall({
  name: 'sendContact',
  summary: 'A message to the people who run the site; the same one sent twice is one',
  method: 'POST',
  path: '/po/contact',
  policy: {
    from: 'this-site',
    limits: ['formsOfNetwork', 'formsOfMailbox', 'formsOfSite'],
    caching: 'no-store',
  },
  body: z.strictObject({
    ...contactFormSchema.shape,
    company: companyIdSchema,
    language: languageField,
    ...proofFields,
  }),
  answer: z.strictObject({ status: z.literal('received'), outbox: z.optional(outboxSchema) }),
  errors: [
    'preview-only',
    'company-not-found',
    'captcha-failed',
    'captcha-expired',
    'captcha-used',
    'database-unavailable',
  ],
});
export type ContactAnswer = AnswerOf<typeof sendContact>;
