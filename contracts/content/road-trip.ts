import { z } from 'zod';
import { isRoad, STOPS } from '#domain/road-trip/stops.ts';
import { pathSchema, plainLine, plainText } from './texts.ts';
import { findUnknownValues, TRIP_VALUES } from '#domain/road-trip/trip-words.ts';

/**
 * A text whose figures are placeholders. An unknown placeholder is refused here; that no figure is
 * typed is for the author to mind.
 */
const tripText = plainText().refine((text) => findUnknownValues(text).length === 0, {
  error: ({ input }) =>
    `expected placeholders of {${TRIP_VALUES.join('}, {')}}, found {${findUnknownValues(String(input)).join('}, {')}}`,
});

const linkSchema = z.strictObject({
  label: plainLine(),
  path: pathSchema,
});

const stopSchema = z.strictObject({
  stop: z.enum(STOPS),
  title: tripText,
  /** The label of this stop's figure. */
  figure: tripText,
  text: tripText,
  /** The text for travelers who are 50 and over, in place of the other. */
  textFrom50: tripText.optional(),
  note: tripText.optional(),
  noteFrom50: tripText.optional(),
  link: linkSchema.optional(),
});
export type RoadStop = z.infer<typeof stopSchema>;

/**
 * The page of the dollar on a road trip. A company leaves out a stop that its plan does not have; a
 * road without a match stop has no match in its figures either.
 */
export const roadTripSchema = z.strictObject({
  description: plainLine(),
  lead: plainText(),
  stops: z
    .array(stopSchema)
    .min(2)
    .refine((stops) => isRoad(stops.map(({ stop }) => stop)), {
      error: `expected the stops in this order, from the first to the last: ${STOPS.join(', ')}`,
    }),
  /** Follows the limits for those who are 50 and over, in years with a higher limit at 60 to 63. */
  sixties: tripText,
  assumptions: z.array(tripText).min(1),
  nextTitle: plainLine(),
  nextLead: plainText(),
  next: linkSchema,
});
export type RoadTrip = z.infer<typeof roadTripSchema>;
