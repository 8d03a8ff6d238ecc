import * as z from 'zod/mini';
import { PLANS } from '#domain/persona/plans.ts';
import { companyIdSchema } from '../company-id.ts';
import { emailField, languageField, proofFields } from '../mail/fields.ts';
import { outboxSchema } from '../mail/outbox.ts';
import { defineCall, type AnswerOf } from './define-call.ts';

export const mailActionPlan = defineCall({
  name: 'mailActionPlan',
  summary: 'Mails an action plan now and a reminder in six months; asked twice in a day, once',
  method: 'POST',
  path: '/po/action-plan/email',
  policy: {
    from: 'this-site',
    limits: ['formsOfNetwork', 'formsOfMailbox', 'formsOfSite'],
    caching: 'no-store',
  },
  body: z.strictObject({
    email: emailField,
    animal: z.enum(PLANS),
    company: companyIdSchema,
    language: languageField,
    ...proofFields,
  }),
  answer: z.strictObject({ status: z.literal('accepted'), outbox: z.optional(outboxSchema) }),
  errors: [
    'preview-only',
    'company-not-found',
    'action-plan-not-found',
    'captcha-failed',
    'captcha-expired',
    'captcha-used',
    'action-plan-not-accepted',
  ],
});
export type PlanMailAnswer = AnswerOf<typeof mailActionPlan>;

export const planCalendar = defineCall({
  name: 'planCalendar',
  summary: 'The steps of a plan as a file for a calendar; its dates count from today',
  path: '/po/content/action-plans/:company/:animal/calendar.ics',
  policy: { from: 'anywhere', limits: [], caching: 'no-store' },
  answer: 'text/calendar',
  errors: ['company-not-found', 'page-not-found'],
});
