import * as z from 'zod/mini';
import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import { beginSignIn, takeSignIn } from './sessions.ts';

const KIND = 'passkey-invitation';

const invitationSchema = z.strictObject({
  personId: z.string(),
  /** Whose colors the mail has, and its language. */
  company: z.string(),
  language: z.string(),
  /** Where the studio is: the server that sends the mail does not know. */
  origin: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Keeps an invitation; what was sent to this person before opens nothing any more. */
export async function keepInvitation(
  transaction: InTransaction,
  { id, expiresAt, ...invitation }: Invitation & { id: string; expiresAt: number },
): Promise<void> {
  await endInvitations(transaction, invitation.personId);
  const data = JSON.stringify(invitation);
  await beginSignIn(transaction, { id, kind: KIND, data, expiresAt });
}

/** Reads an invitation that holds, and leaves it as it is. */
export async function readInvitation(
  database: Database,
  { id, now }: { id: string; now: number },
): Promise<(Invitation & { expiresAt: number }) | undefined> {
  const row = await database
    .selectFrom('studio_sign_ins')
    .select(['data', 'expires_at'])
    .where('id', '=', id)
    .where('kind', '=', KIND)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { ...parse(row.data), expiresAt: row.expires_at };
}

/** Takes an invitation out: of two who come with the same, one gets it. */
export async function takeInvitation(
  transaction: InTransaction,
  about: { id: string; now: number },
): Promise<Invitation | undefined> {
  const data = await takeSignIn(transaction, { ...about, kind: KIND });
  return data === undefined ? undefined : parse(data);
}

export async function endInvitations(transaction: InTransaction, personId: string): Promise<void> {
  const open = await transaction
    .selectFrom('studio_sign_ins')
    .select(['id', 'data'])
    .where('kind', '=', KIND)
    .execute();
  const theirs = open.filter(({ data }) => parse(data).personId === personId);
  if (theirs.length === 0) return;
  const ids = theirs.map(({ id }) => id);
  await transaction.deleteFrom('studio_sign_ins').where('id', 'in', ids).execute();
}

function parse(data: string): Invitation {
  return invitationSchema.parse(JSON.parse(data));
}
