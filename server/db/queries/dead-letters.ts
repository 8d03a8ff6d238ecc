import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { JobsTable } from '../schema.ts';

type DeadLetter = Pick<
  JobsTable,
  'id' | 'kind' | 'attempts' | 'last_error' | 'created_at' | 'finished_at'
>;

/** Lists jobs that have used up all their tries; they stay until an operator looks. */
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

/** Gives one or all of these jobs all their tries again and returns how many there were. */
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

interface SentAgain {
  table: 'plan_requests' | 'contact_messages';
  fingerprints: readonly string[];
}

/**
 * Tries dead jobs again when the same form is sent again, because its sender is promised the mail
 * again.
 */
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
