import { reportMissing } from '../content-files.ts';
import { ProblemList, type ContentProblem } from '../problems.ts';
import type { KnownNames } from '../references/known-names.ts';
import { HANDED_OVER, plainValue } from './packed-value.ts';
import type { MadePart } from './part-shop.ts';

/** A part as it is served. */
export interface Part {
  /** A `PackedValue` where it was made before, and only on its way to the pages. */
  value: unknown;
  hash: string;
}

/** What one look at the content folder has come to. */
export interface SettledParts {
  /** The parts that are served, by their keys. */
  parts: ReadonlyMap<string, Part>;
  refusals: readonly ContentProblem[];
  /** Every mistake; a part with one is served as it was when it was last good, or not at all. */
  problems: readonly ContentProblem[];
  /** The keys of parts that have never been good. */
  leftOut: readonly string[];
  /** The companies that are left out with them, although their settings are among the parts. */
  unavailable: readonly string[];
}

/** Parts that only help to make others. */
const HELPERS = /^(?:article-name|media-folders)(?:\/|$)/;

/**
 * Decides which version of each part is served: a part with a mistake stays as it was when it was
 * last good, and holds back no other.
 */
export class Settling {
  /** The parts as they were when they were last good. */
  #good: ReadonlyMap<string, MadePart>;
  readonly #taken = new Map<string, MadePart>();
  readonly #blamed = new Map<string, ContentProblem[]>();
  /** The parts by whose values others are checked. */
  readonly #asked = new Set<string>();

  /** Begins with parts that were good before, in another process. */
  constructor(good: ReadonlyMap<string, MadePart> = new Map()) {
    this.#good = good;
  }

  /** Every part as it was when it was last good. */
  get good(): ReadonlyMap<string, MadePart> {
    return this.#good;
  }

  /** Begins another look at the folder. */
  beginAgain(): void {
    this.#taken.clear();
    this.#blamed.clear();
  }

  take(part: MadePart): void {
    this.#taken.set(part.key, part);
  }

  /** The value by which others are checked; it is not given away with the handing over. */
  valueOf<Value>(part: MadePart<Value>): Value | undefined {
    this.#asked.add(part.key);
    // The same key is always made by the same loader.
    const good = this.#good.get(part.key) as MadePart<Value> | undefined;
    const used = part.problems.length > 0 && good?.value !== undefined ? good : part;
    used.value = plainValue(used.value) as Value | undefined;
    return used.value;
  }

  /** Gives away all values that the pages have by now, and that nothing here is checked by. */
  handOver(): void {
    for (const [key, part] of this.#good)
      if (part.value !== undefined && !this.#asked.has(key)) part.value = HANDED_OVER;
  }

  hashOf(key: string): string {
    return this.#taken.get(key)?.hash ?? '';
  }

  /** Notes a mistake that only shows beside other parts. */
  blame(key: string, mistake: Omit<ContentProblem, 'line'>): void {
    const file = `content/${mistake.file}`;
    const blamed = this.#blamed.get(key) ?? [];
    this.#blamed.set(key, [...blamed, { ...mistake, file, line: 1 }]);
  }

  settle(known: KnownNames): SettledParts {
    const all = { problems: new ProblemList(), refusals: new ProblemList() };
    const good = new Map<string, MadePart>();
    const served = new Map<string, MadePart>();
    const leftOut = new Set<string>();
    for (const [key, part] of this.#taken) {
      const found = { problems: new ProblemList(), refusals: new ProblemList() };
      found.problems.addAll([...part.problems, ...(this.#blamed.get(key) ?? [])]);
      found.refusals.addAll(part.refusals);
      reportMissing(part.references, known, found);
      all.problems.addAll(found.problems.sorted());
      all.refusals.addAll(found.refusals.sorted());
      const last = found.problems.isEmpty ? part : this.#good.get(key);
      if (last) good.set(key, last);
      if (last && last.value !== undefined) served.set(key, last);
      else if (!last) leftOut.add(key);
    }
    this.#good = good;
    const unavailable = listUnavailable(leftOut);
    const parts = new Map(
      [...served].filter(([key]) => !HELPERS.test(key)).map(([key, part]) => [key, asServed(part)]),
    );
    return {
      parts,
      problems: all.problems.sorted(),
      refusals: all.refusals.sorted(),
      leftOut: [...leftOut],
      unavailable,
    };
  }
}

/**
 * A company is served with all of its own texts and colors, or not at all: the words of others may
 * be untrue of it.
 */
function listUnavailable(leftOut: ReadonlySet<string>): string[] {
  const companies = [...leftOut].flatMap((key) => {
    const [kind = '', company = ''] = key.split('/');
    return ['theme', 'company', 'fragment'].includes(kind) ? [company] : [];
  });
  return [...new Set(companies)];
}

function asServed({ value, hash }: MadePart): Part {
  return { value, hash };
}
