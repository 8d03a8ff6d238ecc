import { foldAccents } from './fold-accents.ts';

export interface SearchDocument<Id> {
  id: Id;
  title: string;
  /** The text on the document's card. */
  summary: string;
  body: string;
}

export const MAX_QUERY_LENGTH = 80;
const MAX_WORDS = 8;
/** Words that say nothing by themselves, in either language. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a al an and con de del do el en i in is la las los mi my of or para por que se the to un una what y'.split(
    ' ',
  ),
);

/** A document as it is searched: its words without accents and marks. */
export function indexDocument<Id>(document: SearchDocument<Id>): SearchDocument<Id> {
  return {
    id: document.id,
    title: toWords(document.title),
    summary: toWords(document.summary),
    body: toWords(document.body),
  };
}

/** The words to look for; stop words are among them only where the query has no others. */
export function searchWords(query: string): string[] {
  const words = toWords(query.slice(0, MAX_QUERY_LENGTH)).trim().split(' ').filter(Boolean);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MAX_WORDS);
}

/**
 * The documents that hold every word of the query, or a word that begins with it; matches in the
 * title come first.
 */
export function findMatches<Id>(documents: ReadonlyArray<SearchDocument<Id>>, query: string): Id[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  return documents
    .map((document) => ({ id: document.id, score: scoreOf(document, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ id }) => id);
}

const WEIGHTS = { title: 9, summary: 3, body: 1 } as const;

function scoreOf<Id>(document: SearchDocument<Id>, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    const found = (['title', 'summary', 'body'] as const).reduce(
      (sum, part) => sum + (document[part].includes(` ${word}`) ? WEIGHTS[part] : 0),
      0,
    );
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

/**
 * `401(k)` and `401 k` are one word, however they are typed. A lone k or b stands for nothing else.
 */
const PLAN_IN_BRACKETS = /(\d)\((\p{L})\)/gu;
const PLAN_IN_TWO = /(\d) (?=[kb] )/g;

/**
 * Puts a space before each word (` how savings grow `), so that a word is found by its beginning.
 */
function toWords(text: string): string {
  const words = foldAccents(text)
    .replaceAll(PLAN_IN_BRACKETS, '$1$2 ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ` ${words} `.replaceAll(PLAN_IN_TWO, '$1');
}
