import { indexWords, searchWords } from '#domain/search/search-words.ts';

/**
 * Which of a document's passages is meant by a query: the first of those that say most of its words, or begin
 * words with them. Undefined where none says any.
 */
export function findPlace(passages: readonly string[], query: string): number | undefined {
  const words = searchWords(query);
  let best: number | undefined;
  let most = 0;
  for (const [at, passage] of passages.entries()) {
    const said = countSaid(passage, words);
    if (said > most) [best, most] = [at, said];
  }
  return best;
}

/** True where a text says every word of a query. */
export function saysAll(text: string, query: string): boolean {
  const words = searchWords(query);
  return countSaid(text, words) === words.length;
}

function countSaid(text: string, words: readonly string[]): number {
  const said = indexWords(text);
  return words.filter((word) => said.some((other) => other.startsWith(word))).length;
}
