import type { Film, Scene } from './film.ts';

export const FRAMES_PER_SECOND = 15;
/** The words of the longer language count, so that a line can be read to its end in either. */
const SECONDS_PER_WORD = 1 / 2.5;
/**
 * Time to notice that there is something new to read, and to look at the picture after reading it.
 */
const SECONDS_TO_LOOK = 0.7;
const SHORTEST_SECONDS = 2.4;

interface TimedLine {
  start: number;
  end: number;
}

interface TimedScene {
  start: number;
  end: number;
  /** The start of each line in seconds of the scene, and the end of the last. */
  beats: number[];
}

export interface TimedFilm {
  seconds: number;
  scenes: TimedScene[];
}

export function plainWords(text: string): string {
  return text.replaceAll('*', '');
}

export function countWords(text: string): number {
  return plainWords(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * The times of the scenes. They are the same in both languages, so that pictures, music and figures
 * are one film.
 */
export function timeFilm(film: Film): TimedFilm {
  let start = 0;
  const scenes = film.scenes.map((scene) => {
    const beats = beatsOf(scene);
    const timed = { start, end: start + (beats.at(-1) ?? 0), beats };
    start = timed.end;
    return timed;
  });
  return { seconds: start, scenes };
}

function beatsOf(scene: Scene): number[] {
  const beats = [0];
  for (const { en, es } of scene.lines) {
    const words = Math.max(countWords(en), countWords(es));
    const seconds = Math.max(SHORTEST_SECONDS, words * SECONDS_PER_WORD + SECONDS_TO_LOOK);
    const frames = Math.ceil(seconds * FRAMES_PER_SECOND);
    beats.push((beats.at(-1) ?? 0) + frames / FRAMES_PER_SECOND);
  }
  return beats;
}

export function linesOf(
  film: Film,
  timed: TimedFilm,
): Array<TimedLine & { scene: number; line: number }> {
  return timed.scenes.flatMap((scene, at) =>
    (film.scenes[at]?.lines ?? []).map((_words, line) => ({
      scene: at,
      line,
      start: scene.start + (scene.beats[line] ?? 0),
      end: scene.start + (scene.beats[line + 1] ?? 0),
    })),
  );
}
