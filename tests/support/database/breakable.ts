import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { DatabaseCircuit } from '#server/db/database-circuit.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { openSqlite } from '#server/db/node-sqlite.ts';
import { createLog } from '#server/log.ts';
import type { Tables } from '#server/db/schema.ts';

export interface BreakableDatabase {
  database: Database;
  /** Makes the next statement fail as if the database were gone. */
  breakNext: () => void;
  /** Every statement so far. */
  statements: string[];
  close: () => Promise<void>;
}

/** A database in memory that fails when a test tells it to. */
export async function openBreakableDatabase(): Promise<BreakableDatabase> {
  let isBroken = false;
  const statements: string[] = [];
  const sqlite = openSqlite(':memory:', new DatabaseCircuit(createLog('error', () => undefined)));
  const database = new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: {
        close: () => sqlite.close(),
        prepare: (sql) => {
          if (isBroken) {
            isBroken = false;
            throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
          }
          statements.push(sql);
          return sqlite.prepare(sql);
        },
      },
    }),
  });
  await migrateDatabase(database);
  return {
    database,
    statements,
    breakNext: () => {
      isBroken = true;
    },
    close: () => database.destroy(),
  };
}
