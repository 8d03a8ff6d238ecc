import { Migrator, type MigrationResult } from 'kysely/migration';
import type { Database } from './connect.ts';
import { migrations } from './migrations/all.ts';

/** Brings the database up to date. Several nodes may start at once: the migrator locks. */
export async function migrateDatabase(database: Database): Promise<MigrationResult[]> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new Error('The database could not be brought up to date', { cause: error });
  return results;
}
