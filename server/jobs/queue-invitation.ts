import type { InTransaction } from '../db/in-transaction.ts';
import { keepInvitation, type Invitation } from '../db/studio/invitations.ts';
import { INVITATION_MS } from '../mail/invitation-token.ts';
import { AT_ONCE, queueJob } from './queue-job.ts';

/** Keeps an invitation into the studio and queues its mail. */
export async function queueInvitation(
  transaction: InTransaction,
  { id, now, ...invitation }: Invitation & { id: string; now: number },
): Promise<void> {
  await keepInvitation(transaction, { ...invitation, id, expiresAt: now + INVITATION_MS });
  const payload = { invitation: id };
  await queueJob(transaction, {
    kind: 'studio-invitation',
    about: id,
    payload,
    dueAt: AT_ONCE,
    now,
  });
}
