import * as z from 'zod/mini';
import { trackedEventSchema, type TrackedEvent } from '#contracts/events/tracked-event.ts';

/** Returns the event as it may be counted, or undefined when it does not fit its schema. */
export function checkEvent(event: TrackedEvent): TrackedEvent | undefined {
  const parsed = z.safeParse(trackedEventSchema, event);
  if (parsed.success) return parsed.data;
  // The warning does not quote the event, because what is wrong with it may be personal.
  console.warn('An event has no such shape and is not counted');
  return undefined;
}
