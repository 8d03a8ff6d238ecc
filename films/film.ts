/** A film is data: scenes with their words in both languages and layers that move by the words' beat. */

export interface Words {
  en: string;
  es: string;
}

/**
 * A value that may move. Beats count the lines of a scene: 0 is the start of its first line, 1.5 the
 * middle of its second. So a drawing stays with its words however long they take to be read.
 */
export type Track = number | ReadonlyArray<readonly [beat: number, value: number]>;

export type Paint =
  | 'night'
  | 'deep'
  | 'mid'
  | 'soft'
  | 'sun'
  | 'ember'
  | 'blush'
  | 'sky'
  | 'paper'
  | 'leaf'
  | 'wheat'
  | 'skin'
  | 'dusk'
  | 'grey';

type Entrance = 'pop' | 'rise' | 'fade' | 'drop' | 'left' | 'right';

interface Placed {
  x?: Track;
  y?: Track;
  scale?: Track;
  rotate?: Track;
  opacity?: Track;
  enter?: Entrance;
  /** The beats at which the layer appears and disappears. */
  from?: number;
  until?: number;
  /** How far the layer drifts sideways over the scene; near things drift more than far ones. */
  drift?: number;
  /** The degrees by which the layer rocks gently. */
  sway?: number;
}

export interface Bar {
  value: number;
  paint: Paint;
  /** The beats between which the bar grows. */
  grow: readonly [number, number];
  hatched?: boolean;
  name?: Words;
  label?: Words;
  /** True for a bar that stands on the one before it, not beside it. */
  stacked?: boolean;
}

interface RidgeSeries {
  values: readonly number[];
  paint: Paint;
  grow: readonly [number, number];
  hatched?: boolean;
  label: Words;
  /** The label's place, measured from the end of the ridge. */
  labelAt: readonly [number, number];
}

type Drawing =
  | { kind: 'sun'; r: number; paint?: Paint; halo?: Paint }
  | {
      kind: 'hills';
      paint: Paint;
      top: number;
      swell: number;
      length: number;
      phase: number;
      strata?: number;
    }
  | { kind: 'peak'; w: number; h: number; paint?: Paint }
  | { kind: 'cloud'; w: number }
  | { kind: 'rain' }
  | { kind: 'stars' }
  | {
      kind: 'trail';
      points: ReadonlyArray<readonly [number, number]>;
      grow: Track;
      stops?: readonly number[];
      paint?: Paint;
    }
  | { kind: 'road'; to: readonly [number, number]; bend: number; w?: number }
  | { kind: 'flowers'; count: number; w: number; phase: number }
  | { kind: 'disc'; r: number; paint: Paint; rings?: readonly Paint[] }
  | { kind: 'panel'; w: number; h: number; paint: Paint; r?: number }
  | {
      kind: 'art';
      name: string;
      w: number;
      parts?: readonly [number, number];
      blinks?: boolean;
      panel?: Paint;
    }
  | {
      kind: 'coins';
      count: number;
      fall: readonly [number, number];
      over: readonly [number, number];
      spread?: number;
      r?: number;
    }
  | { kind: 'stack'; count: Track; r?: number; paint?: Paint }
  | { kind: 'jar'; w: number; fill: Track; isCan?: boolean }
  | { kind: 'bill'; w: number; label?: string; paint?: Paint }
  | {
      kind: 'slip';
      w: number;
      title: Words;
      rows: ReadonlyArray<{ name: Words; value: string; from?: number; marked?: boolean }>;
    }
  | { kind: 'ticket'; w: number; label: string; paint?: Paint }
  | {
      kind: 'bars';
      w: number;
      gap: number;
      h: number;
      max: number;
      bars: readonly Bar[];
      ink?: Paint;
    }
  | {
      kind: 'beams';
      w: number;
      h: number;
      gap: number;
      max: number;
      bars: readonly Bar[];
      ink?: Paint;
    }
  | {
      kind: 'ridge';
      w: number;
      h: number;
      max: number;
      series: readonly RidgeSeries[];
      ticks: ReadonlyArray<{ at: number; name: Words }>;
    }
  | {
      kind: 'split';
      r: number;
      parts: ReadonlyArray<{ value: number; paint: Paint; label?: Words }>;
      open: Track;
      pull?: Track;
    }
  | { kind: 'slider'; w: number; value: Track; max: number; paint?: Paint }
  | { kind: 'phone'; w: number; h: number }
  | { kind: 'check'; w: number; title: Words; amount: string }
  | { kind: 'sign'; text: Words; w: number; paint?: Paint; back?: boolean }
  | { kind: 'flag'; text: Words; h: number; paint?: Paint }
  | {
      kind: 'calendar';
      w: number;
      marked: Track;
      columns?: number;
      rows?: number;
      names?: readonly Words[];
    }
  | { kind: 'tire'; r: number }
  | { kind: 'drops'; over: readonly [number, number]; fall: number }
  | { kind: 'record'; r: number }
  | { kind: 'guitar'; h: number }
  | { kind: 'microphone'; h: number }
  | { kind: 'drum'; w: number }
  | { kind: 'keys'; w: number; h: number; stillFrom?: number }
  | { kind: 'equaliser'; w: number; h: number; count: number; paints?: readonly Paint[] }
  | { kind: 'notes'; count: number; w: number; h: number }
  | { kind: 'bus'; w: number }
  | { kind: 'lights'; count: number }
  | { kind: 'chair'; h: number; paint?: Paint }
  | { kind: 'table'; w: number; h?: number; paint?: Paint }
  | {
      kind: 'label';
      text: Words;
      size: number;
      paint?: Paint;
      align?: 'left' | 'center' | 'right';
      chip?: Paint;
    }
  | {
      kind: 'count';
      to: Track;
      before?: string;
      after?: string;
      size: number;
      paint?: Paint;
      align?: 'left' | 'center' | 'right';
    };

export type Layer = Placed & Drawing;

export interface Scene {
  ground: Paint;
  /** The color of the words: night on light grounds, paper on dark ones. */
  ink?: 'night' | 'paper';
  place?: 'top' | 'bottom';
  /** Lines of words, each in at most two rows on the screen; `*stars*` mark what is underlined. */
  lines: readonly Words[];
  /** A description of the picture for a person who cannot see it. */
  shows: Words;
  layers: readonly Layer[];
}

export interface Film {
  name: string;
  title: Words;
  summary: Words;
  /** The least and the most seconds that the film may last. */
  between: readonly [number, number];
  tune: 'trail' | 'dusk' | 'fiesta' | 'stage' | 'bolero';
  /** The scene and the beat in it that make the best still. */
  poster: readonly [scene: number, beat: number];
  scenes: readonly Scene[];
  /** The parts of a long film, each by its first scene. */
  chapters?: ReadonlyArray<{ scene: number; title: Words }>;
}
