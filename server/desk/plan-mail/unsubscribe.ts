import { isFailure, type Failure } from '#contracts/errors.ts';
import type { UnsubscribeAnswer } from '#contracts/calls/unsubscribe.ts';
import { cancelJobsOf } from '../../db/queries/jobs.ts';
import { deletePlanRequestsOf, findAddressOf } from '../../db/queries/plan-requests.ts';
import { addSuppression } from '../../db/queries/suppressions.ts';
import { subscribersOf } from '../../mail/subscribers.ts';
import { readUnsubscribeToken } from '../../mail/unsubscribe-token.ts';
import type { DeskTools } from '../desk-tools.ts';
import { accept } from '../refusal.ts';

/**
 * Ends every mail to the address behind the link and deletes the address. A second time it does
 * nothing.
 */
export function createUnsubscribe({ database, keyedHash, log, now }: DeskTools) {
  return async (token: string): Promise<UnsubscribeAnswer | Failure> => {
    const subscription = readUnsubscribeToken(token, { keyedHash, now: now() });
    if (isFailure(subscription)) return subscription;
    const { subscriber, companyId, language } = subscription;
    const done = await accept(
      { database, log, whenDown: 'database-unavailable', event: 'unsubscribe-not-saved' },
      async (transaction) => {
        const email = await findAddressOf(transaction, subscriber);
        // An old mail's link may carry an earlier mark of the person than the jobs still to be
        // sent.
        const subscribers =
          email === undefined ? ([subscriber] as const) : subscribersOf(keyedHash, email);
        await addSuppression(transaction, { subscriber: subscribers[0], now: now() });
        await cancelJobsOf(transaction, { subscribers, now: now() });
        await deletePlanRequestsOf(transaction, subscribers);
      },
    );
    if (isFailure(done)) return done;
    return { status: 'unsubscribed', company: companyId, language };
  };
}
