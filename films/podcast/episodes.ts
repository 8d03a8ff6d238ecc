import type { Film } from '../film.ts';

/** A speaker of a language: the program that speaks, and how its voice is set. */
export interface Speaker {
  tool: 'flite' | 'festival' | 'pico';
  voice: string;
  /** Below 1 it speaks more slowly. */
  pace: number;
  /** Below 1 it speaks lower, with a larger throat. */
  size: number;
}

interface Spoken {
  language: 'en-US' | 'es-US';
  /** By the name that stands before what is said. */
  speakers: Readonly<Record<string, Speaker>>;
  title: string;
}

const GUEST_EN: Speaker = { tool: 'festival', voice: 'cmu_us_slt_arctic_hts', pace: 0.93, size: 1 };
const GUEST_ES: Speaker = { tool: 'pico', voice: 'es-ES', pace: 0.95, size: 1 };

/** Who speaks, by language; docs/decisions/0033-voices-of-the-podcast.md says why these. */
export const SPOKEN: Readonly<Record<'en' | 'es', Spoken>> = {
  en: {
    language: 'en-US',
    title: 'Backstage with the Owl',
    speakers: {
      Owl: { tool: 'flite', voice: 'rms', pace: 0.92, size: 1 },
      Marisol: GUEST_EN,
      Abril: GUEST_EN,
    },
  },
  es: {
    language: 'es-US',
    title: 'Tras bambalinas con el búho',
    speakers: {
      Búho: { tool: 'pico', voice: 'es-ES', pace: 1, size: 0.82 },
      Marisol: GUEST_ES,
      Abril: GUEST_ES,
    },
  },
};

/** Each episode has the name of the article in which all its words stand. */
export const EPISODES: ReadonlyArray<{ name: string; tune: Film['tune'] }> = [
  { name: 'podcast-first-check', tune: 'bolero' },
  { name: 'podcast-quiet-months', tune: 'bolero' },
  { name: 'podcast-fifth-chair', tune: 'bolero' },
  { name: 'podcast-one-more-song', tune: 'bolero' },
];
