import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from './connect.ts';
import { isLostConnection } from './database-error.ts';
import type { Tables } from './schema.ts';

const TRIES = 4;
const PAUSE_MS = 5;
/** A database that changes its leader is away for longer than two transactions are in conflict. */
const PAUSE_FOR_LEADER_MS = 50;
/** Codes of two transactions that conflicted; the one that was rolled back may be tried again. */
const SERIALIZATION_FAILURES: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const SQLITE_BUSY = 5;

export type InTransaction = Transaction<Tables>;

/**
 * Runs the work in a transaction, and again after a conflict or when the connection was lost before
 * it asked to commit, as nothing is written then. What was lost later may be written, and is not
 * repeated. Work must not wait for the network: other transactions would wait for its locked rows.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: InTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    let mayBeCommitted = false;
    let pauseMs = PAUSE_MS;
    try {
      // oxlint-disable-next-line eslint/no-await-in-loop -- the next try comes after this one failed
      return await database.transaction().execute(async (transaction) => {
        const result = await work(transaction);
        mayBeCommitted = true;
        return result;
      });
    } catch (error) {
      const wasInConflict = isConflict(error);
      const wasCutOff = !mayBeCommitted && isLostConnection(error);
      if (attempt >= TRIES || !(wasInConflict || wasCutOff)) throw error;
      if (wasCutOff) pauseMs = PAUSE_FOR_LEADER_MS;
    }
    // oxlint-disable-next-line eslint/no-await-in-loop -- the other transaction gets time to finish
    await setTimeout(pauseMs * 2 ** attempt * (0.5 + Math.random() / 2));
  }
}

function isConflict(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && SERIALIZATION_FAILURES.has(error.code)) return true;
  // The extended error codes of SQLite carry the plain code in their lowest byte.
  return (
    'errcode' in error && typeof error.errcode === 'number' && error.errcode % 256 === SQLITE_BUSY
  );
}
