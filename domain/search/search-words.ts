import { foldAccents } from './fold-accents.ts';

export const MAX_QUERY_LENGTH = 80;
export const MAX_WORDS = 8;
/** Words that say nothing by themselves, in either language. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a al an and con de del do el en i in is la las los mi my of or para por que se the to un una what y'.split(
    ' ',
  ),
);

/** The words to look for; stop words are among them only where the query has no others. */
export function searchWords(query: string): string[] {
  const words = indexWords(query.slice(0, MAX_QUERY_LENGTH));
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MAX_WORDS);
}

/** What something is called, the same for all orders of the words. */
export function nameOf(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

/**
 * `401(k)` and `401 k` are one word, however they are typed. A lone k or b stands for nothing else.
 */
const PLAN_IN_BRACKETS = /(\d)\((\p{L})\)/gu;
const PLAN_IN_TWO = /(\d) (?=[kb] )/g;

/** The words of a text without accents and marks. */
export function indexWords(text: string): string[] {
  const words = foldAccents(text)
    .replaceAll(PLAN_IN_BRACKETS, '$1$2 ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ` ${words} `.replaceAll(PLAN_IN_TWO, '$1').split(' ').filter(Boolean);
}
