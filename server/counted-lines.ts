import type { Log } from './log.ts';

const INTERVAL_MS = 60_000;

interface Counted {
  event: string;
  detail: Readonly<Record<string, string>>;
  count: number;
}

/** What happens too often for a line each, or may be made to: one line a minute says how often it did. */
export class CountedLines {
  readonly #log: Log;
  readonly #counts = new Map<string, Counted>();
  readonly #timer = setInterval(() => this.#write(), INTERVAL_MS);

  constructor(log: Log) {
    this.#log = log;
    this.#timer.unref();
  }

  /** What the detail says comes from a short list of ours, never from a visitor: each has a line of its own. */
  count(event: string, detail: Readonly<Record<string, string>> = {}): void {
    const key = JSON.stringify([event, detail]);
    const counted = this.#counts.get(key) ?? { event, detail, count: 0 };
    counted.count += 1;
    this.#counts.set(key, counted);
  }

  /** The last, begun minute is told, too. */
  close(): void {
    clearInterval(this.#timer);
    this.#write();
  }

  #write(): void {
    for (const { event, detail, count } of this.#counts.values())
      this.#log.info(event, { ...detail, count });
    this.#counts.clear();
  }
}
