import { Migrator, type MigrationResult } from 'kysely/migration';
import type { Database } from './connect.ts';
import { migrations } from './migrations/all.ts';

/**
 * Applies the missing migrations. The migrator takes a lock, so several nodes may start at once.
 */
export async function migrateDatabase(database: Database): Promise<MigrationResult[]> {
  const { error, results = [] } = await createMigrator(database).migrateToLatest();
  if (error !== undefined)
    throw new Error('The database could not be brought up to date', { cause: error });
  return results;
}

/**
 * For commands that run beside nodes: they must not migrate a database that older nodes still use.
 */
export async function requireCurrentDatabase(database: Database): Promise<void> {
  const known = await createMigrator(database).getMigrations();
  if (known.some(({ executedAt }) => executedAt === undefined))
    throw new Error('The database is older than this command. Start the server once: it migrates.');
}

function createMigrator(database: Database): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
}
