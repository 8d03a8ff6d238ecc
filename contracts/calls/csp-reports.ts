import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';

/**
 * A browser sends reports without cookies and for pages of any origin, so no proof is asked for.
 */
export const reportViolations = defineCall({
  name: 'reportViolations',
  summary: 'Counts which directive of our policy a browser found broken, and keeps nothing else',
  method: 'POST',
  path: '/po/csp-reports',
  policy: { from: 'anywhere', limits: ['reportsOfNode'], caching: 'no-store' },
  bodyTypes: ['application/csp-report', 'application/reports+json'],
  maxBodyBytes: 16 * 1024,
  body: z.unknown(),
  answer: 'empty',
});
