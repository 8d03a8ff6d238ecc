import type { Film } from '../film.ts';
import {
  bass,
  clave,
  drum,
  keys,
  mallet,
  pad,
  pluck,
  shaker,
  type Instrument,
} from './instruments.ts';

interface Part {
  play: Instrument;
  /** In eighths of the bar; `chord` counts tones of the chord from its root, or is a fixed pitch. */
  hits: ReadonlyArray<readonly [eighth: number, tone: number, length: number, loudness: number]>;
  octave: number;
  isPitchFixed?: boolean;
  /** Comes in with this bar. */
  fromBar?: number;
}

interface Tune {
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
const moved = (
  by: number,
  chord: readonly [number, number, number, number],
): readonly [number, number, number, number] =>
  [chord[0] + by, chord[1] + by, chord[2] + by, chord[3] + by] as const;
const MINOR = [0, 3, 7, 10] as const;

export const TUNES: Record<Film['tune'], Tune> = {
  trail: {
    beatsPerMinute: 94,
    key: 55,
    chords: [MAJOR, moved(-5, MAJOR), moved(-3, MINOR), moved(5 - 12, MAJOR)],
    scale: [0, 2, 4, 7, 9, 12, 14],
    singer: mallet,
    melodyOctave: 24,
    parts: [
      {
        play: pluck,
        octave: 0,
        hits: [
          [0, 0, 1, 0.55],
          [1, 2, 0.6, 0.34],
          [2, 1, 0.6, 0.4],
          [3, 3, 0.6, 0.36],
          [4, 2, 0.6, 0.42],
          [5, 1, 0.6, 0.34],
          [6, 3, 0.6, 0.4],
          [7, 2, 0.6, 0.32],
        ],
      },
      {
        play: bass,
        octave: -12,
        hits: [
          [0, 0, 0.8, 0.7],
          [4, 2, 0.5, 0.5],
          [7, 0, 0.2, 0.35],
        ],
        fromBar: 2,
      },
      {
        play: shaker,
        octave: 30,
        isPitchFixed: true,
        hits: [
          [0, 0, 0.05, 0.3],
          [2, 0, 0.05, 0.55],
          [3, 0, 0.03, 0.25],
          [4, 0, 0.05, 0.3],
          [6, 0, 0.05, 0.6],
          [7, 0, 0.03, 0.25],
        ],
        fromBar: 4,
      },
    ],
  },
  dusk: {
    beatsPerMinute: 76,
    key: 53,
    chords: [MAJOR, moved(-3, MINOR), moved(-7, MAJOR), moved(-5, MAJOR)],
    scale: [0, 2, 4, 7, 9, 12, 16],
    singer: mallet,
    melodyOctave: 24,
    parts: [
      {
        play: pad,
        octave: 0,
        hits: [
          [0, 0, 3.1, 0.9],
          [0, 1, 3.1, 0.7],
          [0, 2, 3.1, 0.7],
        ],
      },
      {
        play: pluck,
        octave: 0,
        hits: [
          [0, 0, 1.2, 0.42],
          [2, 2, 0.8, 0.3],
          [3, 3, 0.8, 0.32],
          [5, 1, 0.8, 0.3],
          [6, 2, 0.8, 0.3],
        ],
      },
      {
        play: bass,
        octave: -12,
        hits: [
          [0, 0, 1.6, 0.6],
          [6, 2, 0.4, 0.35],
        ],
        fromBar: 2,
      },
    ],
  },
  fiesta: {
    beatsPerMinute: 98,
    key: 57,
    chords: [
      MINOR,
      moved(5, MINOR),
      moved(-2, MAJOR),
      moved(3, MAJOR),
      moved(-4, MAJOR),
      moved(5, MINOR),
      moved(-5, MAJOR),
      MINOR,
    ],
    scale: [0, 2, 3, 7, 8, 12, 15],
    singer: pluck,
    melodyOctave: 12,
    parts: [
      {
        play: bass,
        octave: -24,
        hits: [
          [0, 0, 0.5, 0.8],
          [3, 2, 0.3, 0.6],
          [4, 0, 0.5, 0.7],
          [7, 2, 0.25, 0.55],
        ],
      },
      {
        play: pluck,
        octave: 0,
        hits: [
          [2, 0, 0.25, 0.4],
          [2, 1, 0.25, 0.36],
          [2, 2, 0.25, 0.36],
          [6, 0, 0.25, 0.4],
          [6, 1, 0.25, 0.36],
          [6, 2, 0.25, 0.36],
        ],
      },
      {
        play: shaker,
        octave: 44,
        isPitchFixed: true,
        hits: [
          [0, 0, 0.14, 0.5],
          [2, 0, 0.04, 0.34],
          [3, 0, 0.04, 0.34],
          [4, 0, 0.14, 0.5],
          [6, 0, 0.04, 0.34],
          [7, 0, 0.04, 0.34],
        ],
        fromBar: 1,
      },
      {
        play: drum,
        octave: 50,
        isPitchFixed: true,
        hits: [
          [2, 0, 0.2, 0.3],
          [6, 0, 0.2, 0.34],
          [7, 5, 0.2, 0.26],
        ],
        fromBar: 2,
      },
    ],
  },
  stage: {
    beatsPerMinute: 88,
    key: 53,
    chords: [[0, 4, 7, 11], moved(-3, MINOR), moved(2, MINOR), [-5, -1, 2, 5]],
    scale: [0, 2, 4, 5, 7, 9, 12],
    singer: keys,
    melodyOctave: 24,
    parts: [
      {
        play: keys,
        octave: 12,
        hits: [
          [0, 0, 1.2, 0.5],
          [0, 1, 1.2, 0.44],
          [0, 2, 1.2, 0.44],
          [0, 3, 1.2, 0.4],
          [5, 1, 0.5, 0.34],
          [5, 3, 0.5, 0.34],
        ],
      },
      {
        play: bass,
        octave: -12,
        hits: [
          [0, 0, 0.7, 0.75],
          [3, 0, 0.2, 0.4],
          [4, 2, 0.5, 0.6],
          [7, 1, 0.25, 0.4],
        ],
        fromBar: 1,
      },
      {
        play: drum,
        octave: 38,
        isPitchFixed: true,
        hits: [
          [0, 0, 0.3, 0.75],
          [5, 0, 0.3, 0.45],
        ],
        fromBar: 2,
      },
      {
        play: shaker,
        octave: 20,
        isPitchFixed: true,
        hits: [
          [2, 0, 0.16, 0.8],
          [6, 0, 0.16, 0.8],
          [1, 0, 0.03, 0.22],
          [3, 0, 0.03, 0.22],
          [5, 0, 0.03, 0.22],
          [7, 0, 0.03, 0.22],
        ],
        fromBar: 2,
      },
    ],
  },
  bolero: {
    beatsPerMinute: 92,
    key: 52,
    chords: [
      MINOR,
      moved(5, MINOR),
      moved(7, [0, 4, 7, 10]),
      MINOR,
      moved(8 - 12, MAJOR),
      moved(3, MAJOR),
      moved(7, [0, 4, 7, 10]),
      MINOR,
    ],
    scale: [0, 2, 3, 5, 7, 8, 12],
    singer: pluck,
    melodyOctave: 24,
    parts: [
      {
        play: pluck,
        octave: 0,
        hits: [
          [0, 0, 1, 0.55],
          [2, 1, 0.5, 0.36],
          [3, 2, 0.5, 0.34],
          [4, 3, 0.5, 0.4],
          [5, 2, 0.5, 0.32],
          [6, 1, 0.5, 0.36],
        ],
      },
      {
        play: bass,
        octave: -12,
        hits: [
          [0, 0, 0.9, 0.7],
          [4, 2, 0.4, 0.5],
          [6, 0, 0.3, 0.5],
        ],
        fromBar: 1,
      },
      {
        play: drum,
        octave: 62,
        isPitchFixed: true,
        hits: [
          [0, 0, 0.1, 0.2],
          [1, 5, 0.1, 0.12],
          [2, 5, 0.1, 0.2],
          [3, 0, 0.1, 0.14],
          [4, 0, 0.1, 0.2],
          [6, -7, 0.2, 0.3],
          [7, 0, 0.1, 0.14],
        ],
        fromBar: 2,
      },
      {
        play: clave,
        octave: 0,
        isPitchFixed: true,
        hits: [
          [0, 0, 0.1, 0.5],
          [3, 0, 0.1, 0.5],
          [6, 0, 0.1, 0.5],
        ],
        fromBar: 4,
      },
    ],
  },
};
