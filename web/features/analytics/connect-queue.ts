import { countEvents } from '#contracts/calls/events.ts';
import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { readItem, removeItem, writeItem } from '../../device/device-storage.ts';
import { receiveTracked } from '../../state/track.ts';
import { allowedNow, hasAnswered, onConsentChange } from '../../visit/consent-store.ts';
import { EventQueue } from '../../visit/event-queue.ts';

/** Marks, for this tab and only with consent, that its visit has been counted. */
const VISIT_KEY = 'sendero:visit-counted';
const SEND_AFTER_MS = 2_000;

declare global {
  interface Window {
    /** The array a tag manager reads events from. It exists only after consent. */
    adobeDataLayer?: TrackedEvent[];
  }
}

/**
 * Counts tracked events from now on, where consent allows it. Returns a function that stops this.
 */
export function connectQueue(companyId: string): () => void {
  const queue = new EventQueue({
    isAllowed: () => allowedNow().statistics,
    isAnswered: hasAnswered,
    loadCheck: async () => (await import('../../visit/check-event.ts')).checkEvent,
    show: (event) => {
      (window.adobeDataLayer ??= []).push(event);
      // Where the mark cannot be stored, every page counts as a visit.
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
  // On `pagehide`, other listeners still note events; the queue sends them last.
  const onLeave = (): void => queue.flush();
  window.addEventListener('pagehide', onLeave);
  return () => {
    stopReceiving();
    stopListening();
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', onLeave);
  };
}

/** Sends without waiting for the answer; a failure is not reported. */
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
