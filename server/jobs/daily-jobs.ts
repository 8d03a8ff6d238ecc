import type { Database } from '../db/connect.ts';
import { databaseErrorCode } from '../db/database-error.ts';
import type { Log } from '../log.ts';
import type { JobKind } from './job-definition.ts';
import { AT_ONCE, queueJob } from './queue-job.ts';

const DAILY: readonly JobKind[] = ['retention', 'like-counts', 'event-counts'];
const LOOK_EVERY_MS = 10 * 60_000;

interface DailyJobsOptions {
  database: Database;
  log: Log;
  now: () => number;
  wake: () => void;
  /** False where no backups are wanted. */
  backsUp?: boolean;
  /** What is queued once a month; it knows itself whether it was. */
  queueMonthly?: () => Promise<boolean>;
}

/** Queues the day's jobs once, on the node that looks first; the id of each is the day. */
export function startDailyJobs({
  database,
  log,
  now,
  wake,
  backsUp = false,
  queueMonthly,
}: DailyJobsOptions): () => Promise<void> {
  const kinds: readonly JobKind[] = backsUp ? [...DAILY, 'backup'] : DAILY;
  const look = async (): Promise<void> => {
    const day = new Date(now()).toISOString().slice(0, 10);
    try {
      const job = { about: day, payload: { day }, dueAt: AT_ONCE, now: now() };
      const queued = await Promise.all(kinds.map((kind) => queueJob(database, { ...job, kind })));
      const isMonthly = await queueMonthly?.();
      if (isMonthly || queued.includes(true)) wake();
    } catch (error) {
      log.warn('daily-jobs-not-queued', { reason: databaseErrorCode(error) });
    }
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = look();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return looking;
  };
}
