import type { ComponentEvent } from './component-events.ts';

/** A step of the quiz as analytics counts it. */
export interface ProcessStepEvent {
  event: 'Self Service Started' | 'Self Service Step' | 'Self Service Completed';
  processStepLabel: string;
  processStepValue: string;
}

export type TrackedEvent = ProcessStepEvent | ComponentEvent;

/** More than anybody does in one visit to a page. */
const CAPACITY = 200;

const waiting: TrackedEvent[] = [];

/** Takes note of what happened. It stays in this tab: nothing is sent from here. */
export function track(event: TrackedEvent): void {
  if (waiting.length === CAPACITY) waiting.shift();
  waiting.push(event);
}

/** Hands over what was noted, oldest first, and starts anew. */
export function takeTracked(): TrackedEvent[] {
  return waiting.splice(0);
}

export function quizStepEvent(
  event: ProcessStepEvent['event'],
  label: string,
  value: string,
): ProcessStepEvent {
  return { event, processStepLabel: `retirement quiz: ${label}`, processStepValue: value };
}
