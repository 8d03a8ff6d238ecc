import type { AwardsVariant } from '../pages/awards-variant.ts';

/** The specification's names of the recordings, as events take names. */
export const AUDIO_NAMES = {
  'grammy-major': 'grammy-major',
  'latin-grammy': 'grammy-latin',
} as const satisfies Record<AwardsVariant, string>;
