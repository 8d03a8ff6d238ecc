import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';

export async function addSuppression(
  transaction: InTransaction,
  { subscriber, now }: { subscriber: string; now: number },
): Promise<void> {
  await transaction
    .insertInto('suppressions')
    .values({ subscriber, created_at: now })
    .onConflict((conflict) => conflict.column('subscriber').doNothing())
    .execute();
}

/** Tells whether the person has unsubscribed, under any of their marks. */
export async function isSuppressed(
  database: Database | InTransaction,
  subscribers: readonly string[],
): Promise<boolean> {
  const row = await database
    .selectFrom('suppressions')
    .select('subscriber')
    .where('subscriber', 'in', subscribers)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes the suppression, because the person has confirmed that they want mails again. */
export async function liftSuppression(
  transaction: InTransaction,
  subscribers: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('suppressions').where('subscriber', 'in', subscribers).execute();
}

/** Moves what was stored under an earlier mark to the current one. */
export async function renewSuppression(
  transaction: InTransaction,
  { subscribers: [current, ...earlier], now }: { subscribers: [string, ...string[]]; now: number },
): Promise<void> {
  const old = earlier.length === 0 ? [] : await takeOut(transaction, earlier);
  if (old.length > 0)
    await addSuppression(transaction, { subscriber: current, now: Math.min(now, ...old) });
}

async function takeOut(
  transaction: InTransaction,
  subscribers: readonly string[],
): Promise<number[]> {
  const gone = await transaction
    .deleteFrom('suppressions')
    .where('subscriber', 'in', subscribers)
    .returning('created_at')
    .execute();
  return gone.map((row) => row.created_at);
}
