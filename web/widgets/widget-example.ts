import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';

/**
 * Picks an example's words in the page's language where they are written in it, else in English.
 */
export type Say = (words: Partial<Record<Language, string>> & { 'en-US': string }) => string;

/** One use of a widget, for the gallery, the unit test and the accessibility check. */
export interface WidgetExample {
  name: string;
  render: (say: Say) => ReactNode;
}

export function sayIn(language: Language): Say {
  return (words) => words[language] ?? words['en-US'];
}
