import { Migrator, type MigrationResult } from 'kysely/migration';
import type { Database } from './connect.ts';
import { migrations } from './migrations/all.ts';

/** Brings the database up to date. Several nodes may start at once: the migrator locks. */
export async function migrateDatabase(database: Database): Promise<MigrationResult[]> {
  const { error, results = [] } = await createMigrator(database).migrateToLatest();
  if (error !== undefined)
    throw new Error('The database could not be brought up to date', { cause: error });
  return results;
}

/** For commands beside running nodes: what is newer than they are must not change what they work on. */
export async function requireCurrentDatabase(database: Database): Promise<void> {
  const known = await createMigrator(database).getMigrations();
  if (known.some(({ executedAt }) => executedAt === undefined))
    throw new Error('The database is older than this command. Start the server once: it migrates.');
}

function createMigrator(database: Database): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
}
