import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import type { Config } from '../config.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../db/connect.ts';
import { defineAllJobs } from '../jobs/all-jobs.ts';
import { startDailyJobs } from '../jobs/daily-jobs.ts';
import { USUAL_TIMES, type JobTimes } from '../jobs/job-times.ts';
import { JobWorker } from '../jobs/job-worker.ts';
import type { Log } from '../log.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { findUnsetMailSettings } from '../mail/mail-config.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';

export interface PostRoomOptions {
  config: Config;
  database: Database;
  content: ContentStore;
  actionPlans: ActionPlanSource;
  keyedHash: KeyedHash;
  log: Log;
  now: () => number;
  times?: JobTimes | undefined;
  smtpTimeoutMs?: number | undefined;
  /** Instead of the one the settings name. */
  mailer?: Mailer | undefined;
}

export interface PostRoom {
  worker: JobWorker;
  /** A job was queued: it may be done at once. */
  wake: () => void;
  close: () => Promise<void>;
}

/** Longer than an answer needs to leave, far shorter than anybody waits for a mail. */
const WAKE_AFTER_MS = 50;

/** Sends what was queued, and forgets what has been kept long enough. */
export function openPostRoom(options: PostRoomOptions): PostRoom {
  const { config, database, content, actionPlans, keyedHash, log, now } = options;
  const { mail } = config;
  const unset = findUnsetMailSettings(mail);
  if (unset.length > 0) log.warn('mail-settings-unset', { settings: unset });
  const mailer = options.mailer ?? createMailer(mail, options.smtpTimeoutMs);
  const handled = { database, content, actionPlans, mailer, keyedHash, config: mail, now };
  const worker = new JobWorker({
    database,
    log,
    now,
    times: options.times ?? USUAL_TIMES,
    definitions: defineAllJobs(handled),
  });
  // What is sent after an answer must not show in how long the answer takes.
  const wake = (): void => void setTimeout(() => worker.wake(), WAKE_AFTER_MS).unref();
  const stopDailyJobs = startDailyJobs({ database, log, now, wake });
  worker.wake();
  return {
    worker,
    wake,
    close: async () => {
      await stopDailyJobs();
      await worker.stop();
    },
  };
}
