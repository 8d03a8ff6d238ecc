import { isNear, mayBeTypo } from './near-words.ts';
import { indexWords, MAX_WORDS, nameOf, searchWords } from './search-words.ts';
import {
  IN_BODY,
  IN_SUMMARY,
  IN_TITLE,
  markBeginning,
  markWord,
  type WordIndex,
} from './word-index.ts';

export interface SearchedDocument<Id> {
  id: Id;
  /** The numbers of the texts it shows; those that have a title are a document by themselves. */
  texts: readonly number[];
  /** What a document says of texts that many share. */
  own?: OwnWords;
}

/** The words of a document that no index has. */
export interface OwnWords {
  /** A query that is one of these leads here before anything else. */
  names: ReadonlySet<string>;
  title: readonly string[];
  summary: readonly string[];
}

export function ownWords(own: {
  title: string;
  summary: string;
  names: readonly string[];
}): OwnWords {
  return {
    names: new Set(own.names.map((name) => nameOf(searchWords(name)))),
    title: [...new Set(indexWords([own.title, ...own.names].join(' ')))],
    summary: [...new Set(indexWords(own.summary))],
  };
}

/** How much a word counts by the fields in which it stands. */
const WEIGHTS = { title: 9, summary: 3, body: 1 } as const;
/** More than any words can weigh. */
const NAMED = MAX_WORDS * 100;

/**
 * The documents that hold every word of the query, or a word that begins with it. First come those whose
 * name is the query, then matches in the title. Where nothing begins with a longer word, those that are one
 * letter away from it are meant.
 */
export function findMatches<Id>(
  documents: ReadonlyArray<SearchedDocument<Id>>,
  index: WordIndex,
  query: string,
): Id[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const scores = new Int32Array(documents.length);
  const isOut = new Uint8Array(documents.length);
  const names = [nameOf(words)];
  for (const word of words) {
    const found = findWord(documents, index, word);
    // What is called so says every word of its name.
    if (!found.fields.some((fields) => fields > 0)) return [];
    for (const [at, fields] of found.fields.entries()) {
      if (fields === 0) isOut[at] = 1;
      else scores[at] = (scores[at] ?? 0) + weigh(fields);
    }
    for (const meant of found.meant)
      names.push(nameOf(words.map((other) => (other === word ? meant : other))));
  }
  return documents
    .flatMap(({ id, own }, at) => {
      const isNamed = own !== undefined && names.some((name) => own.names.has(name));
      const score = isNamed ? NAMED : isOut[at] === 1 ? 0 : (scores[at] ?? 0);
      return score > 0 ? { id, score } : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ id }) => id);
}

function weigh(fields: number): number {
  return (
    (fields & IN_TITLE && WEIGHTS.title) +
    (fields & IN_SUMMARY && WEIGHTS.summary) +
    (fields & IN_BODY && WEIGHTS.body)
  );
}

interface FoundWord {
  /** For each document the fields in which the word stands. */
  fields: Uint8Array;
  /** The words that are meant, where it was not typed right. */
  meant: readonly string[];
}

function findWord<Id>(
  documents: ReadonlyArray<SearchedDocument<Id>>,
  index: WordIndex,
  word: string,
): FoundWord {
  const ofTexts = new Uint8Array(index.end);
  markBeginning(index, word, ofTexts);
  const fields = fieldsOf(documents, ofTexts, (own) => own.startsWith(word));
  if (!mayBeTypo(word) || fields.some((each) => each > 0)) return { fields, meant: [] };
  const meant = new Set<string>();
  const isMeant = (other: string): boolean => {
    const isSo = isNear(word, other);
    if (isSo) meant.add(other);
    return isSo;
  };
  ofTexts.fill(0);
  for (const [at, other] of index.words.entries()) if (isMeant(other)) markWord(index, at, ofTexts);
  return { fields: fieldsOf(documents, ofTexts, isMeant), meant: [...meant] };
}

function fieldsOf<Id>(
  documents: ReadonlyArray<SearchedDocument<Id>>,
  ofTexts: Uint8Array,
  isFound: (word: string) => boolean,
): Uint8Array {
  const found = new Uint8Array(documents.length);
  for (const [at, { texts, own }] of documents.entries()) {
    let fields = 0;
    for (const text of texts) fields |= ofTexts[text] ?? 0;
    if (own?.title.some(isFound) === true) fields |= IN_TITLE;
    if (own?.summary.some(isFound) === true) fields |= IN_SUMMARY;
    found[at] = fields;
  }
  return found;
}
