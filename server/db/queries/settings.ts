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
