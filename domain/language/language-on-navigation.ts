import { DEFAULT_LANGUAGE, type Language } from './language.ts';

const KEEPS_LANGUAGE = [
  /^\/privacy\/?$/,
  /^\/[^/]+\/hispanic\/?$/,
  /^\/[^/]+\/calculator(\/projections)?\/?$/,
];

/** The pages that, by the specification, keep the language whatever else is decided. */
export function keepsLanguageOnNavigation(pathname: string): boolean {
  return KEEPS_LANGUAGE.some((pattern) => pattern.test(pathname));
}

export interface LanguageOnNavigation {
  pathname: string;
  current: Language;
  /** The flag `resetLanguageOnNavigation`: the specification's strict rule. */
  isStrict: boolean;
  /** False for a page that was never written in the current language. */
  hasTranslation: boolean;
}

export function decideLanguageOnNavigation(navigation: LanguageOnNavigation): Language {
  const { pathname, current, isStrict, hasTranslation } = navigation;
  if (keepsLanguageOnNavigation(pathname)) return current;
  if (isStrict || !hasTranslation) return DEFAULT_LANGUAGE;
  return current;
}
