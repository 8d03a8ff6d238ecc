import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import type { DatabaseCircuit } from './database-circuit.ts';

/** FULL makes every commit reach the disk; with NORMAL a power cut lost acknowledged rows. */
const PRAGMAS = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON'];
/**
 * SQLite waits for another process on the event loop and so holds up every page. This wait is
 * short; a transaction then pauses off the loop and tries again.
 */
const BUSY_TIMEOUT_MS = 250;

/** Node's own SQLite in the shape Kysely's dialect expects. */
export function openSqlite(file: string, circuit: DatabaseCircuit): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  const guard = <Result>(work: () => Result): Result => {
    // A transaction that has begun may end while the circuit is open, because until then no other
    // can begin.
    if (!database.isTransaction) circuit.enter();
    try {
      const result = work();
      circuit.heard();
      return result;
    } catch (error) {
      circuit.heard(error);
      throw error;
    }
  };
  for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`);
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => guard(() => statement.all(...(parameters as SQLInputValue[]))),
        run: (parameters) => guard(() => statement.run(...(parameters as SQLInputValue[]))),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}
