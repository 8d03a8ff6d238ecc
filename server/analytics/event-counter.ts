import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { dayOf } from '#domain/visit/sentiment-slide.ts';
import type { EventCount } from '../db/queries/event-counts.ts';
import type { Log } from '../log.ts';
import { countDetail } from './count-detail.ts';

const FLUSH_MS = 5_000;
/** Of one event of one company on one day: names come from browsers, and rows must not. */
const MAX_DETAILS = 400;
const OTHER_DETAILS = 'other';

export interface EventCounterOptions {
  add: (counts: readonly EventCount[]) => Promise<void>;
  log: Log;
  now: () => number;
}

/** Adds up in memory and writes every few seconds: an event costs no write of its own. */
export class EventCounter {
  readonly #options: EventCounterOptions;
  readonly #timer: NodeJS.Timeout;
  #day = '';
  #counts = new Map<string, EventCount>();
  /** The details of this day by company and event. */
  #details = new Map<string, Set<string>>();
  #writing: Promise<void> = Promise.resolve();

  constructor(options: EventCounterOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS);
    this.#timer.unref();
  }

  count(companyId: string, events: readonly TrackedEvent[]): void {
    const day = dayOf(this.#options.now());
    if (day !== this.#day) this.#details.clear();
    this.#day = day;
    for (const event of events) this.#countOne(companyId, event);
  }

  #countOne(companyId: string, event: TrackedEvent): void {
    const detail = this.#boundedDetail(companyId, event);
    const key = [companyId, this.#day, event.event, detail].join('\n');
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else this.#counts.set(key, { companyId, day: this.#day, event: event.event, detail, count: 1 });
  }

  #boundedDetail(companyId: string, event: TrackedEvent): string {
    const key = `${companyId}\n${event.event}`;
    let details = this.#details.get(key);
    if (!details) this.#details.set(key, (details = new Set()));
    const detail = countDetail(event);
    if (details.has(detail)) return detail;
    if (details.size >= MAX_DETAILS) return OTHER_DETAILS;
    details.add(detail);
    return detail;
  }

  /** What could not be written is tried again with the next. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const counts = [...this.#counts.values()];
    if (counts.length === 0) return;
    this.#counts = new Map();
    try {
      await this.#options.add(counts);
    } catch (error) {
      this.#options.log.warn('events-not-written', {
        reason: error instanceof Error ? error.message : String(error),
      });
      for (const count of counts) this.#giveBack(count);
    }
  }

  #giveBack(count: EventCount): void {
    const key = [count.companyId, count.day, count.event, count.detail].join('\n');
    const known = this.#counts.get(key);
    if (known) known.count += count.count;
    else this.#counts.set(key, count);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
