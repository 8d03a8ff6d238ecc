import type { ContentSet } from './content-set.ts';
import { loadContent, type ContentSource } from './load-content.ts';

type SwapListener = (content: ContentSet) => void;

/**
 * Holds the content that is served. A reload replaces all of it, or keeps the last valid version.
 */
export class ContentStore {
  readonly #source: ContentSource;
  readonly #listeners: SwapListener[] = [];
  #current: ContentSet;

  constructor(source: ContentSource) {
    this.#source = source;
    this.#current = loadContent(source);
  }

  get current(): ContentSet {
    return this.#current;
  }

  onSwap(listener: SwapListener): void {
    this.#listeners.push(listener);
  }

  /** Throws `BrokenContentError` and changes nothing if the new content has mistakes. */
  reload(): void {
    const next = loadContent(this.#source);
    if (next.version === this.#current.version) return;
    this.#current = next;
    for (const listener of this.#listeners) listener(next);
  }
}
