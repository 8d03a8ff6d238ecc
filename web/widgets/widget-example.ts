import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';

/** What an example says, in the page's language where it is written in it, else in English. */
export type Say = (words: Partial<Record<Language, string>> & { 'en-US': string }) => string;

/** A widget in use: for the gallery, the unit test and the check of accessibility. */
export interface WidgetExample {
  name: string;
  render: (say: Say) => ReactNode;
}

export function sayIn(language: Language): Say {
  return (words) => words[language] ?? words['en-US'];
}
