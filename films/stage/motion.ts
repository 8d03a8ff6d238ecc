import type { Track } from '../film.ts';

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

export function ease(part: number): number {
  const t = clamp(part);
  return t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2;
}

export function easeOut(part: number): number {
  return 1 - (1 - clamp(part)) ** 3;
}

/** An easing that overshoots a little and comes back. */
export function spring(part: number): number {
  const t = clamp(part) - 1;
  return 1 + 2.2 * t ** 3 + 1.2 * t ** 2;
}

export function valueAt(track: Track | undefined, beat: number, otherwise: number): number {
  if (track === undefined) return otherwise;
  if (typeof track === 'number') return track;
  let [from] = track;
  for (const to of track) {
    if (beat <= to[0]) {
      if (from === undefined || from === to) return to[1];
      return from[1] + (to[1] - from[1]) * ease((beat - from[0]) / (to[0] - from[0]));
    }
    from = to;
  }
  return from?.[1] ?? otherwise;
}

export function grown([from, to]: readonly [number, number], beat: number): number {
  return ease((beat - from) / Math.max(0.001, to - from));
}

/** A pseudo-random number that is the same every time. */
export function noise(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
