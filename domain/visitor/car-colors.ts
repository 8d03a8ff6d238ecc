/** The five brand colours a dollar's car may have; the first is the default. */
export const CAR_COLORS = ['ember', 'sun', 'mid', 'deep', 'blush'] as const;
export type CarColor = (typeof CAR_COLORS)[number];
