import { addMonths } from '#domain/time/add-months.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { deleteOutdated } from '../db/queries/retention.ts';
import { withDeadline } from '../db/statement-time.ts';
import { REMINDER_MONTHS } from './job-times.ts';
import type { JobHandler } from './job-definition.ts';
import type { MailTools } from './mail-tools.ts';

const DAY_MS = 86_400_000;
/** Retention goes through whole tables once a day; its deadline is shorter than a job's lease. */
const RETENTION_DEADLINE_MS = 60_000;

/**
 * Deletes plan requests with their addresses after the reminder, and other records after their
 * retention time.
 */
export function deleteWhatWasKeptLongEnough(tools: MailTools): JobHandler<{ day: string }> {
  const { database, mailer, config, now } = tools;
  return async () => {
    const contactBefore = now() - config.retentionDays * DAY_MS;
    const plansBefore = Math.min(contactBefore, addMonths(now(), -REMINDER_MONTHS) - DAY_MS);
    await withDeadline(RETENTION_DEADLINE_MS, () =>
      inTransaction(database, (transaction) =>
        deleteOutdated(transaction, { now: now(), contactBefore, plansBefore }),
      ),
    );
    await mailer.forgetBefore(contactBefore);
    return 'done';
  };
}
