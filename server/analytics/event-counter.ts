import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { dayOf } from '#domain/time/day-of.ts';
import { databaseErrorCode } from '../db/database-error.ts';
import type { EventCount } from '../db/queries/event-counts.ts';
import type { Log } from '../log.ts';
import { countDetail } from './count-detail.ts';

const FLUSH_MS = 5_000;
/** The most that is written at once, so that a busy hour neither freezes nor fails as a whole. */
const MOST_AT_ONCE = 5_000;
/**
 * Events that were sent and not counted are kept under this name, by the reason, for the operator.
 */
export const REFUSED = 'refused';
type RefusalReason = 'unknown name' | 'over the limit';

interface EventCounterOptions {
  add: (counts: readonly EventCount[]) => Promise<void>;
  log: Log;
  now: () => number;
}

/**
 * Adds up events in memory and writes them every few seconds, so that an event costs no write of
 * its own.
 */
export class EventCounter {
  readonly #options: EventCounterOptions;
  readonly #timer: NodeJS.Timeout;
  #counts = new Map<string, EventCount>();
  #writing: Promise<void> = Promise.resolve();

  constructor(options: EventCounterOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS);
    this.#timer.unref();
  }

  /** Expects only events whose names are known, because each name gets a row. */
  count(companyId: string, events: readonly TrackedEvent[]): void {
    const day = dayOf(this.#options.now());
    for (const event of events)
      this.#add({ companyId, day, event: event.event, detail: countDetail(event), count: 1 });
  }

  refuse(companyId: string, reason: RefusalReason, count: number): void {
    const day = dayOf(this.#options.now());
    if (count > 0) this.#add({ companyId, day, event: REFUSED, detail: reason, count });
  }

  /** Counts that could not be written are tried again with the next write. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    for (let at = 0; at < counts.length; at += MOST_AT_ONCE) {
      try {
        // oxlint-disable-next-line eslint/no-await-in-loop -- what fails leaves the rest unwritten
        await this.#options.add(counts.slice(at, at + MOST_AT_ONCE));
      } catch (error) {
        this.#options.log.warn('events-not-written', { reason: databaseErrorCode(error) });
        for (const count of counts.slice(at)) this.#add(count);
        return;
      }
    }
  }

  #add(count: EventCount): void {
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
