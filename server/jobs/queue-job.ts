import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../db/connect.ts';
import type { InTransaction } from '../db/in-transaction.ts';
import { insertJob } from '../db/queries/jobs.ts';
import type { JobKind } from './job-definition.ts';

/** A due time of 0 makes the job due at once, whatever the clock says. */
export const AT_ONCE = 0;

interface JobToQueue {
  kind: JobKind;
  /** What the job is about: a job of the same kind about the same thing is queued once. */
  about: string;
  payload: object;
  subjectId?: string;
  subscriber?: string;
  dueAt: number;
  now: number;
  /** The job is recorded but never done. */
  isSuppressed?: boolean;
}

/** Queues a job in the transaction of its cause, so that both are stored or neither is. */
export function queueJob(database: Database | InTransaction, job: JobToQueue): Promise<boolean> {
  return insertJob(database, {
    id: randomUUIDv7(),
    dedupeKey: `${job.kind}:${job.about}`,
    kind: job.kind,
    payload: JSON.stringify(job.payload),
    subjectId: job.subjectId ?? null,
    subscriber: job.subscriber ?? null,
    dueAt: job.dueAt,
    now: job.now,
    isSuppressed: job.isSuppressed ?? false,
  });
}
