const HOUR_MS = 3_600_000;
/**
 * The number of networks counted separately in an hour. All others share one limit, so that memory
 * is bounded too.
 */
const MAX_NETWORKS = 20_000;
const ALL_OTHERS = 'all others';

/**
 * Limits the events that a network may have counted in an hour. Each node counts for itself,
 * because an event must not cost a write; forged figures are bounded all the same.
 */
export class EventLimit {
  readonly #limit: number;
  readonly #now: () => number;
  #window = 0;
  #counts = new Map<string, number>();

  constructor(limit: number, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /**
   * Returns undefined if these events may be counted, else the seconds until the network may send
   * again.
   */
  take(network: string, events: number): number | undefined {
    const window = Math.floor(this.#now() / HOUR_MS);
    if (window !== this.#window) this.#counts.clear();
    this.#window = window;
    const isKnown = this.#counts.has(network) || this.#counts.size < MAX_NETWORKS;
    const key = isKnown ? network : ALL_OTHERS;
    const count = (this.#counts.get(key) ?? 0) + events;
    if (count > this.#limit)
      return Math.max(1, Math.ceil(((window + 1) * HOUR_MS - this.#now()) / 1_000));
    this.#counts.set(key, count);
    return undefined;
  }
}
