import { sql } from 'kysely';
import type { Database } from '../connect.ts';

/** The value every node of this database has: the first to say one decides. */
export async function agreeOnSetting(
  database: Database,
  { name, value }: { name: string; value: string },
): Promise<string> {
  await database
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await database
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Answers when the database can be asked, and would take a write; it changes nothing. */
export async function pingDatabase(database: Database): Promise<void> {
  await database
    .updateTable('settings')
    .set({ value: '' })
    .where(sql<boolean>`1 = 0`)
    .execute();
}
