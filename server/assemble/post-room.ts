import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import type { Config } from '../config.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../db/connect.ts';
import { defineAllJobs } from '../jobs/all-jobs.ts';
import { startDailyJobs } from '../jobs/daily-jobs.ts';
import { queueSponsorMails } from '../jobs/queue-sponsor-mails.ts';
import type { Reports } from '../sponsor/create-reports.ts';
import { USUAL_TIMES, type JobTimes } from '../jobs/job-times.ts';
import { JobWorker } from '../jobs/job-worker.ts';
import type { Log } from '../log.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { findUnsetMailSettings } from '../mail/mail-config.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import type { Traces } from '../tracing/traces.ts';
import { traceJobs, traceMails } from './open-tracing.ts';

interface PostRoomOptions {
  config: Config;
  database: Database;
  content: ContentStore;
  actionPlans: ActionPlanSource;
  keyedHash: KeyedHash;
  reports: Reports;
  log: Log;
  traces: Pick<Traces, 'inSpan'>;
  now: () => number;
  times?: JobTimes | undefined;
  smtpTimeoutMs?: number | undefined;
  /** Replaces the mailer that the settings name. */
  mailer?: Mailer | undefined;
}

interface PostRoom {
  worker: JobWorker;
  /** Wakes the worker because a job was queued. */
  wake: () => void;
  close: () => Promise<void>;
}

/** This is longer than an answer needs to leave, and far shorter than people wait for a mail. */
const WAKE_AFTER_MS = 50;

/** Sends queued mails, and deletes records whose retention time is over. */
export function openPostRoom(options: PostRoomOptions): PostRoom {
  const { config, database, content, actionPlans, keyedHash, reports, log, traces, now } = options;
  const { mail, publicOrigin } = config;
  const unset = findUnsetMailSettings(mail);
  if (unset.length > 0) log.warn('mail-settings-unset', { settings: unset });
  const mailer = traceMails(options.mailer ?? createSender(options), traces);
  const handled = { database, content, actionPlans, mailer, keyedHash, config: mail, now };
  const worker = new JobWorker({
    database,
    log,
    now,
    times: options.times ?? USUAL_TIMES,
    definitions: traceJobs(
      defineAllJobs({
        ...handled,
        reports,
        publicOrigin,
        purge: config.purge,
        backup: config.backup,
        log,
      }),
      traces,
    ),
  });
  // Jobs start after the answer has left, so that the time of an answer does not tell whether a
  // mail is sent.
  const wake = (): void => void setTimeout(() => worker.wake(), WAKE_AFTER_MS).unref();
  const stopDailyJobs = startDailyJobs({
    database,
    log,
    now,
    wake,
    backsUp: config.backup !== undefined,
    queueMonthly: () => queueSponsorMails({ database, keyedHash, config: mail, now: now() }),
  });
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

function createSender({ config, log, smtpTimeoutMs: timeoutMs }: PostRoomOptions): Mailer {
  return createMailer(config.mail, { timeoutMs, onKept: () => log.warn('mail-kept-in-staging') });
}
