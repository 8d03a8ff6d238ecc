/* oxlint-disable eslint/no-await-in-loop -- one table after the other, as they stand in the file */
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { inTransaction, type InTransaction } from '../in-transaction.ts';
import { migrateDatabase } from '../migrate.ts';
import { migrations } from '../migrations/all.ts';
import type { Row, TableLine } from './backup-format.ts';
import { checkBackup, readBackup, type CheckedBackup } from './read-backup.ts';

/** Below the number of values that a statement of either database may have, with any number of columns. */
const VALUES_AT_ONCE = 10_000;
/** Rows with the bytes of a film are few in a statement. */
const CHARACTERS_AT_ONCE = 4_000_000;

/** A backup of before has no log that could be written to with its rows. */
const LOG_CAME_WITH = '0040-studio';

/** Writes down that a database was restored. */
type NoteRestore = (on: Database | InTransaction) => Promise<unknown>;

/**
 * Fills an empty database from a backup of this version or an earlier one: with the tables as they
 * were, their rows, and then the migrations that came later. What is noted is kept with the rows, or
 * neither is.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  note?: NoteRestore,
): Promise<CheckedBackup> {
  const checked = await checkBackup(file);
  const unknown = checked.heading.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new Error(`The backup is of a newer version: it knows ${unknown.join(', ')}`);
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length > 0)
    throw new Error('The database is not empty. Name a new one: nothing is ever written over.');
  const known = new Set(checked.heading.migrations);
  const shipped = Object.entries(migrations).filter(([name]) => known.has(name));
  await migrateDatabase(database, Object.fromEntries(shipped));
  await inTransaction(database, async (transaction) => {
    // A migration may have written rows of its own, which the backup has too.
    for (const { name } of await transaction.introspection.getTables())
      await sql`delete from ${sql.table(name)}`.execute(transaction);
    await insertAll(transaction, file);
    await compareCounts(transaction, checked);
    if (known.has(LOG_CAME_WITH)) await note?.(transaction);
  });
  await migrateDatabase(database);
  if (!known.has(LOG_CAME_WITH)) await note?.(database);
  return checked;
}

async function insertAll(transaction: InTransaction, file: string): Promise<void> {
  let table: TableLine | undefined;
  let rows: Row[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (table !== undefined && rows.length > 0) await insertRows(transaction, table, rows);
    rows = [];
    characters = 0;
  };
  for await (const line of readBackup(file)) {
    if (line.kind === 'row') {
      rows.push(line.row);
      for (const value of line.row) if (typeof value === 'string') characters += value.length;
    }
    const isFull =
      rows.length * (table?.columns.length ?? 1) >= VALUES_AT_ONCE ||
      characters >= CHARACTERS_AT_ONCE;
    if (line.kind === 'table' || isFull) await flush();
    if (line.kind === 'table') ({ table } = line);
  }
  await flush();
}

async function insertRows(
  transaction: InTransaction,
  { table, columns }: TableLine,
  rows: readonly Row[],
): Promise<void> {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = sql.join(rows.map((row) => sql`(${sql.join([...row])})`));
  await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(transaction);
}

async function compareCounts(transaction: InTransaction, { rows }: CheckedBackup): Promise<void> {
  for (const [table, wanted] of Object.entries(rows)) {
    const found = await sql<{
      count: number;
    }>`select count(*) as count from ${sql.table(table)}`.execute(transaction);
    if (found.rows[0]?.count !== wanted)
      throw new Error(`The table ${table} took ${found.rows[0]?.count} of ${wanted} rows`);
  }
}
