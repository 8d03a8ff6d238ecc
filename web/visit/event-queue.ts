import { MAX_EVENTS_SENT } from '#contracts/events/max-events-sent.ts';
import type { TrackedEvent } from '#contracts/events/tracked-event.ts';

type CheckEvent = (event: TrackedEvent) => TrackedEvent | undefined;

/** The queue is bounded, because a visitor may never answer. */
const CAPACITY = 200;

interface EventQueueOptions {
  /** True when the visitor allows statistics. */
  isAllowed: () => boolean;
  /** True once the visitor has said yes or no. */
  isAnswered: () => boolean;
  /** Loads the schemas with the first yes, so that visitors who never agree never load them. */
  loadCheck: () => Promise<CheckEvent>;
  /** Shows an event to other scripts on the page, such as a tag manager. */
  show: (event: TrackedEvent) => void;
  /** Sends events to our own count. */
  send: (events: TrackedEvent[]) => void;
  /** Schedules a sending; called when there is something to send. */
  sendSoon: (send: () => void) => void;
  /** Deletes what was stored under a yes that has been taken back. */
  forget: () => void;
}

/** Holds events until the visitor agrees to statistics; a no drops them. */
export class EventQueue {
  readonly #options: EventQueueOptions;
  #check: Promise<CheckEvent> | undefined;
  #held: TrackedEvent[] = [];
  #outgoing: TrackedEvent[] = [];
  #isSendingSoon = false;

  constructor(options: EventQueueOptions) {
    this.#options = options;
  }

  add(event: TrackedEvent): void {
    const isAllowed = this.#options.isAllowed();
    if (!isAllowed && this.#options.isAnswered()) return;
    if (this.#held.length === CAPACITY) this.#held.shift();
    this.#held.push(event);
    if (isAllowed) void this.#release();
  }

  /** Takes the visitor's answer. */
  answer(isAllowed: boolean): void {
    if (isAllowed) {
      void this.#release();
      return;
    }
    this.#held = [];
    this.#outgoing = [];
    this.#options.forget();
  }

  /** Sends the waiting events, for example when the visitor leaves the page. */
  flush(): void {
    this.#isSendingSoon = false;
    const outgoing = this.#outgoing;
    this.#outgoing = [];
    // Another tab may have withdrawn the consent meanwhile.
    if (!this.#options.isAllowed()) return;
    for (let at = 0; at < outgoing.length; at += MAX_EVENTS_SENT)
      this.#options.send(outgoing.slice(at, at + MAX_EVENTS_SENT));
  }

  async #release(): Promise<void> {
    const check = await this.#findCheck();
    // The consent may have been withdrawn while the schemas loaded.
    if (!check || !this.#options.isAllowed()) return;
    const held = this.#held;
    this.#held = [];
    for (const event of held) this.#count(check(event));
  }

  async #findCheck(): Promise<CheckEvent | undefined> {
    try {
      return await (this.#check ??= this.#options.loadCheck());
    } catch {
      // The schemas could not be loaded: the next event asks for them again, and these events are
      // held.
      this.#check = undefined;
      return undefined;
    }
  }

  #count(event: TrackedEvent | undefined): void {
    if (!event) return;
    this.#options.show(event);
    this.#outgoing.push(event);
    if (this.#isSendingSoon) return;
    this.#isSendingSoon = true;
    this.#options.sendSoon(() => this.flush());
  }
}
