import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '../log.ts';
import { databaseErrorCode } from './database-error.ts';

/** So many statements in a row that got no answer, and nobody is made to wait for the next. */
const FAILURES_TO_OPEN = 3;

/** Told at once, instead of waiting for a database that has stopped answering. */
export class DatabaseAwayError extends Error {
  readonly code = 'database-away';

  constructor() {
    super('The database does not answer');
    this.name = 'DatabaseAwayError';
  }
}

/**
 * What all connections of a process know together: whether the database answers. While it does not,
 * every call is refused at once; a probe goes on asking, and its first answer closes the circuit.
 */
export class DatabaseCircuit {
  readonly #log: Log;
  /** Goes through while the circuit is open: the one that finds out whether it may close. */
  readonly #probing = new AsyncLocalStorage<true>();
  #failures = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  get isOpen(): boolean {
    return this.#failures >= FAILURES_TO_OPEN;
  }

  /** Before a connection is taken. What has begun goes on: half a transaction would stay open. */
  enter(): void {
    if (this.isOpen && this.#probing.getStore() !== true) throw new DatabaseAwayError();
  }

  probe<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#probing.run(true, work);
  }

  /** An error, too, is an answer, unless it says that nobody is there. */
  heard(error?: unknown): void {
    const wasOpen = this.isOpen;
    this.#failures = error !== undefined && isAway(error) ? this.#failures + 1 : 0;
    if (this.isOpen && !wasOpen)
      this.#log.warn('database-away', { reason: databaseErrorCode(error) });
    if (wasOpen && !this.isOpen) this.#log.info('database-back');
  }
}

const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Lost connections, a server that starts, stops or has no room, and a statement it gave up at our deadline. */
const AWAY_STATES = /^(?:08|57P|53300|57014)/;
const SQLITE_BUSY = 5;

function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('errcode' in error) return error.errcode === SQLITE_BUSY;
  if ('code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code))
    return AWAY_STATES.test(error.code);
  return true;
}
