import { eventsBodySchema } from '#contracts/events/tracked-event.ts';
import { failure, isFailure } from '#contracts/errors.ts';
import { allowedPurposes, readConsent } from '#domain/consent/consent.ts';
import { Hono } from 'hono';
import { answerFailure } from '../answer-failure.ts';
import { hasSignal } from '../consent/routes.ts';
import { readConsentCookie } from '../cookies.ts';
import type { Dependencies } from '../dependencies.ts';
import { readJson } from '../read-json.ts';
import { isForeignPost } from '../same-site.ts';

/** Counts, and nothing of who sent them. Without a yes nothing is counted, whatever a page sends. */
export function eventRoutes({ content, events, originOf }: Dependencies): Hono {
  const app = new Hono();
  app.post('/po/events', async (c) => {
    const request = c.req.raw;
    if (isForeignPost(request, originOf(request).host))
      return answerFailure(failure('origin-foreign'), request);
    const body = await readJson(request, eventsBodySchema);
    if (isFailure(body)) return answerFailure(body, request);
    if (!content.current.companies.has(body.company))
      return answerFailure(failure('company-not-found'), request);
    const consent = readConsent(readConsentCookie(request.headers.get('Cookie')));
    const { statistics } = allowedPurposes(consent, hasSignal(request));
    if (statistics) events.count(body.company, body.events);
    c.header('Cache-Control', 'no-store');
    return c.json({ counted: statistics ? body.events.length : 0 });
  });
  return app;
}
