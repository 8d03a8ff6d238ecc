import { foldAccents } from './fold-accents.ts';

export interface SearchDocument<Id> {
  id: Id;
  title: string;
  /** The text on the document's card. */
  summary: string;
  /** Texts made by `indexWords`, which documents with the same words share. */
  body: readonly string[];
  /** A query that is one of these leads here before anything else. */
  names?: readonly string[];
}

/** A document as it is searched: its words without accents and marks. */
export interface IndexedDocument<Id> {
  id: Id;
  names: ReadonlySet<string>;
  title: string;
  summary: string;
  body: readonly string[];
}

export const MAX_QUERY_LENGTH = 80;
const MAX_WORDS = 8;
/** Words that say nothing by themselves, in either language. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a al an and con de del do el en i in is la las los mi my of or para por que se the to un una what y'.split(
    ' ',
  ),
);

export function indexDocument<Id>({
  id,
  title,
  summary,
  body,
  names = [],
}: SearchDocument<Id>): IndexedDocument<Id> {
  return {
    id,
    names: new Set(names.map((name) => nameOf(searchWords(name)))),
    title: indexWords([title, ...names].join(' ')),
    summary: indexWords(summary),
    body,
  };
}

/** The words to look for; stop words are among them only where the query has no others. */
export function searchWords(query: string): string[] {
  const words = indexWords(query.slice(0, MAX_QUERY_LENGTH)).trim().split(' ').filter(Boolean);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MAX_WORDS);
}

/** The same for all orders of the words. */
function nameOf(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

/**
 * The documents that hold every word of the query, or a word that begins with it. First come those
 * whose name is the query, then matches in the title.
 */
export function findMatches<Id>(
  documents: ReadonlyArray<IndexedDocument<Id>>,
  query: string,
): Id[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const name = nameOf(words);
  return documents
    .map((document) => ({
      id: document.id,
      score: document.names.has(name) ? NAMED : scoreOf(document, words),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ id }) => id);
}

const WEIGHTS = { title: 9, summary: 3, body: 1 } as const;
/** More than any words can weigh. */
const NAMED = MAX_WORDS * 100;

function scoreOf<Id>(
  { title, summary, body }: IndexedDocument<Id>,
  words: readonly string[],
): number {
  let score = 0;
  for (const word of words) {
    const begin = ` ${word}`;
    let found = 0;
    if (title.includes(begin)) found += WEIGHTS.title;
    if (summary.includes(begin)) found += WEIGHTS.summary;
    if (body.some((text) => text.includes(begin))) found += WEIGHTS.body;
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
 * The words of a text without accents and marks, with a space before each (` how savings grow `), so
 * that a word is found by its beginning.
 */
export function indexWords(text: string): string {
  const words = foldAccents(text)
    .replaceAll(PLAN_IN_BRACKETS, '$1$2 ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ` ${words} `.replaceAll(PLAN_IN_TWO, '$1');
}
