import type { TrackedEvent } from '#contracts/events/tracked-event.ts';

type ProcessStepEvent = Extract<TrackedEvent, { processStepLabel: string }>;

/** The capacity is more than any visitor does before the queue has loaded. */
const CAPACITY = 200;

const waiting: TrackedEvent[] = [];
let receive: ((event: TrackedEvent) => void) | undefined;

/** Notes an event. Whether it is counted is decided by the event queue, which loads later. */
export function track(event: TrackedEvent): void {
  if (receive) {
    receive(event);
    return;
  }
  if (waiting.length === CAPACITY) waiting.shift();
  waiting.push(event);
}

/**
 * Passes the events noted so far, oldest first, and all later ones to the receiver. Returns the
 * function that stops it.
 */
export function receiveTracked(receiver: (event: TrackedEvent) => void): () => void {
  receive = receiver;
  for (const event of waiting.splice(0)) receiver(event);
  return () => {
    if (receive === receiver) receive = undefined;
  };
}

export function calculatorStepEvent(
  event: ProcessStepEvent['event'],
  label: string,
  value: string,
): ProcessStepEvent {
  return { event, processStepLabel: `calculator: ${label}`, processStepValue: value };
}

export function quizStepEvent(
  event: ProcessStepEvent['event'],
  label: string,
  value: string,
): ProcessStepEvent {
  return { event, processStepLabel: `retirement quiz: ${label}`, processStepValue: value };
}
