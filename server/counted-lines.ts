import type { Log } from './log.ts';

const INTERVAL_MS = 60_000;

interface Counted {
  event: string;
  detail: Readonly<Record<string, string>> | undefined;
  count: number;
}

/**
 * Counts events that happen too often for a log line each, or that a visitor could make happen
 * often: each gets one line a minute with its count.
 */
export class CountedLines {
  readonly #log: Log;
  readonly #counts = new Map<string, Counted>();
  readonly #timer = setInterval(() => this.#write(), INTERVAL_MS);

  constructor(log: Log) {
    this.#log = log;
    this.#timer.unref();
  }

  /**
   * The values of `detail` must come from a short list of ours, never from a visitor, because each
   * gets its own line.
   */
  count(event: string, detail?: Readonly<Record<string, string>>): void {
    // Each kept page is counted, so an event without details is its own key.
    const key = detail ? JSON.stringify([event, detail]) : event;
    const counted = this.#counts.get(key);
    if (counted) counted.count += 1;
    else this.#counts.set(key, { event, detail, count: 1 });
  }

  /** Writes the counts of the last, unfinished minute as well. */
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
