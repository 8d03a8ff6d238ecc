import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';

interface CountUnder {
  /** The first key is counted under; the counts under the others are added. */
  keys: readonly [string, ...string[]];
  expiresAt: number;
}

/** Adds one to the counter and returns the new count. All nodes share the row. */
export async function countOneMore(
  database: Database | InTransaction,
  { keys: [key, ...earlier], expiresAt }: CountUnder,
): Promise<number> {
  const row = await database
    .insertInto('rate_limits')
    .values({ key, count: 1, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ count: sql`rate_limits.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (earlier.length === 0) return row.count;
  const rows = await database
    .selectFrom('rate_limits')
    .select('count')
    .where('key', 'in', earlier)
    .execute();
  return rows.reduce((sum, { count }) => sum + count, row.count);
}

/** Tells whether something that is allowed once in a period has happened, under any of its keys. */
export async function isTaken(
  database: Database | InTransaction,
  { keys, now }: { keys: readonly string[]; now: number },
): Promise<boolean> {
  const row = await database
    .selectFrom('rate_limits')
    .select('key')
    .where('key', 'in', keys)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns true for the first caller, and false for all others until the entry expires. */
export async function takeOnce(
  transaction: InTransaction,
  { key, expiresAt, now }: { key: string; expiresAt: number; now: number },
): Promise<boolean> {
  const row = await transaction
    .insertInto('rate_limits')
    .values({ key, count: 1, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ expires_at: expiresAt })
        .where('rate_limits.expires_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}
