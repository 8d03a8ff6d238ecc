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

/** Only a fresh request of the person ends it. */
export async function liftSuppression(
  transaction: InTransaction,
  subscriber: string,
): Promise<void> {
  await transaction.deleteFrom('suppressions').where('subscriber', '=', subscriber).execute();
}
