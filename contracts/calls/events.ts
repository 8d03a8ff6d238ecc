import * as z from 'zod/mini';
import { companyIdSchema } from '../company-id.ts';
import { MAX_EVENTS_SENT } from '../events/max-events-sent.ts';
import { trackedEventSchema } from '../events/tracked-event.ts';
import { defineCall } from './define-call.ts';

export const countEvents = defineCall({
  name: 'events',
  summary: 'Count what happened, when the visitor has agreed to it',
  method: 'POST',
  path: '/po/events',
  policy: {
    from: 'this-site',
    consent: { to: 'statistics', otherwise: { counted: 0 } },
    limits: ['eventsOfNetwork'],
    caching: 'no-store',
  },
  body: z.strictObject({
    company: companyIdSchema,
    events: z.array(trackedEventSchema).check(z.minLength(1), z.maxLength(MAX_EVENTS_SENT)),
  }),
  answer: z.strictObject({
    /**
     * The number of events counted: 0 without consent or against the browser's signal, and fewer
     * than were sent where a name is unknown.
     */
    counted: z.int().check(z.minimum(0)),
  }),
  errors: ['company-not-found'],
});
