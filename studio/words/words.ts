import type { LanguageCode, PerLanguage } from '#domain/language/language.ts';
import { LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { words as english } from './en.ts';
import { words as spanish } from './es.ts';
import type { SameWords } from './same-words.ts';
import { wordsIn, type Worded } from './words-in.ts';

export type Words = SameWords;

const SAID: Worded<Words> = { en: english, es: spanish };

export const WORDS: PerLanguage<Words> = perLanguage((code) => wordsIn(SAID, code));

/** The languages that the studio's pages are in. Texts are written here in every language of the site. */
export const STUDIO_CODES: readonly LanguageCode[] = LANGUAGE_CODES.filter((code) =>
  Object.hasOwn(SAID, code),
);

export function isStudioCode(name: string): name is LanguageCode {
  return STUDIO_CODES.some((code) => code === name);
}
