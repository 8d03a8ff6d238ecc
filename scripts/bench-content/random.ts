/** Numbers that look random and are the same for the same seed, on every machine. */
export class Random {
  #state: number;

  constructor(seed: string) {
    // FNV-1a spreads seeds that differ in one letter over all states.
    let state = 0x81_1c_9d_c5;
    for (const letter of seed)
      state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
    this.#state = state >>> 0;
  }

  /** A fraction from 0 to less than 1, by the generator mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number of the range, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }
}
