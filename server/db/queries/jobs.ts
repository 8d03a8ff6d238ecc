import { aheadOfOthers } from '../ahead-of-others.ts';
import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { JobsTable, JobState } from '../schema.ts';

interface NewJob {
  id: string;
  dedupeKey: string;
  kind: string;
  payload: string;
  subjectId: string | null;
  subscriber: string | null;
  dueAt: number;
  now: number;
  /** The job is recorded but not done, because its person has unsubscribed. */
  isSuppressed: boolean;
}

const OPEN: readonly JobState[] = ['pending', 'sending'];

/** Returns false if a job with this key already exists; then nothing is queued. */
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

interface DueQuery {
  now: number;
  /**
   * No lease and no backoff is longer than this: a `run_at` beyond it was written before the clock
   * was set back.
   */
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
  /** The row as it was read; the first node to change it gets the job. */
  attempts: number;
  node: string;
  leaseUntil: number;
}

/**
 * Returns true if this node now has the job. A job is never claimed if its person has unsubscribed.
 */
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

/** Suppresses jobs that must not be sent because their person has unsubscribed. */
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
  /** The attempt that reports. A node that has lost its lease can no longer change the job. */
  attempts: number;
  state: JobState;
  lastError?: string;
  /** The time of the next try, for a job that goes back to pending. */
  runAt?: number;
  now: number;
}

/** Comes before the statements of others: a mail that is not noted as sent is sent again. */
export async function recordJobResult(database: Database, result: JobResult): Promise<boolean> {
  const isOpen = result.state === 'pending';
  const recorded = database
    .updateTable('jobs')
    .set({
      state: result.state,
      locked_by: null,
      last_error: result.lastError ?? null,
      ...(isOpen ? { run_at: result.runAt ?? result.now } : { finished_at: result.now }),
    })
    .where('id', '=', result.id)
    .where('attempts', '=', result.attempts)
    .where('state', '=', 'sending');
  const { numUpdatedRows } = await aheadOfOthers(() => recorded.executeTakeFirst());
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

/** Ends everything still to be sent to a person, dead letters included, when they unsubscribe. */
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
