/** The number of changes that lie above before all is copied once. */
const MOST_ABOVE = 1_000;

/**
 * A map that is never changed, with a few changes above it: copying all entries of a large content
 * for each edit would hold up the pages.
 */
export class LayeredMap<Value> implements ReadonlyMap<string, Value> {
  readonly #base: ReadonlyMap<string, Value>;
  /** Undefined for an entry that was taken away. */
  readonly #above: ReadonlyMap<string, Value | undefined>;

  constructor(
    base: ReadonlyMap<string, Value> = new Map(),
    above: ReadonlyMap<string, Value | undefined> = new Map(),
  ) {
    this.#base = base;
    this.#above = above;
  }

  /** Makes a map with other values; undefined takes an entry away. */
  with(changes: ReadonlyMap<string, Value | undefined>): LayeredMap<Value> {
    const above = new Map([...this.#above, ...changes]);
    const changed = new LayeredMap(this.#base, above);
    return above.size > MOST_ABOVE ? new LayeredMap(new Map(changed)) : changed;
  }

  get(key: string): Value | undefined {
    return this.#above.has(key) ? this.#above.get(key) : this.#base.get(key);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  get size(): number {
    return [...this.keys()].length;
  }

  *entries(): MapIterator<[string, Value]> {
    for (const [key, value] of this.#base) if (!this.#above.has(key)) yield [key, value];
    for (const [key, value] of this.#above) if (value !== undefined) yield [key, value];
  }

  *keys(): MapIterator<string> {
    for (const [key] of this.entries()) yield key;
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value;
  }

  forEach(
    visit: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void,
    self?: unknown,
  ): void {
    for (const [key, value] of this.entries()) visit.call(self, value, key, this);
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }
}
