import type { TrackedEvent } from '#contracts/events/tracked-event.ts';

type ProcessStepEvent = Extract<TrackedEvent, { processStepLabel: string }>;

/** More than anybody does before the queue is there. */
const CAPACITY = 200;

const waiting: TrackedEvent[] = [];
let receive: ((event: TrackedEvent) => void) | undefined;

/** Takes note of what happened; whether it is counted is decided by the queue, which comes later. */
export function track(event: TrackedEvent): void {
  if (receive) {
    receive(event);
    return;
  }
  if (waiting.length === CAPACITY) waiting.shift();
  waiting.push(event);
}

/** Hands over what was noted, oldest first, and everything from now on. Answers how to stop. */
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
