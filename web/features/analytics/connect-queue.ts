import { countEvents } from '#contracts/calls/events.ts';
import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { readItem, removeItem, writeItem } from '../../device/device-storage.ts';
import { receiveTracked } from '../../state/track.ts';
import { allowedNow, hasAnswered, onConsentChange } from '../../visit/consent-store.ts';
import { EventQueue } from '../../visit/event-queue.ts';

/** Kept for the tab, and only with a yes: that its visit has been counted. */
const VISIT_KEY = 'sendero:visit-counted';
const SEND_AFTER_MS = 2_000;

declare global {
  interface Window {
    /** Where a tag manager looks for events. It is there only once somebody agreed. */
    adobeDataLayer?: TrackedEvent[];
  }
}

/** From now on what is tracked is counted, when it may be. Answers how to stop. */
export function connectQueue(companyId: string): () => void {
  const queue = new EventQueue({
    isAllowed: () => allowedNow().statistics,
    isAnswered: hasAnswered,
    loadCheck: async () => (await import('../../visit/check-event.ts')).checkEvent,
    show: (event) => {
      (window.adobeDataLayer ??= []).push(event);
      // Where it cannot be kept every page counts as a visit.
      if (event.event === 'visit started') writeItem('sessionStorage', VISIT_KEY, '1');
    },
    send: (events) => send(companyId, events),
    sendSoon: (sendNow) => void setTimeout(sendNow, SEND_AFTER_MS),
    forget: () => {
      delete window.adobeDataLayer;
      removeItem('sessionStorage', VISIT_KEY);
    },
  });
  const stopReceiving = receiveTracked((event) => queue.add(event));
  const stopListening = onConsentChange(({ statistics }) => queue.answer(statistics));
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') queue.flush();
  };
  document.addEventListener('visibilitychange', onHide);
  // The last word of whoever noted something on the way out.
  const onLeave = (): void => queue.flush();
  window.addEventListener('pagehide', onLeave);
  return () => {
    stopReceiving();
    stopListening();
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', onLeave);
  };
}

/** Nobody waits for it, and nobody is told when it fails. */
function send(companyId: string, events: TrackedEvent[]): void {
  fetch(countEvents.path, {
    method: countEvents.method,
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ company: companyId, events }),
  }).catch(() => undefined);
}

export function isVisitCounted(): boolean {
  return typeof readItem('sessionStorage', VISIT_KEY) === 'string';
}
