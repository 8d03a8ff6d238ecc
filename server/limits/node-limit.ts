/**
 * The number of networks counted separately in a window. All others share one limit, so that memory
 * is bounded too.
 */
const MAX_NETWORKS = 20_000;
const ALL_OTHERS = 'all others';

interface NodeLimitRule {
  limit: number;
  windowMs: number;
}

/**
 * Limits what a network may have counted in a window of time. Each node counts for itself, because
 * such a request must not cost a write; forged figures are bounded all the same.
 */
export class NodeLimit {
  readonly #rule: NodeLimitRule;
  readonly #now: () => number;
  #window = 0;
  #counts = new Map<string, number>();

  constructor(rule: NodeLimitRule, now: () => number) {
    this.#rule = rule;
    this.#now = now;
  }

  /**
   * Returns undefined if so many more may be counted, else the seconds until the network may send
   * again.
   */
  take(network: string, weight: number): number | undefined {
    const { limit, windowMs } = this.#rule;
    const window = Math.floor(this.#now() / windowMs);
    if (window !== this.#window) this.#counts.clear();
    this.#window = window;
    const isKnown = this.#counts.has(network) || this.#counts.size < MAX_NETWORKS;
    const key = isKnown ? network : ALL_OTHERS;
    const count = (this.#counts.get(key) ?? 0) + weight;
    if (count > limit)
      return Math.max(1, Math.ceil(((window + 1) * windowMs - this.#now()) / 1_000));
    this.#counts.set(key, count);
    return undefined;
  }
}
