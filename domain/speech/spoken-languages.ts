import type { LanguageCode } from '../language/language.ts';
import { ENGLISH } from './english.ts';
import { SPANISH } from './spanish.ts';
import type { Spoken } from './spoken.ts';

/**
 * How each language is said. One that has no table yet is read by its voice as it is written, which
 * is worse only where there are figures.
 */
const SPOKEN: Readonly<Partial<Record<LanguageCode, Spoken>>> = { en: ENGLISH, es: SPANISH };

export function findSpoken(code: LanguageCode): Spoken | undefined {
  return SPOKEN[code];
}
