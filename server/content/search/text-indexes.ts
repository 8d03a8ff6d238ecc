import type { LanguageCode, PerLanguage } from '#domain/language/language.ts';
import type { WordIndex } from '#domain/search/word-index.ts';

/** The words of all texts in each language. */
export type TextIndexes = PerLanguage<WordIndex>;

/** Finds the words of all texts in a language, as they are searched now. */
export type FindIndex = (code: LanguageCode) => WordIndex;

/** What a thread hands over without copying it. */
export function listBuffers(indexes: TextIndexes): ArrayBuffer[] {
  return Object.values(indexes).flatMap(({ starts, places }) => [starts.buffer, places.buffer]);
}
