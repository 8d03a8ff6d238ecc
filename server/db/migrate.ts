import { sql } from 'kysely';
import {
  DEFAULT_MIGRATION_TABLE,
  Migrator,
  type Migration,
  type MigrationResult,
} from 'kysely/migration';
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
    const migrator = await createMigrator(on, wanted);
    const { error, results = [] } = await migrator.migrateToLatest();
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
  const migrator = await createMigrator(database, migrations);
  const known = await migrator.getMigrations();
  if (known.every(({ executedAt }) => executedAt === undefined))
    throw new Error(
      'The database of DATABASE_URL has nothing of a server in it. Give the command the settings of the server (docs/operating.md, “Commands”). If no server has run with them yet, start it once.',
    );
  if (known.some(({ executedAt }) => executedAt === undefined))
    throw new Error('The database is older than this command. Start the server once: it migrates.');
}

async function createMigrator(
  database: Database,
  wanted: Record<string, Migration>,
): Promise<Migrator> {
  // The embedded database has one connection, which the migrator holds when it asks for migrations.
  const newer = database.isTransaction ? undefined : await listNewer(database, wanted);
  const getMigrations = async (): Promise<Record<string, Migration>> => ({
    ...wanted,
    ...(newer ?? (await listNewer(database, wanted))),
  });
  return new Migrator({ db: database, provider: { getMigrations } });
}

/**
 * What a newer version has done already. During an upgrade nodes of both versions run, and one of the
 * older ones that is started again goes on with what is there.
 */
async function listNewer(
  database: Database,
  known: Record<string, Migration>,
): Promise<Record<string, Migration>> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const last = Object.keys(known).toSorted().at(-1) ?? '';
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database);
  const newer = rows.filter(({ name }) => name > last);
  return Object.fromEntries(newer.map(({ name }) => [name, { up: () => Promise.resolve() }]));
}
