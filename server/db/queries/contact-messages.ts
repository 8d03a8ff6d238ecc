import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { ContactMessagesTable } from '../schema.ts';

export interface Repetition {
  /** Until when an equal record counts as the same one sent twice. */
  since: number;
}

/** False when the same message has just come: a form that is sent twice leaves one record. */
export async function insertContactMessage(
  transaction: InTransaction,
  row: ContactMessagesTable,
  { since }: Repetition,
): Promise<boolean> {
  await transaction
    .updateTable('contact_messages')
    .set((build) => ({ fingerprint: build.ref('id') }))
    .where('fingerprint', '=', row.fingerprint)
    .where('created_at', '<', since)
    .execute();
  const inserted = await transaction
    .insertInto('contact_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findContactMessage(
  database: Database,
  id: string,
): Promise<ContactMessagesTable | undefined> {
  return database
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}
