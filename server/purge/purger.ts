import { databaseErrorCode } from '../db/database-error.ts';
import type { Log } from '../log.ts';
import { EVERY_PAGE } from './page-tags.ts';

/** The time after which a database that was away is asked again. */
const AGAIN_MS = 5_000;

/** With more requests than this for one change, one that names every page is kinder to the service. */
const MOST_REQUESTS = 8;

interface PurgerOptions {
  /** Stores a job that tells the service; it is tried again until the service has heard. */
  queue: (tags: readonly string[]) => Promise<unknown>;
  /** The number of tags that one request may name. */
  mostTags: number;
  log: Log;
}

/** Sees to it that a cache in front of the nodes forgets the pages that say something else now. */
export class Purger {
  readonly #options: PurgerOptions;
  readonly #pending = new Set<string>();
  #queueing: Promise<void> = Promise.resolve();
  #again: NodeJS.Timeout | undefined;

  constructor(options: PurgerOptions) {
    this.#options = options;
  }

  forgetEverything(): void {
    this.forget([EVERY_PAGE]);
  }

  forget(tags: readonly string[]): void {
    for (const tag of tags) this.#pending.add(tag);
    if (tags.length > 0) this.#queueSoon();
  }

  /** Waits for what is being queued; what the database has not taken by then is left undone. */
  async close(): Promise<void> {
    clearTimeout(this.#again);
    await this.#queueing;
    clearTimeout(this.#again);
  }

  #queueSoon(): void {
    this.#queueing = this.#queueing.then(() => this.#queueAll());
  }

  async #queueAll(): Promise<void> {
    const { queue, log } = this.#options;
    const requests = this.#requests();
    try {
      await Promise.all(
        requests.map(async (tags) => {
          await queue(tags);
          for (const tag of tags) this.#pending.delete(tag);
        }),
      );
    } catch (error) {
      log.warn('purge-waiting', { reason: databaseErrorCode(error) });
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#queueSoon(), AGAIN_MS);
      this.#again.unref();
    }
  }

  #requests(): string[][] {
    const { mostTags } = this.#options;
    const tags = [...this.#pending];
    const isEverything = tags.includes(EVERY_PAGE) || tags.length > mostTags * MOST_REQUESTS;
    if (isEverything) {
      this.#pending.clear();
      this.#pending.add(EVERY_PAGE);
      return [[EVERY_PAGE]];
    }
    const count = Math.ceil(tags.length / mostTags);
    return Array.from({ length: count }, (_, at) => tags.slice(at * mostTags, (at + 1) * mostTags));
  }
}
