import * as z from 'zod/mini';
import { companyIdSchema } from '../company-id.ts';
import { languageField } from '../mail/fields.ts';
import { defineCall, type AnswerOf, type Policy } from './define-call.ts';

/**
 * RFC 8058: the mailbox posts on the person's behalf, from another origin and without cookies. The
 * signed link is the permission, so a post from another site is allowed here.
 */
const byLink = { from: 'anywhere', limits: [], caching: 'no-store' } as const satisfies Policy;

/**
 * Opening the link changes nothing, as scanners and previews open links too: the page it leads to
 * asks first.
 */
export const openUnsubscribe = defineCall({
  name: 'openUnsubscribe',
  summary: 'Leads from the link of a mail to the page that ends all mails',
  path: '/po/unsubscribe/:token',
  policy: byLink,
  answer: 'redirect',
  errors: ['link-invalid', 'link-expired'],
});

export const unsubscribe = defineCall({
  name: 'unsubscribe',
  summary: 'Ends all mails to the address behind the link, with one click (RFC 8058)',
  method: 'POST',
  path: '/po/unsubscribe/:token',
  policy: byLink,
  answer: z.strictObject({
    status: z.literal('unsubscribed'),
    company: companyIdSchema,
    language: languageField,
  }),
  errors: ['preview-only', 'link-invalid', 'link-expired', 'database-unavailable'],
});
export type UnsubscribeAnswer = AnswerOf<typeof unsubscribe>;
