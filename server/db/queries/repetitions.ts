import type { InTransaction } from '../in-transaction.ts';

export interface Repetition {
  /** Keyed hashes of the form under every key there is; the new record gets the first. */
  fingerprints: readonly [string, ...string[]];
  /** An equal record from after this time counts as the same form sent twice. */
  since: number;
}

/**
 * Tells whether the same form has just come under an earlier key. An older record gives up its
 * fingerprint.
 */
export async function isRepetition(
  transaction: InTransaction,
  table: 'contact_messages' | 'plan_requests',
  { fingerprints, since }: Repetition,
): Promise<boolean> {
  await transaction
    .updateTable(table)
    .set((build) => ({ fingerprint: build.ref('id') }))
    .where('fingerprint', 'in', fingerprints)
    .where('created_at', '<', since)
    .execute();
  const [, ...earlier] = fingerprints;
  if (earlier.length === 0) return false;
  const same = await transaction
    .selectFrom(table)
    .select('id')
    .where('fingerprint', 'in', earlier)
    .executeTakeFirst();
  return same !== undefined;
}
