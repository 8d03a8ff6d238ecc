import { indexWords } from './search-words.ts';

/** Where in a text a word may stand; a word has the sum of those where it stands. */
export const IN_TITLE = 1;
export const IN_SUMMARY = 2;
export const IN_BODY = 4;
/** What a posting counts in: a number of a text and the fields in it share 32 bits. */
const FIELDS = 8;

/** A text as its author wrote it. */
export interface TextToIndex {
  title?: string;
  summary?: string;
  body?: string;
}

/**
 * The words of many texts, and where each stands. It is plain data in large pieces, so that one thread
 * makes it and another takes it over without reading it.
 */
export interface WordIndex {
  /** Every word once, without accents, in order. */
  words: readonly string[];
  /** Where the places of each word begin, and where those of the last one end. */
  starts: Uint32Array<ArrayBuffer>;
  /** The texts that have a word, each with the fields in which it stands. */
  places: Uint32Array<ArrayBuffer>;
  /** The number of each text, by its name; the same map as before where the same texts are there. */
  numbers: ReadonlyMap<string, number>;
  /** All numbers are less: the number of a text that is gone waits for another text. */
  end: number;
}

export const NO_WORDS: WordIndex = {
  words: [],
  starts: Uint32Array.of(0),
  places: new Uint32Array(),
  numbers: new Map(),
  end: 0,
};

/** The texts of a maker in few and large pieces, to be kept in a file. */
export interface KeptWords {
  words: readonly string[];
  names: readonly string[];
  /** How many words each text has, and the words of all of them. */
  lengths: Uint32Array;
  entries: Uint32Array;
}

/** Keeps the words of texts by number, so that an index is made anew without reading any text again. */
export class WordIndexMaker {
  readonly #numberOf: Map<string, number>;
  readonly #words: string[];
  /** For each text its words, each with the fields in which it stands. */
  readonly #texts = new Map<string, Uint32Array>();
  #numbers: ReadonlyMap<string, number> = NO_WORDS.numbers;

  constructor({ words, names, lengths, entries }: KeptWords = NOTHING_KEPT) {
    this.#words = [...words];
    this.#numberOf = new Map(words.map((word, number) => [word, number]));
    let from = 0;
    for (const [at, name] of names.entries()) {
      const to = from + (lengths[at] ?? 0);
      this.#texts.set(name, entries.subarray(from, to));
      from = to;
    }
  }

  put(name: string, text: TextToIndex): void {
    const fields = new Map<number, number>();
    const add = (words: string | undefined, field: number): void => {
      if (words === undefined) return;
      for (const word of indexWords(words)) {
        const number = this.#numberFor(word);
        fields.set(number, (fields.get(number) ?? 0) | field);
      }
    };
    add(text.title, IN_TITLE);
    add(text.summary, IN_SUMMARY);
    add(text.body, IN_BODY);
    this.#texts.set(
      name,
      Uint32Array.from(fields, ([number, where]) => number * FIELDS + where),
    );
  }

  delete(name: string): void {
    this.#texts.delete(name);
  }

  make(): WordIndex {
    const counts = new Uint32Array(this.#words.length);
    let total = 0;
    for (const words of this.#texts.values()) {
      total += words.length;
      for (const entry of words) counts[wordOf(entry)] = (counts[wordOf(entry)] ?? 0) + 1;
    }
    const used = [...counts.keys()]
      .filter((number) => counts[number] !== 0)
      .toSorted((one, other) => compare(this.#wordAt(one), this.#wordAt(other)));
    const starts = new Uint32Array(used.length + 1);
    const next = new Uint32Array(this.#words.length);
    for (const [at, number] of used.entries()) {
      next[number] = starts[at] ?? 0;
      starts[at + 1] = (starts[at] ?? 0) + (counts[number] ?? 0);
    }
    const places = new Uint32Array(total);
    const numbers = (this.#numbers = numberTexts(this.#texts, this.#numbers));
    let end = 0;
    for (const [name, words] of this.#texts) {
      const text = numbers.get(name) ?? 0;
      end = Math.max(end, text + 1);
      for (const entry of words) {
        const word = wordOf(entry);
        const place = next[word] ?? 0;
        places[place] = text * FIELDS + (entry % FIELDS);
        next[word] = place + 1;
      }
    }
    return { words: used.map((number) => this.#wordAt(number)), starts, places, numbers, end };
  }

  /** What another maker can begin with. */
  keep(): KeptWords {
    const texts = [...this.#texts.values()];
    const entries = new Uint32Array(texts.reduce((sum, { length }) => sum + length, 0));
    let from = 0;
    for (const words of texts) {
      entries.set(words, from);
      from += words.length;
    }
    const lengths = Uint32Array.from(texts, ({ length }) => length);
    return { words: this.#words, names: [...this.#texts.keys()], lengths, entries };
  }

  #numberFor(word: string): number {
    const known = this.#numberOf.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word) - 1;
    this.#numberOf.set(word, number);
    return number;
  }

  #wordAt(number: number): string {
    return this.#words[number] ?? '';
  }
}

const NOTHING_KEPT: KeptWords = {
  words: [],
  names: [],
  lengths: new Uint32Array(),
  entries: new Uint32Array(),
};

/**
 * A text that was there keeps its number, so that whoever searches need not learn all names again after
 * an edit.
 */
function numberTexts(
  texts: ReadonlyMap<string, unknown>,
  before: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const isSame = texts.size === before.size && [...texts.keys()].every((name) => before.has(name));
  if (isSame) return before;
  const stays = [...before].filter(([name]) => texts.has(name));
  const numbers = new Map(stays);
  const taken = new Set(numbers.values());
  let next = 0;
  for (const name of texts.keys()) {
    if (numbers.has(name)) continue;
    while (taken.has(next)) next += 1;
    numbers.set(name, next);
    next += 1;
  }
  return numbers;
}

function wordOf(entry: number): number {
  return Math.floor(entry / FIELDS);
}

/** By code units, as the search for a beginning goes through them. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Adds to the fields of each text those in which a word stands that begins so. */
export function markBeginning(index: WordIndex, beginning: string, fields: Uint8Array): void {
  const from = firstFrom(index.words, beginning);
  let to = from;
  while (index.words[to]?.startsWith(beginning) === true) to += 1;
  mark(index, { from, to }, fields);
}

/** Adds the same of one word, by its place among the words. */
export function markWord(index: WordIndex, at: number, fields: Uint8Array): void {
  mark(index, { from: at, to: at + 1 }, fields);
}

function mark(
  { starts, places }: WordIndex,
  { from, to }: { from: number; to: number },
  fields: Uint8Array,
): void {
  const end = starts[to] ?? 0;
  for (let at = starts[from] ?? 0; at < end; at += 1) {
    const place = places[at] ?? 0;
    const text = Math.floor(place / FIELDS);
    fields[text] = (fields[text] ?? 0) | (place % FIELDS);
  }
}

/** The place of the first word that does not come before a text. */
function firstFrom(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
