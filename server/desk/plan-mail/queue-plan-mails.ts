import { addMonths } from '#domain/time/add-months.ts';
import type { InTransaction } from '../../db/in-transaction.ts';
import { REMINDER_MONTHS } from '../../jobs/job-times.ts';
import { AT_ONCE, queueJob } from '../../jobs/queue-job.ts';

interface PlanMails {
  requestId: string;
  subscriber: string;
  /** What distinguishes these two mails from earlier ones about the same request. */
  about: string;
  now: number;
}

/** Queues the plan for now and the reminder for later. */
export async function queuePlanMails(transaction: InTransaction, mails: PlanMails): Promise<void> {
  const { requestId, now } = mails;
  const job = { ...mails, payload: { requestId }, subjectId: requestId };
  await queueJob(transaction, { ...job, kind: 'action-plan-mail', dueAt: AT_ONCE });
  await queueJob(transaction, {
    ...job,
    kind: 'action-plan-reminder',
    dueAt: addMonths(now, REMINDER_MONTHS),
  });
}
