import { MAX_EVENTS_SENT } from '#contracts/events/max-events-sent.ts';
import type { TrackedEvent } from '#contracts/events/tracked-event.ts';

type CheckEvent = (event: TrackedEvent) => TrackedEvent | undefined;

/** Bounded, as somebody may never answer. */
const CAPACITY = 200;

export interface EventQueueOptions {
  /** True once statistics are allowed. */
  isAllowed: () => boolean;
  /** True once somebody said yes or no. */
  isAnswered: () => boolean;
  /** Asked for with the first yes: who never agrees never loads the schemas. */
  loadCheck: () => Promise<CheckEvent>;
  /** To whoever listens on the page, such as a tag manager. */
  show: (event: TrackedEvent) => void;
  /** To our own count. */
  send: (events: TrackedEvent[]) => void;
  /** Asked for when there is something to send. */
  sendSoon: (send: () => void) => void;
  /** A yes was taken back: what was stored for it goes. */
  forget: () => void;
}

/** Holds events until somebody agrees to them; a no drops them. */
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

  /** Somebody has said yes or no. */
  answer(isAllowed: boolean): void {
    if (isAllowed) {
      void this.#release();
      return;
    }
    this.#held = [];
    this.#outgoing = [];
    this.#options.forget();
  }

  /** Sends what waits, as when the page is left. */
  flush(): void {
    this.#isSendingSoon = false;
    const outgoing = this.#outgoing;
    this.#outgoing = [];
    // Another tab may have taken the yes back meanwhile.
    if (!this.#options.isAllowed()) return;
    for (let at = 0; at < outgoing.length; at += MAX_EVENTS_SENT)
      this.#options.send(outgoing.slice(at, at + MAX_EVENTS_SENT));
  }

  async #release(): Promise<void> {
    const check = await this.#findCheck();
    // The yes may have been taken back meanwhile.
    if (!check || !this.#options.isAllowed()) return;
    const held = this.#held;
    this.#held = [];
    for (const event of held) this.#count(check(event));
  }

  async #findCheck(): Promise<CheckEvent | undefined> {
    try {
      return await (this.#check ??= this.#options.loadCheck());
    } catch {
      // The network is away: it is asked for again with the next event, and these are held.
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
