import type { Layer, Paint, Words } from '../film.ts';

export function say(en: string, es: string): Words {
  return { en, es };
}

/** The words of a figure, which reads the same in both languages. */
export function same(text: string): Words {
  return { en: text, es: text };
}

interface Range {
  top: number;
  phase: number;
  paints?: readonly Paint[];
  step?: number;
  swell?: number;
}

/** Ridges from far to near; the near ones move more. */
export function hills({
  top,
  phase,
  paints = ['soft', 'mid', 'deep'],
  step = 66,
  swell = 30,
}: Range): Layer[] {
  return paints.map((paint, index) => ({
    kind: 'hills',
    paint,
    top: top + index * step,
    swell: swell - index * 5,
    length: 190 + index * 60,
    phase: phase + index * 2.1,
    strata: 7,
    drift: 24 + index * 34,
  }));
}

/** The dark ground under words at the bottom. */
export function foreground(phase: number, top = 512): Layer {
  return {
    kind: 'hills',
    paint: 'night',
    top,
    swell: 16,
    length: 330,
    phase,
    strata: 0,
    drift: 60,
  };
}
