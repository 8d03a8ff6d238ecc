import { AuditTable } from '../audit/audit-table.ts';
import type { Config } from '../config.ts';
import { connectDatabase, type Database } from '../db/connect.ts';
import { DatabaseCircuit } from '../db/database-circuit.ts';
import { openDatabaseClock } from '../db/database-clock.ts';
import { migrateDatabase } from '../db/migrate.ts';
import type { OnStatement } from '../db/statement-name.ts';
import { withDeadline } from '../db/statement-time.ts';
import { watchDatabase } from '../db/watch-database.ts';
import type { Log } from '../log.ts';

/** Migrating a large table may take long; every other statement has a few seconds. */
const MIGRATION_DEADLINE_MS = 600_000;

export interface OpenDatabase {
  database: Database;
  /** The time by which everything is written down that other nodes read. */
  now: () => number;
  /** The result of the last probe, so the answer needs no query. */
  isReady: () => boolean;
  close: () => Promise<void>;
}

interface DatabaseToOpen {
  config: Config;
  log: Log;
  /** The clock of this machine. */
  ownNow: () => number;
  /** It is told of each statement. */
  onStatement?: OnStatement | undefined;
}

/** Connects, brings the tables up to date, and keeps asking whether the database takes writes. */
export async function openDatabase({
  config,
  log,
  ownNow,
  onStatement,
}: DatabaseToOpen): Promise<OpenDatabase> {
  const circuit = new DatabaseCircuit(log);
  const database = connectDatabase(config.databaseUrl, log, { circuit, onStatement });
  await withDeadline(MIGRATION_DEADLINE_MS, async () => {
    const last = (await migrateDatabase(database)).at(-1);
    // Where nodes start together, the one that migrated says so.
    if (last !== undefined)
      await new AuditTable(database, ownNow).add({
        who: 'server',
        deed: 'migrated',
        entry: `migration/${last.migrationName}`,
      });
  });
  const clock = await openDatabaseClock(database, ownNow);
  const watch = watchDatabase({ database, circuit, clock });
  return {
    database,
    now: clock.now,
    isReady: watch.isReady,
    close: async () => {
      await watch.stop();
      await database.destroy();
    },
  };
}
