import * as z from 'zod/mini';
import { nameSchema, secondsSchema } from './fields.ts';

const media = {
  kind: z.enum(['video', 'podcast', 'session']),
  name: nameSchema,
  /** The position in the recording when the event happened. */
  seconds: secondsSchema,
};

export const mediaStarted = z.strictObject({ event: z.literal('media started'), ...media });
export const media25 = z.strictObject({ event: z.literal('media 25 percent'), ...media });
export const media50 = z.strictObject({ event: z.literal('media 50 percent'), ...media });
export const media75 = z.strictObject({ event: z.literal('media 75 percent'), ...media });
export const media100 = z.strictObject({ event: z.literal('media 100 percent'), ...media });
export const mediaCompleted = z.strictObject({ event: z.literal('media completed'), ...media });
/** Sent when the recording is paused or left. */
export const mediaPlayTime = z.strictObject({ event: z.literal('media play time'), ...media });
export const playlistClick = z.strictObject({
  event: z.literal('playlist click'),
  video: nameSchema,
});
