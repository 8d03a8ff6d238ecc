import type { LanguageCode, PerLanguage } from '#domain/language/language.ts';
import { words as english } from './en.ts';
import { words as spanish } from './es.ts';
import type { SameWords } from './same-words.ts';

export type Words = SameWords;

export const WORDS: PerLanguage<Words> = { en: english, es: spanish };

export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(WORDS, code);
}
