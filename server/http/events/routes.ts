import { countEvents } from '#contracts/calls/events.ts';
import { failure } from '#contracts/errors.ts';
import { allowedPurposes, readConsent } from '#domain/consent/consent.ts';
import { createKnownNames } from '../../analytics/known-names.ts';
import type { AnswerCall } from '../answer-call.ts';
import { hasSignal } from '../consent/has-signal.ts';
import { readConsentCookie } from '../cookies.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * Counts events and keeps nothing about the sender. Without consent nothing is counted, whatever a
 * page sends.
 */
export function eventRoutes(
  answerCall: AnswerCall,
  {
    content,
    events,
    eventLimit,
    onDifference,
  }: Pick<Dependencies, 'content' | 'events' | 'eventLimit' | 'onDifference'>,
): void {
  const namesOf = createKnownNames();
  answerCall(countEvents, ({ body: { company, events: sent }, request, sender }) => {
    if (!content.current.companies.has(company)) return failure('company-not-found');
    const consent = readConsent(readConsentCookie(request.headers.get('Cookie')));
    if (!allowedPurposes(consent, hasSignal(request)).statistics) return { counted: 0 };
    const retryAfterSeconds = eventLimit.take(sender.network, sent.length);
    if (retryAfterSeconds !== undefined) {
      events.refuse(company, 'over the limit', sent.length);
      return { ...failure('too-many-requests'), retryAfterSeconds };
    }
    const names = namesOf(content.current);
    const known = sent.filter((event) => names.knows(company, event));
    events.count(company, known);
    if (known.some(({ event }) => event === 'calculator differs')) onDifference();
    events.refuse(company, 'unknown name', sent.length - known.length);
    return { counted: known.length };
  });
}
