import { Migrator, type Migration, type MigrationResult } from 'kysely/migration';
import type { Database } from './connect.ts';
import { databaseErrorCode } from './database-error.ts';
import { migrations } from './migrations/all.ts';

/**
 * Two nodes that start with an empty database both make the migrator's tables. The one that waited
 * for the other fails, or finds that its transaction has, and sees the tables the next time.
 */
const BOTH_MADE_THEM: ReadonlySet<string> = new Set(['23505', '42P07', '25P02', '40001', '40P01']);
const TRIES = 4;

/**
 * Applies the missing migrations: all in one transaction where the engine can, in which they are
 * locked, so several nodes may start at once.
 */
export async function migrateDatabase(
  database: Database,
  wanted: Record<string, Migration> = migrations,
): Promise<MigrationResult[]> {
  const migrate = async (on: Database): Promise<MigrationResult[]> => {
    const { error, results = [] } = await createMigrator(on, wanted).migrateToLatest();
    if (error !== undefined) throw error;
    return results;
  };
  try {
    if (!database.getExecutor().adapter.supportsTransactionalDdl) return await migrate(database);
    for (let attempt = 1; ; attempt += 1) {
      try {
        // oxlint-disable-next-line eslint/no-await-in-loop -- the next try comes after this one failed
        return await database.transaction().execute(migrate);
      } catch (error) {
        if (attempt >= TRIES || !BOTH_MADE_THEM.has(databaseErrorCode(error))) throw error;
      }
    }
  } catch (error) {
    throw new Error('The database could not be brought up to date', { cause: error });
  }
}

/**
 * For commands that run beside nodes: they must not migrate a database that older nodes still use.
 */
export async function requireCurrentDatabase(database: Database): Promise<void> {
  const known = await createMigrator(database, migrations).getMigrations();
  if (known.some(({ executedAt }) => executedAt === undefined))
    throw new Error('The database is older than this command. Start the server once: it migrates.');
}

function createMigrator(database: Database, wanted: Record<string, Migration>): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => wanted } });
}
