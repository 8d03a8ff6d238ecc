import type { InTransaction } from '../in-transaction.ts';

/** Returns false if the challenge has been used before, on any node. */
export async function useChallenge(
  transaction: InTransaction,
  { id, expiresAt }: { id: string; expiresAt: number },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('used_challenges')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
