interface LanguageEntry {
  /** The two-letter code that content files, message catalogs and `lang` use for the language. */
  code: string;
  /** The language's name in itself, as its readers know it. */
  name: string;
  /** What the menu says to offer this language. */
  invitation: string;
  /** What a page in another language asks those whose browser prefers this one, and how they say no. */
  question: string;
  decline: string;
  /** What charts say for a thousand, where it is not a k. */
  thousand?: string;
  /** How many words a minute told slides are given, where it is not the usual number. */
  pace?: number;
}

/**
 * Every language of the site by its tag, the default one first. A new one is an entry here, its folder in
 * `content/messages` and its texts in `content`: what is written for each language is checked against this.
 */
const ENTRIES = {
  'en-US': {
    code: 'en',
    name: 'English',
    invitation: 'View in English',
    question: 'Do you prefer English?',
    decline: 'No, thank you',
  },
  'es-US': {
    code: 'es',
    name: 'Español',
    invitation: 'Ver en español',
    question: '¿Prefieres español?',
    decline: 'No, gracias',
    thousand: 'mil',
    // It says the same in more words, of more syllables.
    pace: 160,
  },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof ENTRIES;
export type LanguageCode = (typeof ENTRIES)[Language]['code'];
export type PerLanguage<Value> = Readonly<Record<LanguageCode, Value>>;

export const DEFAULT_LANGUAGE: Language = 'en-US';
export const LANGUAGES = Object.keys(ENTRIES) as readonly Language[];

export function getLanguage(language: Language): LanguageEntry {
  return ENTRIES[language];
}

export function languageCode(language: Language): LanguageCode {
  return ENTRIES[language].code;
}

/**
 * The language that a query value names by its tag or its code; `undefined` for any other value.
 */
export function findLanguage(value: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => value === language || value === languageCode(language));
}

export function languageFromQuery(value: string | null | undefined): Language {
  return findLanguage(value) ?? DEFAULT_LANGUAGE;
}

export function otherLanguages(language: Language): Language[] {
  return LANGUAGES.filter((other) => other !== language);
}
