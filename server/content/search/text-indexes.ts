import { setImmediate } from 'node:timers/promises';
import type { LanguageCode, PerLanguage } from '#domain/language/language.ts';
import { LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { NO_WORDS, type WordIndex } from '#domain/search/word-index.ts';

/** The words of all texts in each language. */
export type TextIndexes = PerLanguage<WordIndex>;

/** Finds the words of all texts in a language, as they are searched now. */
export type FindIndex = (code: LanguageCode) => WordIndex;

export const NO_INDEXES: TextIndexes = perLanguage(() => NO_WORDS);

/**
 * An index on its way to another thread: many words are one long text, because the thread that
 * receives them answers nobody until it has each of them.
 */
interface PackedIndex extends Pick<WordIndex, 'starts' | 'places' | 'end'> {
  words: string;
  /** Undefined where the texts are those of the index before. */
  numbers: string | undefined;
}

export type PackedIndexes = PerLanguage<PackedIndex>;

export function packIndexes(indexes: TextIndexes, before: TextIndexes): PackedIndexes {
  return perLanguage((code) => {
    const { words, numbers, ...rest } = indexes[code];
    const isKnown = numbers === before[code].numbers;
    return {
      ...rest,
      words: JSON.stringify(words),
      numbers: isKnown ? undefined : JSON.stringify([...numbers]),
    };
  });
}

/** What a thread hands over without copying it. */
export function listBuffers(indexes: PackedIndexes): ArrayBuffer[] {
  return Object.values(indexes).flatMap(({ starts, places }) => [starts.buffer, places.buffer]);
}

/** Unpacks one language after the other, and lets visitors be answered in between. */
export async function unpackIndexes(
  packed: PackedIndexes,
  before: TextIndexes,
): Promise<TextIndexes> {
  const indexes = { ...before };
  for (const code of LANGUAGE_CODES) {
    const { words, numbers, ...rest } = packed[code];
    indexes[code] = {
      ...rest,
      words: JSON.parse(words) as string[],
      numbers:
        numbers === undefined
          ? before[code].numbers
          : new Map(JSON.parse(numbers) as Array<[string, number]>),
    };
    // oxlint-disable-next-line eslint/no-await-in-loop -- one language after the other is the point
    await setImmediate();
  }
  return indexes;
}
