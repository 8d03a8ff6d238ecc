import { firstDayApart, firstMonthKept } from '#domain/analytics/kept-counts.ts';
import type { Database } from '../db/connect.ts';
import { inSteps } from '../db/in-steps.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { deleteMonths, rollUpDays } from '../db/queries/event-months.ts';
import type { JobHandler } from './job-definition.ts';

interface EventCountTools {
  database: Database;
  now: () => number;
}

/** Sums up old days by month, over all nodes, and deletes months that were kept long enough. */
export function rollUpEventCounts({ database, now }: EventCountTools): JobHandler<{ day: string }> {
  return async () => {
    const days = firstDayApart(now());
    await inSteps((limit) =>
      inTransaction(database, (transaction) => rollUpDays(transaction, { before: days, limit })),
    );
    const months = firstMonthKept(now());
    await inSteps((limit) => deleteMonths(database, { before: months, limit }));
    return 'done';
  };
}
