import { sql } from 'kysely';
import type { Database } from '../connect.ts';

/** Every node of this database has the same: the first to say one decides. */
export async function keepSetting(
  database: Database,
  { name, value }: { name: string; value: string },
): Promise<void> {
  await database
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** The values of all settings whose name begins like this. */
export async function listSettings(database: Database, begin: string): Promise<string[]> {
  const rows = await database
    .selectFrom('settings')
    .select('value')
    .where('name', 'like', `${begin}%`)
    .execute();
  return rows.map(({ value }) => value);
}

/** Answers when the database can be asked, and would take a write; it changes nothing. */
export async function pingDatabase(database: Database): Promise<void> {
  await database
    .updateTable('settings')
    .set({ value: '' })
    .where(sql<boolean>`1 = 0`)
    .execute();
}
