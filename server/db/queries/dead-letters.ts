import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
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

const FROM_THE_START = {
  state: 'pending',
  attempts: 0,
  run_at: 0,
  last_error: null,
  finished_at: null,
} as const;

/** Gives one or all of them all their tries again; how many there were. */
export async function retryDeadLetters(database: Database, id?: string): Promise<number> {
  const retried = await database
    .updateTable('jobs')
    .set(FROM_THE_START)
    .where('state', '=', 'failed')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning('id')
    .execute();
  return retried.length;
}

export interface SentAgain {
  table: 'plan_requests' | 'contact_messages';
  fingerprints: readonly string[];
}

/** Whoever sends the same form again was promised the mail again: one that died is tried anew. */
export async function retryDeadLetterOf(
  transaction: InTransaction,
  { table, fingerprints }: SentAgain,
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set(FROM_THE_START)
    .where('state', '=', 'failed')
    .where('subject_id', 'in', (build) =>
      build.selectFrom(table).select('id').where('fingerprint', 'in', fingerprints),
    )
    .execute();
}

export async function countJobsByState(database: Database): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('jobs')
    .select((build) => ['state', build.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return new Map(rows.map((row) => [row.state, row.count]));
}
