/** Thrown if a render waited too long or came when the queue was full. */
export class OverloadedError extends Error {
  constructor() {
    super('Too many pages are waiting to be rendered');
    this.name = 'OverloadedError';
  }
}

/** One for all: to note the stack of each would cost more than the rest of the refusal. */
const OVERLOADED = new OverloadedError();

/** How many pages of a node may wait: more than can be made before the deadline would wait in vain. */
export const PAGES_THAT_MAY_WAIT = 200;

interface RenderQueueOptions {
  /** The number of renders that may wait. */
  length: number;
  deadlineMs: number;
  now: () => number;
  /** How many connections have come so far. */
  arrived: () => number;
}

/** The number of requests that may come in between two renders; more would leave no time to render. */
const MOST_ARRIVALS = 32;

interface Waiting {
  since: number;
  start: () => void;
  refuse: (error: OverloadedError) => void;
}

/** Waits for work that is not rendering, such as a query, while others render. */
export type StepAside = <Result>(wait: () => Promise<Result>) => Promise<Result>;

/**
 * Runs one render at a time. Rendering holds the event loop, so a limit on concurrent renders would
 * never be reached. Cached pages do not come here and go on being answered.
 */
export class RenderQueue {
  readonly #options: RenderQueueOptions;
  readonly #waiting: Waiting[] = [];
  #isBusy = false;
  #seen = 0;

  constructor(options: RenderQueueOptions) {
    this.#options = options;
  }

  /** True while more wait than one; what nobody waits for can be done later. */
  get isBusy(): boolean {
    return this.#waiting.length > 1;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** The number of renders that may wait. */
  get limit(): number {
    return this.#options.length;
  }

  async run<Result>(work: (stepAside: StepAside) => Promise<Result>): Promise<Result> {
    await this.#turn();
    try {
      return await work((wait) => this.#stepAside(wait));
    } finally {
      this.#nextSoon();
    }
  }

  async #stepAside<Result>(wait: () => Promise<Result>): Promise<Result> {
    this.#nextSoon();
    try {
      return await wait();
    } finally {
      await this.#turnAgain();
    }
  }

  /**
   * Waits for a turn of the event loop between renders, which lets cached answers through, and as long
   * as connections come: the loop takes one of them in each turn, so with a render in each, whoever is
   * at the door, such as a probe of a balancer, would wait for as many renders as others came before.
   */
  #nextSoon(arrivals = 0): void {
    setImmediate(() => {
      const arrived = this.#options.arrived();
      const isQuiet = arrived === this.#seen || arrivals === MOST_ARRIVALS;
      this.#seen = arrived;
      if (isQuiet) this.#next();
      else this.#nextSoon(arrivals + 1);
    });
  }

  /**
   * Takes a turn before all others and is never refused, because work that has been done has to be
   * answered.
   */
  async #turnAgain(): Promise<void> {
    if (!this.#isBusy) {
      this.#isBusy = true;
      return;
    }
    await new Promise<void>((start) => {
      this.#waiting.unshift({ since: Number.POSITIVE_INFINITY, start, refuse: () => start() });
    });
  }

  #turn(): Promise<void> {
    if (!this.#isBusy) {
      this.#isBusy = true;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#options.length) return Promise.reject(OVERLOADED);
    return new Promise((start, refuse) => {
      this.#waiting.push({ since: this.#options.now(), start, refuse });
    });
  }

  #next(): void {
    for (;;) {
      const waiting = this.#waiting.shift();
      if (waiting === undefined) {
        this.#isBusy = false;
        return;
      }
      if (this.#options.now() - waiting.since <= this.#options.deadlineMs) {
        waiting.start();
        return;
      }
      waiting.refuse(OVERLOADED);
    }
  }
}
