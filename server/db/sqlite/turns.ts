type Waiting = (endTurn: () => void) => void;

/**
 * Lends what only one may use at a time: to those ahead of the others first, among equals in the
 * order in which they came.
 */
export class Turns {
  readonly #ahead: Waiting[] = [];
  readonly #others: Waiting[] = [];
  #isTaken = false;

  /** Resolves when it is the caller's turn, with the function that ends it. */
  take({ isAhead }: { isAhead: boolean }): Promise<() => void> {
    return new Promise((resolve) => {
      (isAhead ? this.#ahead : this.#others).push(resolve);
      if (!this.#isTaken) this.#lend();
    });
  }

  #lend(): void {
    const next = this.#ahead.shift() ?? this.#others.shift();
    this.#isTaken = next !== undefined;
    next?.(() => this.#lend());
  }
}
