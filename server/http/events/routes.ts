import { eventsBodySchema } from '#contracts/events/tracked-event.ts';
import { failure, isFailure } from '#contracts/errors.ts';
import { allowedPurposes, readConsent } from '#domain/consent/consent.ts';
import { Hono } from 'hono';
import { createKnownNames } from '../../analytics/known-names.ts';
import { answerFailure } from '../answer-failure.ts';
import { hasSignal } from '../consent/routes.ts';
import { readConsentCookie } from '../cookies.ts';
import type { Dependencies } from '../dependencies.ts';
import { readJson } from '../read-json.ts';
import { isForeignPost } from '../same-site.ts';

/**
 * Counts events and keeps nothing about the sender. Without consent nothing is counted, whatever a
 * page sends.
 */
export function eventRoutes(dependencies: Dependencies): Hono {
  const { content, events, eventLimit, networkOf, originOf } = dependencies;
  const app = new Hono();
  const namesOf = createKnownNames();
  app.post('/po/events', async (c) => {
    const request = c.req.raw;
    if (isForeignPost(request, originOf(request).host))
      return answerFailure(failure('origin-foreign'), request);
    const body = await readJson(request, eventsBodySchema);
    if (isFailure(body)) return answerFailure(body, request);
    if (!content.current.companies.has(body.company))
      return answerFailure(failure('company-not-found'), request);
    const consent = readConsent(readConsentCookie(request.headers.get('Cookie')));
    c.header('Cache-Control', 'no-store');
    const { statistics } = allowedPurposes(consent, hasSignal(request));
    if (!statistics) return c.json({ counted: 0 });
    const { company, events: sent } = body;
    const retryAfterSeconds = eventLimit.take(networkOf(c), sent.length);
    if (retryAfterSeconds !== undefined) {
      events.refuse(company, 'over the limit', sent.length);
      return answerFailure({ ...failure('too-many-requests'), retryAfterSeconds }, request);
    }
    const names = namesOf(content.current);
    const known = sent.filter((event) => names.knows(company, event));
    events.count(company, known);
    events.refuse(company, 'unknown name', sent.length - known.length);
    return c.json({ counted: known.length });
  });
  return app;
}
