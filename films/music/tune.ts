import type { Instrument } from './instruments.ts';

interface Part {
  play: Instrument;
  /**
   * The notes, in eighths of the bar. `tone` counts the tones of the bar's chord from its root, or
   * is a fixed pitch.
   */
  hits: ReadonlyArray<readonly [eighth: number, tone: number, length: number, loudness: number]>;
  octave: number;
  isPitchFixed?: boolean;
  /** The bar with which the part begins. */
  fromBar?: number;
}

export interface Tune {
  beatsPerMinute: number;
  /** The chord of each bar in semitones above the key: root, third, fifth, color. */
  chords: ReadonlyArray<readonly [number, number, number, number]>;
  key: number;
  parts: readonly Part[];
  /** The scale of the melody, which `singer` plays. */
  scale: readonly number[];
  singer: Instrument;
  melodyOctave: number;
}

export const MAJOR = [0, 4, 7, 14] as const;
export const MINOR = [0, 3, 7, 10] as const;

/** Moves a chord to another root. */
export const moved = (
  by: number,
  chord: readonly [number, number, number, number],
): readonly [number, number, number, number] =>
  [chord[0] + by, chord[1] + by, chord[2] + by, chord[3] + by] as const;
