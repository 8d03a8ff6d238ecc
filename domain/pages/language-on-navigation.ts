import { KEEPS_LANGUAGE } from './address-patterns.ts';
import { DEFAULT_LANGUAGE, type Language } from '../language/language.ts';

/** The pages that, by the specification, keep the language whatever else is decided. */
export function keepsLanguageOnNavigation(pathname: string): boolean {
  return new RegExp(KEEPS_LANGUAGE, 'i').test(pathname);
}

interface LanguageOnNavigation {
  pathname: string;
  current: Language;
  /** The flag `resetLanguageOnNavigation`: the specification's strict rule. */
  isStrict: boolean;
}

export function decideLanguageOnNavigation({
  pathname,
  current,
  isStrict,
}: LanguageOnNavigation): Language {
  return isStrict && !keepsLanguageOnNavigation(pathname) ? DEFAULT_LANGUAGE : current;
}
