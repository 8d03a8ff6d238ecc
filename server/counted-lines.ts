import type { Log } from './log.ts';

const INTERVAL_MS = 60_000;

interface Counted {
  level: 'info' | 'error';
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
    this.#add(detail ? JSON.stringify([event, detail]) : event, { level: 'info', event, detail });
  }

  /** Counts what is a fault of ours. */
  countFault(event: string): void {
    this.#add(event, { level: 'error', event, detail: undefined });
  }

  /** Writes the counts of the last, unfinished minute as well. */
  close(): void {
    clearInterval(this.#timer);
    this.#write();
  }

  #add(key: string, first: Omit<Counted, 'count'>): void {
    const counted = this.#counts.get(key);
    if (counted) counted.count += 1;
    else this.#counts.set(key, { ...first, count: 1 });
  }

  #write(): void {
    for (const { level, event, detail, count } of this.#counts.values())
      this.#log[level](event, { ...detail, count });
    this.#counts.clear();
  }
}
