import { z } from 'zod';
import { defineCall } from './define-call.ts';

export const fragment = defineCall({
  name: 'fragment',
  summary: 'A content fragment in both languages, with the default company’s as fallback',
  path: '/po/content/fragments',
  policy: { from: 'anywhere', limits: [], caching: 'no-cache' },
  /** The fragment's path: `{…/}{company}/{fragment}/master.json`. */
  query: z.object({
    path: z.string().regex(/^(?=.{1,200}$)\/?(?:[a-z0-9_-]+\/)+[a-z0-9_-]+\/master\.json$/),
  }),
  queryError: 'path-invalid',
  answer: z.strictObject({
    path: z.string(),
    data: z.strictObject({ en: z.unknown(), es: z.unknown() }),
  }),
  errors: ['fragment-not-found'],
});
