import * as z from 'zod/mini';
import { trackedEventSchema, type TrackedEvent } from '#contracts/events/tracked-event.ts';

/** The event as it may be counted, or nothing. */
export function checkEvent(event: TrackedEvent): TrackedEvent | undefined {
  const parsed = z.safeParse(trackedEventSchema, event);
  if (parsed.success) return parsed.data;
  // Without a word of it: what is wrong with it may be what nobody should see.
  console.warn('An event has no such shape and is not counted');
  return undefined;
}
