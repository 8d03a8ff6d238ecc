import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { JobsTable, JobState } from '../schema.ts';

export interface NewJob {
  id: string;
  dedupeKey: string;
  kind: string;
  payload: string;
  subjectId: string | null;
  subscriber: string | null;
  dueAt: number;
  now: number;
  /** It is kept, and not done: its person has unsubscribed. */
  isSuppressed: boolean;
}

const OPEN: readonly JobState[] = ['pending', 'sending'];

/** False when a job with this key is there already: then nothing happens twice. */
export async function insertJob(database: Database | InTransaction, job: NewJob): Promise<boolean> {
  const inserted = await database
    .insertInto('jobs')
    .values({
      id: job.id,
      dedupe_key: job.dedupeKey,
      kind: job.kind,
      payload: job.payload,
      subject_id: job.subjectId,
      subscriber: job.subscriber,
      state: job.isSuppressed ? 'suppressed' : 'pending',
      finished_at: job.isSuppressed ? job.now : null,
      attempts: 0,
      due_at: job.dueAt,
      run_at: job.dueAt,
      created_at: job.now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export interface DueQuery {
  now: number;
  /** No lease and no backoff is longer: a `run_at` beyond it was written before the clock was set back. */
  longestWait: number;
  limit: number;
}

export type DueJob = Pick<
  JobsTable,
  'id' | 'kind' | 'payload' | 'subject_id' | 'subscriber' | 'attempts' | 'created_at'
>;

export function listDueJobs(database: Database, query: DueQuery): Promise<DueJob[]> {
  return database
    .selectFrom('jobs')
    .select(['id', 'kind', 'payload', 'subject_id', 'subscriber', 'attempts', 'created_at'])
    .where('state', 'in', OPEN)
    .where((build) =>
      build.or([
        build('run_at', '<=', query.now),
        build.and([
          build('due_at', '<=', query.now),
          build('run_at', '>', query.now + query.longestWait),
        ]),
      ]),
    )
    .orderBy('run_at')
    .orderBy('id')
    .limit(query.limit)
    .execute();
}

export interface Claim {
  id: string;
  /** As it was read: whoever changes the row first has it. */
  attempts: number;
  node: string;
  leaseUntil: number;
}

/** True when the job is now ours. Nobody gets one whose person has unsubscribed. */
export async function claimJob(database: Database, claim: Claim): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('jobs')
    .set({
      state: 'sending',
      attempts: claim.attempts + 1,
      locked_by: claim.node,
      run_at: claim.leaseUntil,
    })
    .where('id', '=', claim.id)
    .where('attempts', '=', claim.attempts)
    .where('state', 'in', OPEN)
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('suppressions')
            .select('suppressions.subscriber')
            .whereRef('suppressions.subscriber', '=', 'jobs.subscriber'),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts away what must not be sent because its person has unsubscribed. */
export async function suppressJob(
  database: Database,
  { id, attempts, now }: { id: string; attempts: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('jobs')
    .set({ state: 'suppressed', locked_by: null, finished_at: now })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', 'in', OPEN)
    .where('subscriber', 'in', (build) =>
      build.selectFrom('suppressions').select('suppressions.subscriber'),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface JobResult {
  id: string;
  /** The attempt that reports: a node that lost its lease changes nothing any more. */
  attempts: number;
  state: JobState;
  lastError?: string;
  /** When to try again, for a job that goes back to pending. */
  runAt?: number;
  now: number;
}

export async function recordJobResult(database: Database, result: JobResult): Promise<boolean> {
  const isOpen = result.state === 'pending';
  const { numUpdatedRows } = await database
    .updateTable('jobs')
    .set({
      state: result.state,
      locked_by: null,
      last_error: result.lastError ?? null,
      ...(isOpen ? { run_at: result.runAt ?? result.now } : { finished_at: result.now }),
    })
    .where('id', '=', result.id)
    .where('attempts', '=', result.attempts)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findNextRunAt(database: Database): Promise<number | undefined> {
  const row = await database
    .selectFrom('jobs')
    .select((build) => build.fn.min('run_at').as('run_at'))
    .where('state', 'in', OPEN)
    .executeTakeFirst();
  return row?.run_at ?? undefined;
}

/** Everything still to be sent to someone, dead letters too: unsubscribing ends it all. */
export async function cancelJobsOf(
  transaction: InTransaction,
  { subscribers, now }: { subscribers: readonly string[]; now: number },
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ state: 'cancelled', locked_by: null, finished_at: now })
    .where('subscriber', 'in', subscribers)
    .where('state', 'in', [...OPEN, 'failed'])
    .execute();
}
