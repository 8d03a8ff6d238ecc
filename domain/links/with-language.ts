import { DEFAULT_LANGUAGE, type Language } from '../language/language.ts';

/**
 * Adds the language to an internal address. English is the absence of `lang`, so that every page
 * has exactly one address in each language.
 */
export function withLanguage(href: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return href;
  return withQuery(href, 'lang', language);
}

export function withQuery(href: string, name: string, value: string): string {
  const hashAt = href.indexOf('#');
  const address = hashAt < 0 ? href : href.slice(0, hashAt);
  const hash = hashAt < 0 ? '' : href.slice(hashAt);
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${value}${hash}`;
}
