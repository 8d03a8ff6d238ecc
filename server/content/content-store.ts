import { NO_WORDS } from '#domain/search/word-index.ts';
import type { FindIndex } from './search/text-indexes.ts';
import type { ContentSet } from './content-set.ts';
import { ContentAssembly } from './parts/content-assembly.ts';
import type { ContentChange, Workshop } from './parts/content-workshop.ts';
import { isNeeded } from './parts/needed-parts.ts';
import { BrokenContentError, type ContentProblem } from './problems.ts';

/** Hears which parts, by their keys, say something else now. */
type SwapListener = (content: ContentSet, changedParts: readonly string[]) => void;

/** Hears of a content whose words are the ones that are searched. */
type SettledListener = (content: ContentSet) => Promise<void>;

interface StoreOptions {
  /** The host on which every company is shown, whatever it lists. */
  previewHost?: string | undefined;
}

/**
 * Holds the content that is served. A reload replaces the parts that have changed; a part with a
 * mistake stays as it was when it was last good.
 */
export class ContentStore {
  readonly #workshop: Workshop;
  readonly #listeners: SwapListener[] = [];
  readonly #settledListeners: SettledListener[] = [];
  readonly #assembly: ContentAssembly;
  #current: ContentSet;
  #problems: readonly ContentProblem[];
  #wordsIn: FindIndex;
  #settled: ContentSet;
  #reloading: Promise<void> = Promise.resolve();

  private constructor(
    workshop: Workshop,
    { first, wordsIn, previewHost }: { first: ContentChange; wordsIn: FindIndex } & StoreOptions,
  ) {
    this.#workshop = workshop;
    this.#assembly = new ContentAssembly((code) => this.#wordsIn(code), previewHost);
    this.#problems = first.problems;
    this.#wordsIn = wordsIn;
    this.#current = this.#settled = this.#assembly.take(first).content;
  }

  /** Throws `BrokenContentError` if something is broken without which no page can be served. */
  static async open(workshop: Workshop, options: StoreOptions = {}): Promise<ContentStore> {
    const first = await workshop.look();
    if (!first.leftOut.some(isNeeded)) {
      const wordsIn = (await workshop.indexTexts()) ?? (() => NO_WORDS);
      return new ContentStore(workshop, { first, wordsIn, ...options });
    }
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

  /** Is told of the present content, and of each that follows once its words have been taken over. */
  async onSettled(listener: SettledListener): Promise<void> {
    this.#settledListeners.push(listener);
    await listener(this.#current);
  }

  /**
   * Takes over what has changed in the folder, or in the files that are named; one reload follows
   * the other.
   */
  reload(changedFiles?: readonly string[]): Promise<void> {
    const reloading = this.#reloading.then(() => this.#lookAgain(changedFiles));
    this.#reloading = reloading.catch(() => undefined);
    return reloading;
  }

  async close(): Promise<void> {
    await this.#reloading;
    await this.#workshop.close();
  }

  async #lookAgain(changedFiles?: readonly string[]): Promise<void> {
    this.#take(await this.#workshop.look(changedFiles));
    // Nobody waits for the words to see what has changed.
    this.#wordsIn = (await this.#workshop.indexTexts()) ?? this.#wordsIn;
    if (this.#settled === this.#current) return;
    this.#settled = this.#current;
    await Promise.all(this.#settledListeners.map((listener) => listener(this.#current)));
  }

  #take(change: ContentChange): void {
    this.#problems = change.problems;
    // A workshop that has begun anew knows no version of a part that is broken now; it stays.
    const kept = new Set([...change.changed.keys(), ...change.leftOut]);
    const gone = change.isWhole
      ? [...this.#assembly.keys].filter((key) => !kept.has(key))
      : change.gone;
    const { content, changed } = this.#assembly.take({ ...change, gone });
    const before = this.#current;
    this.#current = content;
    if (content.version === before.version) return;
    for (const listener of this.#listeners) listener(content, changed);
  }
}
