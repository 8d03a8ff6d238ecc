/**
 * The brand colors of a dollar's car; the first is the default. Their names, such as Ember, Valley and
 * Summit, name no hue, as another company's theme paints them otherwise.
 */
export const CAR_COLORS = ['ember', 'sun', 'mid', 'deep', 'blush'] as const;
export type CarColor = (typeof CAR_COLORS)[number];
