import { sql } from 'kysely';
import type { Database } from '../connect.ts';

export interface JobBacklog {
  /** Jobs whose time has come. */
  due: number;
  sending: number;
  /** Jobs that have used up their tries. */
  failed: number;
  /** The time since which the oldest due job waits. */
  dueSince: number | undefined;
}

/**
 * Counts what waits. Jobs that are done, and reminders that wait for their day, are many and are not
 * counted.
 */
export async function countBacklog(database: Database, now: number): Promise<JobBacklog> {
  const [due, open] = await Promise.all([
    database
      .selectFrom('jobs')
      .select((build) => [
        build.fn.countAll<number>().as('count'),
        // A job that is to run at once has 0 as its time.
        sql<number | null>`min(case when run_at > created_at then run_at else created_at end)`.as(
          'since',
        ),
      ])
      .where('state', '=', 'pending')
      .where('run_at', '<=', now)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('jobs')
      .select((build) => ['state', build.fn.countAll<number>().as('count')])
      .where('state', 'in', ['sending', 'failed'])
      .groupBy('state')
      .execute(),
  ]);
  const counts = new Map(open.map(({ state, count }) => [state, count]));
  return {
    due: due.count,
    sending: counts.get('sending') ?? 0,
    failed: counts.get('failed') ?? 0,
    dueSince: due.since ?? undefined,
  };
}
