import type { PerLanguage } from '#domain/language/language.ts';
import { LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { WordIndexMaker, type KeptWords } from '#domain/search/word-index.ts';
import { listTextsOfPart } from './list-texts-of-part.ts';
import { NO_INDEXES, type FindIndex, type TextIndexes } from './text-indexes.ts';

/** The kinds of parts that say something which is searched. */
const SPEAKING = /^(?:article|faqs|fragment|glossary|influencers|page|persona|session)(?:\/|$)/;

/** What the index needs to know of a change of the content. */
interface ChangedParts {
  /** True where every part is among the changed ones. */
  isWhole: boolean;
  changed: ReadonlyMap<string, { value: unknown; hash: string }>;
  gone: readonly string[];
}

interface IndexedPart {
  /** The hash of the part that was read. */
  hash: string;
  /** The names of its texts. */
  texts: readonly string[];
}

/** What another indexer can begin with; it reads only the parts that are other ones by then. */
export interface KeptTexts {
  parts: ReadonlyMap<string, IndexedPart>;
  words: PerLanguage<KeptWords>;
}

/** Keeps the words of all texts, and reads only the parts that have changed. */
export class TextIndexer {
  readonly #makers: PerLanguage<WordIndexMaker>;
  readonly #parts: Map<string, IndexedPart>;
  readonly #plainOf: (value: unknown) => unknown;
  #indexes = NO_INDEXES;
  #unkept = 0;

  /** A part may come packed: `plainOf` is asked for the value of one only when its texts are read. */
  constructor(kept?: KeptTexts, plainOf: (value: unknown) => unknown = (value) => value) {
    this.#plainOf = plainOf;
    this.#parts = new Map(kept?.parts);
    this.#makers = perLanguage((code) => new WordIndexMaker(kept?.words[code]));
  }

  /** The index of each language as it was made last. */
  get indexes(): TextIndexes {
    return this.#indexes;
  }

  /** The number of parts that have been read since the words were kept or begun with. */
  get unkept(): number {
    return this.#unkept;
  }

  /** The number of parts that have texts. */
  get size(): number {
    return this.#parts.size;
  }

  /** The index of each language, or undefined if no text has changed since the last one. */
  take({ isWhole, changed, gone }: ChangedParts): TextIndexes | undefined {
    const others = [...changed].filter(
      ([key, { hash }]) => SPEAKING.test(key) && this.#parts.get(key)?.hash !== hash,
    );
    const left = isWhole ? [...this.#parts.keys()].filter((key) => !changed.has(key)) : gone;
    let hasChanged = this.#indexes === NO_INDEXES;
    for (const key of left) hasChanged = this.#forget(key) || hasChanged;
    for (const [key, part] of others) {
      hasChanged = this.#forget(key) || hasChanged;
      hasChanged = this.#put(key, part) || hasChanged;
    }
    if (!hasChanged) return undefined;
    return (this.#indexes = perLanguage((code) => this.#makers[code].make()));
  }

  keep(): KeptTexts {
    this.#unkept = 0;
    return { parts: this.#parts, words: perLanguage((code) => this.#makers[code].keep()) };
  }

  #put(key: string, { value, hash }: { value: unknown; hash: string }): boolean {
    const read = this.#plainOf(value);
    const texts = new Set<string>();
    for (const code of LANGUAGE_CODES)
      for (const [name, text] of listTextsOfPart(key, read, code)) {
        this.#makers[code].put(name, text);
        texts.add(name);
      }
    this.#parts.set(key, { hash, texts: [...texts] });
    this.#unkept += 1;
    return texts.size > 0;
  }

  #forget(key: string): boolean {
    const { texts = [] } = this.#parts.get(key) ?? {};
    for (const name of texts) for (const code of LANGUAGE_CODES) this.#makers[code].delete(name);
    this.#parts.delete(key);
    return texts.length > 0;
  }
}

/** Reads texts at the first search, for scripts and tests, most of which never search. */
export class LazyTextIndex {
  readonly #indexer = new TextIndexer();
  readonly #unread: ChangedParts[] = [];

  note(change: ChangedParts): void {
    this.#unread.push(change);
  }

  readonly find: FindIndex = (code) => {
    for (const change of this.#unread.splice(0)) this.#indexer.take(change);
    return this.#indexer.indexes[code];
  };
}
