/** A page may show likes that are this old. */
const MAY_BE_OLD_MS = 60_000;
/** Changes within the same second count as one. */
const STEP_MS = 1_000;

interface Changes {
  /** The times of the changes that a page need not show yet, oldest first. */
  lately: number[];
  /** The last change that every page has to show. */
  before: number;
}

/** When which likes changed, as far back as a page may lag behind. */
export class LikeHistory {
  readonly #now: () => number;
  readonly #changes = new Map<string, Changes>();
  #last = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  add(articleIds: readonly string[]): void {
    const at = this.#now();
    this.#last = at;
    for (const id of articleIds) {
      const changes = this.#settled(id) ?? { lately: [], before: Number.NEGATIVE_INFINITY };
      if ((changes.lately.at(-1) ?? Number.NEGATIVE_INFINITY) + STEP_MS < at)
        changes.lately.push(at);
      else changes.lately[changes.lately.length - 1] = at;
      this.#changes.set(id, changes);
    }
  }

  /** Whether a page made at this time shows other likes than are known now, and may it still? */
  compare(madeAt: number, articleIds: Iterable<string>): 'same' | 'lately' | 'long ago' {
    if (this.#last < madeAt) return 'same';
    let found: 'same' | 'lately' = 'same';
    for (const id of articleIds) {
      const changes = this.#settled(id);
      if (!changes) continue;
      if (changes.before >= madeAt) return 'long ago';
      if ((changes.lately.at(-1) ?? Number.NEGATIVE_INFINITY) >= madeAt) found = 'lately';
    }
    return found;
  }

  /** True if any likes changed since, which may put the articles of a list into another order. */
  hasAnyChanged(since: number): boolean {
    return this.#last >= since;
  }

  #settled(id: string): Changes | undefined {
    const changes = this.#changes.get(id);
    if (!changes) return undefined;
    const limit = this.#now() - MAY_BE_OLD_MS;
    while ((changes.lately[0] ?? Number.POSITIVE_INFINITY) <= limit)
      changes.before = changes.lately.shift() ?? changes.before;
    return changes;
  }
}
