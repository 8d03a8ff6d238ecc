import { z } from 'zod';
import { perLanguage } from '#domain/language/per-language.ts';
import { defineCall } from './define-call.ts';

export const fragment = defineCall({
  name: 'fragment',
  summary: 'A content fragment in every language, with the default company’s as fallback',
  path: '/po/content/fragments',
  policy: { from: 'anywhere', limits: [], caching: 'no-cache' },
  /** The fragment's path: `{…/}{company}/{fragment}/master.json`. */
  query: z.object({
    path: z.string().regex(/^(?=.{1,200}$)\/?(?:[a-z0-9_-]+\/)+[a-z0-9_-]+\/master\.json$/),
  }),
  queryError: 'path-invalid',
  answer: z.strictObject({
    path: z.string(),
    data: z.strictObject(perLanguage(() => z.unknown())),
  }),
  errors: ['fragment-not-found'],
});
