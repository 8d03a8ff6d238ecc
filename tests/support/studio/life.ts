/** The end of a process at one of its writes: nothing that it does after that reaches anything. */
export class Life {
  steps = 0;
  readonly #last: number;

  constructor(last = Infinity) {
    this.#last = last;
  }

  /** Whether the next write is not reached any more. */
  get isEnding(): boolean {
    return this.steps === this.#last;
  }

  step = (): void => {
    this.steps += 1;
    if (this.steps > this.#last) throw new Error('The process has ended');
  };

  /** The same thing, whose writes may be the last. */
  around<Thing extends object>(thing: Thing, writes: ReadonlyArray<keyof Thing>): Thing {
    return new Proxy(thing, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (!writes.includes(name as keyof Thing)) return value.bind(target) as unknown;
        return (...given: unknown[]): unknown => {
          this.step();
          const done: unknown = Reflect.apply(value, target, given);
          if (!(done instanceof Promise)) return this.#after(done);
          return done.then((result) => this.#after(result));
        };
      },
    });
  }

  #after<Done>(done: Done): Done {
    this.step();
    return done;
  }
}
