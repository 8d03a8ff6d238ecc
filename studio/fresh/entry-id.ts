import { slugSchema } from '#contracts/content/texts.ts';
import { findDigitMistake } from '#domain/analytics/event-name.ts';
import {
  findCompanyIdMistake,
  type CompanyIdMistake,
} from '#server/content/scaffold/new-company.ts';
import type { NewKind } from './wanted.ts';

const MOST_WORDS = 4;
const MOST_LETTERS = 60;
/** Words that say nothing of a subject. */
const LITTLE = new Set(
  'a an and are at by do does for from how i if in is it my of on or the to what when with you your'.split(
    ' ',
  ),
);

/** The id that a title suggests, which nothing else has. */
export function proposeId(title: string, isTaken: (id: string) => boolean): string {
  const words = wordsOf(title).filter((word) => !/\d/.test(word) && word.length > 1);
  const told = words.filter((word) => !LITTLE.has(word));
  const own = joinUpTo((told.length > 0 ? told : words).slice(0, MOST_WORDS), MOST_LETTERS - 3);
  if (own === '') return '';
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? own : `${own}-${count}`;
    if (!isTaken(id)) return id;
  }
}

/** Why there can be no such entry of an id. */
export function findIdMistake(
  kind: NewKind,
  id: string,
  isTaken: (id: string) => boolean,
): CompanyIdMistake | undefined {
  if (kind === 'company') return findCompanyIdMistake(id, isTaken);
  if (!slugSchema.safeParse(id).success || id.length > MOST_LETTERS) return 'letters';
  if (findDigitMistake(id) !== undefined) return 'digits';
  return isTaken(id) ? 'taken' : undefined;
}

/** The end of the address of an article: its title, without numbers where those would be too many. */
export function pathOfTitle(title: string, id: string): string {
  const words = wordsOf(title);
  const whole = joinUpTo(words, MOST_LETTERS);
  if (whole !== '' && findDigitMistake(id, whole) === undefined) return whole;
  const plain = words.filter((word) => !/\d/.test(word));
  return joinUpTo(plain, MOST_LETTERS) || id;
}

function wordsOf(title: string): string[] {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function joinUpTo(words: readonly string[], most: number): string {
  let joined = '';
  for (const word of words) {
    const longer = joined === '' ? word.slice(0, most) : `${joined}-${word}`;
    if (longer.length > most) break;
    joined = longer;
  }
  return joined;
}
