import { languageCode, LANGUAGES, type LanguageCode, type PerLanguage } from './language.ts';

export const LANGUAGE_CODES: readonly LanguageCode[] = LANGUAGES.map(languageCode);

export function isLanguageCode(name: string): name is LanguageCode {
  return LANGUAGE_CODES.some((code) => code === name);
}

/** Every value that `lang` may have in an address. */
export const LANG_VALUES: readonly string[] = [...LANGUAGES, ...LANGUAGE_CODES];

export function perLanguage<Value>(make: (code: LanguageCode) => Value): PerLanguage<Value> {
  const entries = LANGUAGE_CODES.map((code) => [code, make(code)] as const);
  return Object.fromEntries(entries) as PerLanguage<Value>;
}

/**
 * A record with a value for every language, or undefined where one lacks. `find` is called for all
 * of them even then, so that it can report each language that lacks.
 */
export function findPerLanguage<Value>(
  find: (code: LanguageCode) => Value | undefined,
): PerLanguage<Value> | undefined {
  const found = perLanguage(find);
  return LANGUAGE_CODES.every((code) => found[code] !== undefined)
    ? (found as PerLanguage<Value>)
    : undefined;
}
