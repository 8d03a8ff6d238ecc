export const LANGUAGES = ['en-US', 'es-US'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en-US';

/** Two letters: how content files, message catalogues and `hreflang` name a language. */
export type LanguageCode = 'en' | 'es';

const ACCEPTED: Readonly<Record<string, Language>> = {
  en: 'en-US',
  'en-US': 'en-US',
  es: 'es-US',
  'es-US': 'es-US',
};

/** The language a query value asks for; `undefined` when the value is not one of the four accepted. */
export function findLanguage(value: string | null | undefined): Language | undefined {
  return value != null && Object.hasOwn(ACCEPTED, value) ? ACCEPTED[value] : undefined;
}

export function languageFromQuery(value: string | null | undefined): Language {
  return findLanguage(value) ?? DEFAULT_LANGUAGE;
}

export function languageCode(language: Language): LanguageCode {
  return language === 'es-US' ? 'es' : 'en';
}

export function otherLanguage(language: Language): Language {
  return language === 'es-US' ? 'en-US' : 'es-US';
}
