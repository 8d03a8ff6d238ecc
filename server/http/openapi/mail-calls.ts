import type { z } from 'zod';
import { planMailAnswerSchema, planMailCallSchema } from '#contracts/mail/action-plan.ts';
import { challengeQuerySchema, challengeSchema } from '#contracts/mail/captcha.ts';
import { contactAnswerSchema, contactCallSchema } from '#contracts/mail/contact.ts';
import { unsubscribeAnswerSchema } from '#contracts/mail/unsubscribe.ts';

export interface CallDescription {
  path?: readonly string[];
  query?: z.core.$ZodObject;
  body?: z.core.$ZodType;
  answer: z.core.$ZodType;
  errors: readonly number[];
}

interface NamedCall extends CallDescription {
  address: string;
  method: 'get' | 'post';
  operationId: string;
  summary: string;
}

/** Everything that leaves by mail or form. */
export const MAIL_CALLS: readonly NamedCall[] = [
  {
    address: '/po/contact',
    method: 'post',
    operationId: 'sendContact',
    summary: 'A message to the people who run the site; the same one sent twice is one',
    body: contactCallSchema,
    answer: contactAnswerSchema,
    errors: [400, 403, 404, 409, 413, 415, 429, 503],
  },
  {
    address: '/po/action-plan/email',
    method: 'post',
    operationId: 'mailActionPlan',
    summary: 'Mails an action plan now and a reminder in six months; asked twice in a day, once',
    body: planMailCallSchema,
    answer: planMailAnswerSchema,
    errors: [400, 403, 404, 409, 413, 415, 429, 503],
  },
  {
    address: '/po/unsubscribe/{token}',
    method: 'post',
    operationId: 'unsubscribe',
    summary: 'Ends all mails to the address behind the link, with one click (RFC 8058)',
    path: ['token'],
    answer: unsubscribeAnswerSchema,
    errors: [400, 410, 503],
  },
  {
    address: '/po/captcha/challenge',
    method: 'get',
    operationId: 'captchaChallenge',
    summary:
      'Work for a browser that is about to send a form; good once, for a while, for that form',
    query: challengeQuerySchema,
    answer: challengeSchema,
    errors: [400],
  },
];
