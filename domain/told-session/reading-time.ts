import { getLanguage, type Language } from '../language/language.ts';

/** Words a minute; people read about twice as many to themselves, and then have not thought about one. */
const USUAL_PACE = 170;

/** A figure of one word wants to be looked at, too. */
const SHORTEST_MS = 2_500;

const MINUTE_MS = 60_000;

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** How long a beat stands at the usual speed, so that it can be read in peace. */
export function beatMs(words: string, language: Language): number {
  const pace = getLanguage(language).pace ?? USUAL_PACE;
  return Math.max(SHORTEST_MS, (countWords(words) / pace) * MINUTE_MS);
}

/** A length as it is told to people, in whole minutes. */
export function toMinutes(ms: number): number {
  return Math.max(1, Math.round(ms / MINUTE_MS));
}
