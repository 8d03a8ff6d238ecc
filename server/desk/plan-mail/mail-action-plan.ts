import { randomUUIDv7 } from 'node:crypto';
import { failure, isFailure, type Failure } from '#contracts/errors.ts';
import type { mailActionPlan, PlanMailAnswer } from '#contracts/calls/action-plan.ts';
import type { PlanMailForm } from '#contracts/mail/action-plan.ts';
import type { HumanProof } from '#contracts/mail/captcha.ts';
import type { PageAddress } from '#contracts/services.ts';
import { mailAddressKey } from '#domain/mail/mail-address.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import type { InTransaction } from '../../db/in-transaction.ts';
import { retryDeadLetterOf } from '../../db/queries/dead-letters.ts';
import { cancelEarlierReminders, insertPlanRequest } from '../../db/queries/plan-requests.ts';
import { isSuppressed, renewSuppression } from '../../db/queries/suppressions.ts';
import { useChallenge } from '../../db/queries/used-challenges.ts';
import type { PlanRequestsTable } from '../../db/schema.ts';
import type { AskedMailboxes, DeskLimitsOf } from '../../limits/rate-limits.ts';
import { AT_ONCE, queueJob } from '../../jobs/queue-job.ts';
import { CONFIRM_DAYS } from '../../mail/confirm-token.ts';
import { subscribersOf } from '../../mail/subscribers.ts';
import { checkHuman } from '../check-human.ts';
import type { DeskTools } from '../desk-tools.ts';
import { queuePlanMails } from './queue-plan-mails.ts';
import { accept, refuse } from '../refusal.ts';
import type { Sender } from '../../request/sender.ts';

const DAY_MS = 86_400_000;
/** A plan asked for again within a day is the one that is already on its way. */
const SAME_REQUEST_MS = DAY_MS;

interface PlanToMail {
  address: PageAddress;
  form: PlanMailForm;
  proof: HumanProof;
  sender: Sender;
}

type PlanTools = DeskTools & {
  limits: DeskLimitsOf<typeof mailActionPlan>;
  asked: AskedMailboxes;
};

/**
 * Every request gets the same answer after the same statements, so that a stranger cannot learn
 * whether the owner of an address has unsubscribed.
 */
export function createMailActionPlan(tools: PlanTools) {
  const { database, content, actionPlans, limits, asked, keyedHash, log, now, wake } = tools;
  return async ({
    address: { companyId, language },
    form: { email, animal },
    proof,
    sender,
  }: PlanToMail): Promise<PlanMailAnswer | Failure> => {
    if (!content.current.companies.has(companyId)) return failure('company-not-found');
    if (!actionPlans.find(companyId, animal, language)) return failure('action-plan-not-found');
    const whenDown = 'action-plan-not-accepted';
    const human = await checkHuman(tools, { form: 'action-plan', proof, sender, whenDown });
    if (isFailure(human)) return human;
    const at = now();
    const mailbox = mailboxOf(email);
    const subscribers = subscribersOf(keyedHash, email);
    const wanted = [mailAddressKey(email), companyId, animal, language];
    const fingerprints = keyedHash.all('plan-request', ...wanted);
    const accepted = await accept(
      { database, log, whenDown, event: 'action-plan-not-accepted' },
      async (transaction) => {
        await renewSuppression(transaction, { subscribers, now: at });
        const hasUnsubscribed = await isSuppressed(transaction, subscribers);
        const wasAsked = await asked.wasAsked(transaction, { mailbox, now: at });
        const isForgotten = hasUnsubscribed && wasAsked;
        const request: PlanRequestsTable = {
          id: randomUUIDv7(),
          fingerprint: fingerprints[0],
          subscriber: subscribers[0],
          company_id: companyId,
          animal,
          language,
          email: isForgotten ? '' : email,
          origin: sender.origin,
          created_at: at,
          confirm_by: hasUnsubscribed ? at + (isForgotten ? 1 : CONFIRM_DAYS) * DAY_MS : null,
        };
        const since = at - SAME_REQUEST_MS;
        if (!(await insertPlanRequest(transaction, request, { fingerprints, since }))) {
          await retryDeadLetterOf(transaction, { table: 'plan_requests', fingerprints });
          return;
        }
        if (human.solved && !(await useChallenge(transaction, human.solved)))
          refuse(failure('captcha-used'));
        const isProven = human.solved !== undefined;
        const counted = { form: 'action-plan', isProven, mailbox, now: at } as const;
        refuse(await limits.formsOfMailbox(transaction, counted));
        if (hasUnsubscribed) {
          const mayAsk = await asked.mayAsk(transaction, { mailbox, now: at });
          await queueQuestion(transaction, { ...request, mayAsk: mayAsk && !wasAsked });
        } else {
          await cancelEarlierReminders(transaction, { ...request, subscribers, now: at });
          const { id, subscriber } = request;
          await queuePlanMails(transaction, { requestId: id, subscriber, about: id, now: at });
        }
        refuse(await limits.formsOfSite(transaction, { now: at }));
      },
    );
    if (isFailure(accepted)) return accepted;
    wake();
    return { status: 'accepted' };
  };
}

/**
 * Queues one confirmation mail, or none if the mailbox has been asked recently. Mails that are not
 * sent are recorded as suppressed, so the work is the same.
 */
async function queueQuestion(
  transaction: InTransaction,
  { id, subscriber, created_at: now, mayAsk }: PlanRequestsTable & { mayAsk: boolean },
): Promise<void> {
  const job = { about: id, payload: { requestId: id }, subjectId: id, dueAt: AT_ONCE, now };
  // This job names no subscriber, because jobs of a subscriber who has unsubscribed are never sent.
  await queueJob(transaction, { ...job, kind: 'plan-confirmation', isSuppressed: !mayAsk });
  await queueJob(transaction, {
    ...job,
    kind: 'action-plan-mail',
    subscriber,
    isSuppressed: true,
  });
}
