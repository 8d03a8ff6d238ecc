import type { InTransaction } from '../in-transaction.ts';

export interface Repetition {
  /** Of what was sent, under every key there is; the first is the one of the new record. */
  fingerprints: readonly [string, ...string[]];
  /** Until when an equal record counts as the same one sent twice. */
  since: number;
}

/** Whether the same has just come under an earlier key. A record that is older gives its fingerprint free. */
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
