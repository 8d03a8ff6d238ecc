import { firstDayKept } from '#domain/analytics/kept-counts.ts';
import { addMonths } from '#domain/time/add-months.ts';
import type { Database } from '../db/connect.ts';
import { deleteOutdated } from '../db/queries/retention.ts';
import { withDeadline } from '../db/statement-time.ts';
import type { Mailer } from '../mail/mailer.ts';
import { REMINDER_MONTHS } from './job-times.ts';
import type { JobHandler } from './job-definition.ts';

const DAY_MS = 86_400_000;
/** A step may go through a whole table; its deadline is shorter than a job's lease. */
const RETENTION_DEADLINE_MS = 60_000;

interface RetentionTools {
  database: Database;
  mailer: Pick<Mailer, 'forgetBefore'>;
  config: { retentionDays: number };
  now: () => number;
}

/**
 * Deletes plan requests with their addresses after the reminder, and other records after their
 * retention time. Counts of events have a job of their own.
 */
export function deleteWhatWasKeptLongEnough(tools: RetentionTools): JobHandler<{ day: string }> {
  const { database, mailer, config, now } = tools;
  return async () => {
    const contactBefore = now() - config.retentionDays * DAY_MS;
    const plansBefore = addMonths(now(), -REMINDER_MONTHS) - DAY_MS;
    const votesBefore = firstDayKept(now());
    await withDeadline(RETENTION_DEADLINE_MS, () =>
      deleteOutdated(database, { now: now(), contactBefore, plansBefore, votesBefore }),
    );
    await mailer.forgetBefore(contactBefore);
    return 'done';
  };
}
