import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';

const tick = z.optional(z.string());

/**
 * The plain form of the banner and of the choices; where scripts run, the page keeps the choice
 * itself.
 */
export const keepConsent = defineCall({
  name: 'keepConsent',
  summary: 'Keeps what the visitor agreed to in a cookie, and leads back to the page',
  method: 'POST',
  path: '/po/consent',
  policy: { from: 'this-site', limits: [], caching: 'no-store' },
  bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  body: z.object({
    choice: z.enum(['accept', 'reject', 'save']),
    statistics: tick,
    embeds: tick,
    back: z.optional(z.string()),
  }),
  answer: 'redirect',
});

/** The fields that the page's script would fill in, for browsers that run none. */
export const consentStyles = defineCall({
  name: 'consentStyles',
  summary: 'The styles of what this visitor agreed to, for a browser without JavaScript',
  path: '/po/consent.css',
  policy: { from: 'anywhere', limits: [], caching: 'private, no-store' },
  answer: 'text/css',
});
