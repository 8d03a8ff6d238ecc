import * as z from 'zod/mini';
import { defineCall, type Policy } from './define-call.ts';

/** The answer holds for this moment only, so it is never kept. */
const policy = { from: 'anywhere', limits: [], caching: 'no-store' } as const satisfies Policy;

export const isAlive = defineCall({
  name: 'isAlive',
  summary: 'The process is alive',
  path: '/healthz',
  policy,
  answer: z.strictObject({ status: z.literal('ok') }),
});

export const isReady = defineCall({
  name: 'isReady',
  summary:
    'The node may be given visitors; without its database it serves pages, and says so. 503: it is leaving',
  path: '/readyz',
  policy,
  statuses: [200, 503],
  answer: z.union([
    z.strictObject({
      status: z.enum(['ready', 'degraded']),
      checks: z.strictObject({
        database: z.boolean(),
        /** False while a text with a mistake is served as it was before; the log says which. */
        content: z.boolean(),
      }),
      /** The version of the content. */
      content: z.string(),
    }),
    z.strictObject({ status: z.literal('leaving') }),
  ]),
});
