import { NO_WORDS } from '#domain/search/word-index.ts';
import type { FindIndex } from './search/text-indexes.ts';
import type { ContentSet } from './content-set.ts';
import { assembleContent } from './parts/assemble-content.ts';
import type { ContentChange, Workshop } from './parts/content-workshop.ts';
import { isNeeded } from './parts/needed-parts.ts';
import type { Part } from './parts/settling.ts';
import { BrokenContentError, type ContentProblem } from './problems.ts';

type SwapListener = (content: ContentSet, before: ContentSet) => void;

/**
 * Holds the content that is served. A reload replaces the parts that have changed; a part with a
 * mistake stays as it was when it was last good.
 */
export class ContentStore {
  readonly #workshop: Workshop;
  readonly #listeners: SwapListener[] = [];
  readonly #parts: Map<string, Part>;
  #current: ContentSet;
  #problems: readonly ContentProblem[];
  #wordsIn: FindIndex;
  #reloading: Promise<void> = Promise.resolve();

  private constructor(
    workshop: Workshop,
    { changed, ...first }: ContentChange,
    wordsIn: FindIndex,
  ) {
    this.#workshop = workshop;
    this.#parts = new Map(changed);
    this.#problems = first.problems;
    this.#wordsIn = wordsIn;
    this.#current = this.#assemble(first);
  }

  /** Throws `BrokenContentError` if something is broken without which no page can be served. */
  static async open(workshop: Workshop): Promise<ContentStore> {
    const first = await workshop.look();
    if (!first.leftOut.some(isNeeded))
      return new ContentStore(workshop, first, (await workshop.indexTexts()) ?? (() => NO_WORDS));
    await workshop.close();
    throw new BrokenContentError(first.problems);
  }

  get current(): ContentSet {
    return this.#current;
  }

  /** Every mistake in the folder as it was last read. */
  get problems(): readonly ContentProblem[] {
    return this.#problems;
  }

  onSwap(listener: SwapListener): void {
    this.#listeners.push(listener);
  }

  /** Takes over what has changed in the folder; one reload follows the other. */
  reload(): Promise<void> {
    const reloading = this.#reloading.then(() => this.#lookAgain());
    this.#reloading = reloading.catch(() => undefined);
    return reloading;
  }

  async close(): Promise<void> {
    await this.#reloading;
    await this.#workshop.close();
  }

  async #lookAgain(): Promise<void> {
    this.#take(await this.#workshop.look());
    // Nobody waits for the words to see what has changed.
    this.#wordsIn = (await this.#workshop.indexTexts()) ?? this.#wordsIn;
  }

  #take({ changed, gone, isWhole, leftOut, problems, ...rest }: ContentChange): void {
    this.#problems = problems;
    // A workshop that has begun anew knows no version of a part that is broken now; it stays.
    const kept = new Set([...changed.keys(), ...leftOut]);
    const missing = isWhole ? [...this.#parts.keys()].filter((key) => !kept.has(key)) : gone;
    for (const key of missing) this.#parts.delete(key);
    for (const [key, part] of changed) this.#parts.set(key, part);
    const next = this.#assemble(rest);
    const before = this.#current;
    this.#current = next;
    if (next.version === before.version) return;
    for (const listener of this.#listeners) listener(next, before);
  }

  #assemble(rest: Pick<ContentChange, 'refusals' | 'unavailable'>): ContentSet {
    return assembleContent({ ...rest, parts: this.#parts }, (code) => this.#wordsIn(code));
  }
}
