import {
  getLanguage,
  languageFromQuery,
  type LanguageCode,
  type PerLanguage,
} from '#domain/language/language.ts';
import { perLanguage } from '#domain/language/per-language.ts';

const NAMES: PerLanguage<PerLanguage<string>> = perLanguage((code) => {
  const names = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' });
  return perLanguage((language) => names.of(language) ?? ownName(language));
});

/** What a language is called within a sentence of a page, as in “Título en español”. */
export function nameLanguage(language: LanguageCode, code: LanguageCode): string {
  return NAMES[code][language];
}

/** What a language is called where its name stands by itself, as above a column. */
export function headLanguage(language: LanguageCode, code: LanguageCode): string {
  const name = nameLanguage(language, code);
  return `${name.charAt(0).toLocaleUpperCase(code)}${name.slice(1)}`;
}

/** What a language is called by those who speak it. */
export function ownName(language: LanguageCode): string {
  return getLanguage(languageFromQuery(language)).name;
}
