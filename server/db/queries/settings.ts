import { sql } from 'kysely';
import type { Database } from '../connect.ts';

/**
 * Stores a setting that all nodes of this database share; the first node to write it decides, and hears that it
 * did.
 */
export async function keepSetting(
  database: Database,
  { name, value }: { name: string; value: string },
): Promise<boolean> {
  const inserted = await database
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Lists the values of all settings whose names begin with the prefix. */
export async function listSettings(database: Database, begin: string): Promise<string[]> {
  const rows = await database
    .selectFrom('settings')
    .select('value')
    .where('name', 'like', `${begin}%`)
    .execute();
  return rows.map(({ value }) => value);
}

/** Succeeds if the database answers and would take a write; it changes nothing. */
export async function pingDatabase(database: Database): Promise<void> {
  await database
    .updateTable('settings')
    .set({ value: '' })
    .where(sql<boolean>`1 = 0`)
    .execute();
}
