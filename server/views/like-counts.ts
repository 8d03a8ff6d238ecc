import { databaseErrorCode } from '../db/database-error.ts';
import type { Log } from '../log.ts';

const REFRESH_MS = 5_000;
/**
 * Changes are noted by the database's clock, and another machine may have become its leader. Clocks
 * may be this far apart.
 */
const CLOCKS_APART_MS = 900_000;
/** All counters are read so often, however far apart the clocks are. */
const READ_ALL_MS = 600_000;

interface LikeCountsOptions {
  /** Reads the counters that have changed since then. */
  listChanged: (since: number) => Promise<Map<string, number>>;
  log: Log;
  now: () => number;
}

type ChangeListener = (articleIds: readonly string[]) => void;

/**
 * The like counts that pages show. They are in memory and are refreshed from the counters that have
 * changed, at most every five seconds, so that a node sees likes given on other nodes and a page
 * costs no query.
 */
export class LikeCounts {
  readonly #options: LikeCountsOptions;
  readonly #listeners: ChangeListener[] = [];
  readonly #counts = new Map<string, number>();
  #refreshedAt = Number.NEGATIVE_INFINITY;
  #readAt = Number.NEGATIVE_INFINITY;
  #readAllAt = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<void> | undefined;
  /**
   * Counts that writes set while a refresh was reading; they are newer than what it read.
   */
  readonly #countedMeanwhile = new Map<string, number>();

  constructor(options: LikeCountsOptions) {
    this.#options = options;
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  get(articleId: string): number {
    return this.#counts.get(articleId) ?? 0;
  }

  /** Takes the count that a write on this node has just returned; pages show it from now on. */
  set(articleId: string, likes: number): void {
    if (this.#refreshing) this.#countedMeanwhile.set(articleId, likes);
    if (this.get(articleId) === likes) return;
    this.#counts.set(articleId, likes);
    this.#announce([articleId]);
  }

  /** Starts a refresh if one is due, without waiting for it. */
  refreshSoon(): void {
    if (this.#options.now() - this.#refreshedAt < REFRESH_MS) return;
    void this.refresh();
  }

  refresh(): Promise<void> {
    this.#refreshing ??= this.#load().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #load(): Promise<void> {
    const at = this.#options.now();
    this.#refreshedAt = at;
    const readsAll = at - this.#readAllAt >= READ_ALL_MS;
    try {
      this.#countedMeanwhile.clear();
      const read = await this.#options.listChanged(readsAll ? 0 : this.#readAt - CLOCKS_APART_MS);
      for (const [id, likes] of this.#countedMeanwhile) read.set(id, likes);
      const changed = [...read.keys()].filter((id) => read.get(id) !== this.get(id));
      for (const [id, likes] of read) this.#counts.set(id, likes);
      this.#readAt = at;
      if (readsAll) this.#readAllAt = at;
      if (changed.length > 0) this.#announce(changed);
    } catch (error) {
      // Pages go on with the present counts, and the next refresh tries again.
      this.#options.log.warn('like-counts-stale', { reason: databaseErrorCode(error) });
    }
  }

  #announce(articleIds: readonly string[]): void {
    for (const listener of this.#listeners) listener(articleIds);
  }
}
