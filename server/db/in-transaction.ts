import type { Transaction } from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './schema.ts';

const TRIES = 4;
/** Two transactions met; the one that was put back may simply try again. */
const SERIALIZATION_FAILURES: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const SQLITE_BUSY = 5;

export type InTransaction = Transaction<Tables>;

/** All of it or nothing. Never wait for the network inside: a hot row would wait with you. */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: InTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line eslint/no-await-in-loop -- the next try comes after this one failed
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt >= TRIES || !mayTryAgain(error)) throw error;
    }
  }
}

function mayTryAgain(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && SERIALIZATION_FAILURES.has(error.code)) return true;
  // The extended codes of SQLite carry the plain one in their lowest byte.
  return (
    'errcode' in error && typeof error.errcode === 'number' && error.errcode % 256 === SQLITE_BUSY
  );
}

/** What a log or a row may keep of a database's error: its code, never its text, which may quote values. */
export function databaseErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('errcode' in error) return `sqlite-${String(error.errcode)}`;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
