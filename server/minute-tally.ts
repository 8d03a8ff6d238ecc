import type { Log } from './log.ts';

export interface TallyOptions {
  log: Log;
  event: string;
  /** What the names are, as the line says it. */
  field: string;
}

/** Counts by name and tells each name once, with its count: a flood of what is counted is no flood of lines. */
export class MinuteTally {
  readonly #options: TallyOptions;
  readonly #counts = new Map<string, number>();

  constructor(options: TallyOptions) {
    this.#options = options;
  }

  /** The names come from a short list of ours, never from a visitor. */
  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Called once a minute. */
  tell(): void {
    const { log, event, field } = this.#options;
    for (const [name, count] of this.#counts) log.warn(event, { [field]: name, count });
    this.#counts.clear();
  }
}
