import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { ContactMessagesTable } from '../schema.ts';
import { isRepetition, type Repetition } from './repetitions.ts';

/** Returns false if the same message has just come, so that a form sent twice leaves one record. */
export async function insertContactMessage(
  transaction: InTransaction,
  row: ContactMessagesTable,
  repetition: Repetition,
): Promise<boolean> {
  if (await isRepetition(transaction, 'contact_messages', repetition)) return false;
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
