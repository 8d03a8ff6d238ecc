import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** FULL makes every commit reach the disk; with NORMAL a power cut lost acknowledged rows. */
const PRAGMAS = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'busy_timeout=5000'];

/** Node's own SQLite in the shape Kysely's dialect expects. */
export function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file);
  for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`);
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}
