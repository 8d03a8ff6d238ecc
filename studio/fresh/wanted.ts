import { DEFAULT_LANGUAGE, languageCode } from '#domain/language/language.ts';
import type { CompanyIdMistake } from '#server/content/scaffold/new-company.ts';
import type { Draft } from '../desk/draft.ts';

export const NEW_KINDS = ['article', 'question', 'company'] as const;
export type NewKind = (typeof NEW_KINDS)[number];

export function isNewKind(kind: string): kind is NewKind {
  return NEW_KINDS.some((known) => known === kind);
}

/** What an author says of a new entry, by the names of the form. */
export type Wanted = Readonly<Record<string, string>>;

export type WantedMistake = CompanyIdMistake | 'empty' | 'tooLong' | 'line' | 'choose';

/** What is written of a new entry, before anybody has. */
export type Written = Pick<Draft, 'created' | 'edits'>;

/** The language in which addresses are made, and what is written once for all languages. */
export const ORIGINAL = languageCode(DEFAULT_LANGUAGE);

/** The title that an id is made from. */
export function subjectOf(wanted: Wanted): string {
  return wanted[ORIGINAL] ?? wanted['name'] ?? '';
}
