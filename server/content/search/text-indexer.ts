import { LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { NO_WORDS, WordIndexMaker } from '#domain/search/word-index.ts';
import { PackedValue, unpackValue } from '../parts/packed-value.ts';
import { listTextsOfPart } from './list-texts-of-part.ts';
import type { FindIndex, TextIndexes } from './text-indexes.ts';

/** The kinds of parts that say something which is searched. */
const SPEAKING = /^(?:article|faqs|fragment|glossary|influencers|page|persona|session)(?:\/|$)/;

/** Of a change of the content what the index needs. */
interface ChangedParts {
  changed: ReadonlyMap<string, { value: unknown }>;
  gone: readonly string[];
}

/** Keeps the words of all texts, and reads only the parts that have changed. */
export class TextIndexer {
  readonly #makers = perLanguage(() => new WordIndexMaker());
  /** The names of the texts of each part that has any. */
  readonly #texts = new Map<string, ReadonlySet<string>>();

  /** The index of each language, or undefined if no text has changed since the last one. */
  take({ changed, gone }: ChangedParts): TextIndexes | undefined {
    let hasChanged = false;
    for (const key of [...gone, ...changed.keys()]) hasChanged = this.#forget(key) || hasChanged;
    for (const [key, { value }] of changed) hasChanged = this.#put(key, value) || hasChanged;
    return hasChanged ? perLanguage((code) => this.#makers[code].make()) : undefined;
  }

  #put(key: string, value: unknown): boolean {
    if (!SPEAKING.test(key)) return false;
    const read = value instanceof PackedValue ? unpackValue(value.bytes) : value;
    const names = new Set<string>();
    for (const code of LANGUAGE_CODES)
      for (const [name, text] of listTextsOfPart(key, read, code)) {
        this.#makers[code].put(name, text);
        names.add(name);
      }
    if (names.size > 0) this.#texts.set(key, names);
    return names.size > 0;
  }

  #forget(key: string): boolean {
    for (const name of this.#texts.get(key) ?? [])
      for (const code of LANGUAGE_CODES) this.#makers[code].delete(name);
    return this.#texts.delete(key);
  }
}

/** Reads texts at the first search, for scripts and tests, most of which never search. */
export class LazyTextIndex {
  readonly #indexer = new TextIndexer();
  readonly #unread: ChangedParts[] = [];
  #indexes: TextIndexes = perLanguage(() => NO_WORDS);

  note(change: ChangedParts): void {
    this.#unread.push(change);
  }

  readonly find: FindIndex = (code) => {
    for (const change of this.#unread.splice(0))
      this.#indexes = this.#indexer.take(change) ?? this.#indexes;
    return this.#indexes[code];
  };
}
