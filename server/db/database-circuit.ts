import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '../log.ts';
import { databaseErrorCode } from './database-error.ts';

/** After this many statements in a row without an answer, no further caller waits for one. */
const FAILURES_TO_OPEN = 3;

/** Thrown at once, so that callers do not wait for a database that has stopped answering. */
export class DatabaseAwayError extends Error {
  readonly code = 'database-away';

  constructor() {
    super('The database does not answer');
    this.name = 'DatabaseAwayError';
  }
}

/**
 * What all connections of a process know together: whether the database answers. While it does not,
 * every call is refused at once; only a probe goes on asking, and its first answer closes the
 * circuit.
 */
export class DatabaseCircuit {
  readonly #log: Log;
  /** Marks the probe, which passes the open circuit to find out whether it may close. */
  readonly #probing = new AsyncLocalStorage<true>();
  #failures = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  get isOpen(): boolean {
    return this.#failures >= FAILURES_TO_OPEN;
  }

  /**
   * Called before a connection is taken. A transaction that has begun goes on, so that it does not
   * stay open half done.
   */
  enter(): void {
    if (this.isOpen && this.#probing.getStore() !== true) throw new DatabaseAwayError();
  }

  probe<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#probing.run(true, work);
  }

  /**
   * Takes the outcome of a statement. An error from the database is an answer too, unless it says
   * that the database is gone.
   */
  heard(error?: unknown): void {
    const wasOpen = this.isOpen;
    this.#failures = error !== undefined && isAway(error) ? this.#failures + 1 : 0;
    if (this.isOpen && !wasOpen)
      this.#log.warn('database-away', { reason: databaseErrorCode(error) });
    if (wasOpen && !this.isOpen) this.#log.info('database-back');
  }
}

const SQLSTATE = /^[0-9A-Z]{5}$/;
/**
 * Codes that say the database is gone: a lost connection, a server that starts, stops, has no room or
 * has become a replica, or a statement stopped at our deadline.
 */
const AWAY_STATES = /^(?:08|57P|53300|57014|25006)/;
const SQLITE_BUSY = 5;

function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('errcode' in error) return error.errcode === SQLITE_BUSY;
  if ('code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code))
    return AWAY_STATES.test(error.code);
  return true;
}
