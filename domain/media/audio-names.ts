import type { AwardsVariant } from '../pages/awards-variant.ts';

/** The specification's names of the recordings, in the form of names in events. */
export const AUDIO_NAMES = {
  'grammy-major': 'grammy-major',
  'latin-grammy': 'grammy-latin',
} as const satisfies Record<AwardsVariant, string>;
