import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';

/** Counts one more and says how many it are now; the row is shared by all nodes. */
export async function countOneMore(
  database: Database | InTransaction,
  { key, expiresAt }: { key: string; expiresAt: number },
): Promise<number> {
  const row = await database
    .insertInto('rate_limits')
    .values({ key, count: 1, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ count: sql`rate_limits.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}
