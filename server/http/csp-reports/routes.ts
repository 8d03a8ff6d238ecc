import { failure } from '#contracts/errors.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';
import { CSP_REPORT_ADDRESS } from '../../answers/security-headers.ts';
import { readViolations } from './read-violations.ts';

const MAX_BODY_BYTES = 16 * 1024;
/** For a node: a fault of a page is seen in a few reports, and nobody is asked who they are. */
const READ_IN_A_MINUTE = 300;

const REPORT_TYPES: ReadonlySet<string> = new Set([
  'application/csp-report',
  'application/reports+json',
]);

/** Counts which directive a browser found broken, and keeps nothing else of what it says. */
export function cspReportRoutes({ onViolation, now }: Dependencies): Hono {
  const app = new Hono();
  let minute = 0;
  let read = 0;
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => answerFailure(failure('body-too-large'), c.req.raw),
  });
  app.post(CSP_REPORT_ADDRESS, limit, async (c) => {
    const request = c.req.raw;
    const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!REPORT_TYPES.has(type)) return answerFailure(failure('content-type-unsupported'), request);
    const thisMinute = Math.floor(now() / 60_000);
    if (thisMinute !== minute) [minute, read] = [thisMinute, 0];
    read += 1;
    if (read > READ_IN_A_MINUTE) onViolation('unread');
    else {
      const body: unknown = await request.json().catch(() => undefined);
      if (body === undefined) return answerFailure(failure('request-malformed'), request);
      for (const directive of readViolations(body)) onViolation(directive);
    }
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
  return app;
}
