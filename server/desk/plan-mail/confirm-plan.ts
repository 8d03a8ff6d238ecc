import type { ConfirmAnswer } from '#contracts/mail/action-plan.ts';
import { failure, isFailure, type Failure } from '#contracts/errors.ts';
import {
  cancelEarlierReminders,
  findPlanRequest,
  markConfirmed,
} from '../../db/queries/plan-requests.ts';
import { liftSuppression } from '../../db/queries/suppressions.ts';
import { readConfirmToken } from '../../mail/confirm-token.ts';
import { subscribersOf } from '../../mail/subscribers.ts';
import type { DeskTools } from '../desk-tools.ts';
import { queuePlanMails } from './queue-plan-mails.ts';
import { accept, refuse } from '../refusal.ts';

/**
 * Confirms from the mailbox that the plan is wanted, which is the only way to end an
 * unsubscription. Confirming twice still sends the plan once.
 */
export function createConfirmPlan({ database, keyedHash, log, now, wake }: DeskTools) {
  return async (token: string): Promise<ConfirmAnswer | Failure> => {
    const at = now();
    const id = readConfirmToken(token, { keyedHash, now: at });
    if (isFailure(id)) return id;
    const done = await accept(
      { database, log, whenDown: 'database-unavailable', event: 'confirmation-not-saved' },
      async (transaction) => {
        const request = await findPlanRequest(transaction, id);
        // The request was deleted after its time, or because the person unsubscribed again.
        if (!request) return refuse(failure('link-expired'));
        if (request.confirm_by === null) return undefined;
        if (request.confirm_by < at) return refuse(failure('link-expired'));
        const subscribers = subscribersOf(keyedHash, request.email);
        await liftSuppression(transaction, subscribers);
        await markConfirmed(transaction, { id, now: at });
        await cancelEarlierReminders(transaction, { ...request, subscribers, now: at });
        return queuePlanMails(transaction, {
          requestId: id,
          subscriber: subscribers[0],
          about: `${id} confirmed`,
          now: at,
        });
      },
    );
    if (isFailure(done)) return done;
    wake();
    return { status: 'confirmed' };
  };
}
