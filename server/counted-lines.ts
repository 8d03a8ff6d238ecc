import type { Log } from './log.ts';

const INTERVAL_MS = 60_000;

/** What happens too often for a line each, or may be made to: one line a minute says how often it did. */
export class CountedLines {
  readonly #log: Log;
  readonly #counts = new Map<string, number>();
  readonly #timer = setInterval(() => this.#write(), INTERVAL_MS);

  constructor(log: Log) {
    this.#log = log;
    this.#timer.unref();
  }

  count(event: string): void {
    this.#counts.set(event, (this.#counts.get(event) ?? 0) + 1);
  }

  /** The last, begun minute is told, too. */
  close(): void {
    clearInterval(this.#timer);
    this.#write();
  }

  #write(): void {
    for (const [event, count] of this.#counts) this.#log.info(event, { count });
    this.#counts.clear();
  }
}
