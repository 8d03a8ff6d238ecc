import type { Instrument } from './instruments.ts';

interface Part {
  play: Instrument;
  /** In eighths of the bar; `chord` counts tones of the chord from its root, or is a fixed pitch. */
  hits: ReadonlyArray<readonly [eighth: number, tone: number, length: number, loudness: number]>;
  octave: number;
  isPitchFixed?: boolean;
  /** Comes in with this bar. */
  fromBar?: number;
}

export interface Tune {
  beatsPerMinute: number;
  /** Semitones over the key, of each bar's chord: root, third, fifth, colour. */
  chords: ReadonlyArray<readonly [number, number, number, number]>;
  key: number;
  parts: readonly Part[];
  /** The scale its melody walks on, and who sings it. */
  scale: readonly number[];
  singer: Instrument;
  melodyOctave: number;
}

export const MAJOR = [0, 4, 7, 14] as const;
export const MINOR = [0, 3, 7, 10] as const;

/** The same chord from another root. */
export const moved = (
  by: number,
  chord: readonly [number, number, number, number],
): readonly [number, number, number, number] =>
  [chord[0] + by, chord[1] + by, chord[2] + by, chord[3] + by] as const;
