import { isFailure, type Failure } from '#contracts/errors.ts';
import type { UnsubscribeAnswer } from '#contracts/mail/unsubscribe.ts';
import { cancelJobsOf } from '../db/queries/jobs.ts';
import { deletePlanRequestsOf } from '../db/queries/plan-requests.ts';
import { addSuppression } from '../db/queries/suppressions.ts';
import { readUnsubscribeToken } from '../mail/unsubscribe-token.ts';
import type { DeskTools } from './desk-tools.ts';
import { accept } from './refusal.ts';

/** Ends every mail to the address behind the link, and forgets the address. Doing it twice is no mistake. */
export function createUnsubscribe({ database, keyedHash, log, now }: DeskTools) {
  return async (token: string): Promise<UnsubscribeAnswer | Failure> => {
    const subscription = readUnsubscribeToken(token, { keyedHash, now: now() });
    if (isFailure(subscription)) return subscription;
    const { subscriber, companyId, language } = subscription;
    const done = await accept(
      { database, log, whenDown: 'database-unavailable', event: 'unsubscribe-not-saved' },
      async (transaction) => {
        const entry = { subscriber, now: now() };
        await addSuppression(transaction, entry);
        await cancelJobsOf(transaction, entry);
        await deletePlanRequestsOf(transaction, subscriber);
      },
    );
    if (isFailure(done)) return done;
    return { status: 'unsubscribed', company: companyId, language };
  };
}
