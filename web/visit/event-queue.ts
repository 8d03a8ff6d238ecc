import * as z from 'zod/mini';
import {
  MAX_EVENTS_SENT,
  trackedEventSchema,
  type TrackedEvent,
} from '#contracts/events/tracked-event.ts';

/** Bounded, as somebody may never answer. */
const CAPACITY = 200;

export interface EventQueueOptions {
  /** True once statistics are allowed. */
  isAllowed: () => boolean;
  /** True once somebody said yes or no. */
  isAnswered: () => boolean;
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
  #held: TrackedEvent[] = [];
  #outgoing: TrackedEvent[] = [];
  #isSendingSoon = false;

  constructor(options: EventQueueOptions) {
    this.#options = options;
  }

  add(event: TrackedEvent): void {
    const parsed = z.safeParse(trackedEventSchema, event);
    if (!parsed.success) {
      // Its name alone: what is wrong with it may be what nobody should see.
      console.warn('An event has no such shape and is not counted');
      return;
    }
    if (this.#options.isAllowed()) this.#release(parsed.data);
    else if (!this.#options.isAnswered()) this.#hold(parsed.data);
  }

  /** Somebody has said yes or no. */
  answer(isAllowed: boolean): void {
    const held = this.#held;
    this.#held = [];
    if (isAllowed) {
      for (const event of held) this.#release(event);
      return;
    }
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

  #hold(event: TrackedEvent): void {
    if (this.#held.length === CAPACITY) this.#held.shift();
    this.#held.push(event);
  }

  #release(event: TrackedEvent): void {
    this.#options.show(event);
    this.#outgoing.push(event);
    if (this.#isSendingSoon) return;
    this.#isSendingSoon = true;
    this.#options.sendSoon(() => this.flush());
  }
}
