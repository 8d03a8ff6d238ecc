import { randomUUIDv7 } from 'node:crypto';
import { failure, isFailure, type Failure } from '#contracts/errors.ts';
import type { PlanMailAnswer, PlanMailForm } from '#contracts/mail/action-plan.ts';
import type { HumanProof } from '#contracts/mail/captcha.ts';
import type { PageAddress } from '#contracts/services.ts';
import { mailAddressKey } from '#domain/mail/mail-address.ts';
import { addMonths } from '#domain/time/add-months.ts';
import type { InTransaction } from '../db/in-transaction.ts';
import { retryDeadLetterOf } from '../db/queries/dead-letters.ts';
import { cancelEarlierReminders, insertPlanRequest } from '../db/queries/plan-requests.ts';
import { liftSuppression } from '../db/queries/suppressions.ts';
import { useChallenge } from '../db/queries/used-challenges.ts';
import type { PlanRequestsTable } from '../db/schema.ts';
import { AT_ONCE, queueJob } from '../jobs/queue-job.ts';
import { checkHuman, type Sender } from './check-human.ts';
import type { DeskTools } from './desk-tools.ts';
import { accept, refuse } from './refusal.ts';

export const REMINDER_MONTHS = 6;
/** Asked for again within a day, a plan is the one that is on its way already. */
const SAME_REQUEST_MS = 86_400_000;

export interface PlanToMail {
  address: PageAddress;
  form: PlanMailForm;
  proof: HumanProof;
  sender: Sender & { origin: string };
}

export function createMailActionPlan(tools: DeskTools) {
  const { database, content, actionPlans, limits, keyedHash, log, now, wake } = tools;
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
    const key = mailAddressKey(email);
    const isProven = human.solved !== undefined;
    const at = now();
    const request: PlanRequestsTable = {
      id: randomUUIDv7(),
      fingerprint: keyedHash('plan-request', key, companyId, animal, language),
      subscriber: keyedHash('subscriber', key),
      company_id: companyId,
      animal,
      language,
      email,
      origin: sender.origin,
      created_at: at,
    };
    const accepted = await accept(
      { database, log, whenDown, event: 'action-plan-not-accepted' },
      async (transaction) => {
        const since = at - SAME_REQUEST_MS;
        if (!(await insertPlanRequest(transaction, request, { since }))) {
          const { fingerprint } = request;
          await retryDeadLetterOf(transaction, { table: 'plan_requests', fingerprint });
          return;
        }
        if (human.solved && !(await useChallenge(transaction, human.solved)))
          refuse(failure('captcha-used'));
        const counted = { form: 'action-plan', isProven, address: key, now: at } as const;
        refuse(await limits.countAddress(transaction, counted));
        await liftSuppression(transaction, request.subscriber);
        await cancelEarlierReminders(transaction, { ...request, now: at });
        await queueMails(transaction, request);
      },
    );
    if (isFailure(accepted)) return accepted;
    wake();
    return { status: 'accepted' };
  };
}

async function queueMails(
  transaction: InTransaction,
  { id, subscriber, created_at: now }: PlanRequestsTable,
): Promise<void> {
  const job = { about: id, payload: { requestId: id }, subjectId: id, subscriber, now };
  await queueJob(transaction, { ...job, kind: 'action-plan-mail', dueAt: AT_ONCE });
  await queueJob(transaction, {
    ...job,
    kind: 'action-plan-reminder',
    dueAt: addMonths(now, REMINDER_MONTHS),
  });
}
