import type { Database } from '../connect.ts';
import type { JobsTable } from '../schema.ts';

export type DeadLetter = Pick<
  JobsTable,
  'id' | 'kind' | 'attempts' | 'last_error' | 'created_at' | 'finished_at'
>;

/** What was tried as often as it may be; it stays until someone looks. */
export function listDeadLetters(database: Database): Promise<DeadLetter[]> {
  return database
    .selectFrom('jobs')
    .select(['id', 'kind', 'attempts', 'last_error', 'created_at', 'finished_at'])
    .where('state', '=', 'failed')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Gives one or all of them eight new tries; how many there were. */
export async function retryDeadLetters(database: Database, id?: string): Promise<number> {
  const retried = await database
    .updateTable('jobs')
    .set({ state: 'pending', attempts: 0, run_at: 0, last_error: null, finished_at: null })
    .where('state', '=', 'failed')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning('id')
    .execute();
  return retried.length;
}

export async function countJobsByState(database: Database): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('jobs')
    .select((build) => ['state', build.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return new Map(rows.map((row) => [row.state, row.count]));
}
