import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../db/connect.ts';
import type { InTransaction } from '../db/in-transaction.ts';
import { insertJob } from '../db/queries/jobs.ts';
import type { JobKind } from './job-definition.ts';

/** As soon as somebody is free, whatever the clock says. */
export const AT_ONCE = 0;

export interface JobToQueue {
  kind: JobKind;
  /** What makes it this job and no other: the same kind about the same thing is queued once. */
  about: string;
  payload: object;
  subjectId?: string;
  subscriber?: string;
  dueAt: number;
  now: number;
  /** Kept for the record, and never done. */
  isSuppressed?: boolean;
}

/** In the same transaction as the thing that causes it: either both are there, or neither. */
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
