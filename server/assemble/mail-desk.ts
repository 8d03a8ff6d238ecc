import { isFailure, type Failure } from '#contracts/errors.ts';
import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';

import { hostName } from '#domain/company/host-rule.ts';
import { createCaptcha, USUAL_DIFFICULTY, type Difficulty } from '../captcha/captcha.ts';
import type { Config } from '../config.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../db/connect.ts';
import { defineAllJobs } from '../jobs/all-jobs.ts';
import { startDailyJobs } from '../jobs/daily-jobs.ts';
import { USUAL_TIMES, type JobTimes } from '../jobs/job-times.ts';
import { JobWorker } from '../jobs/job-worker.ts';
import { createRateLimits, rateLimitRules, type RateLimits } from '../limits/rate-limits.ts';
import type { Log } from '../log.ts';
import { describeOutbox } from '../mail/describe-outbox.ts';
import { createFileMailer } from '../mail/file-mailer.ts';
import { findUnsetMailSettings, type MailConfig } from '../mail/mail-config.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { readUnsubscribeToken, type Subscription } from '../mail/unsubscribe-token.ts';
import { checkSecretKeys } from '../secrets/check-secret-keys.ts';
import { createKeyedHash } from '../secrets/keyed-hash.ts';
import { getSecretKeys } from '../secrets/secret-keys.ts';
import { createConfirmPlan } from '../desk/plan-mail/confirm-plan.ts';
import { createMailActionPlan } from '../desk/plan-mail/mail-action-plan.ts';
import type { MailServices } from '../desk/mail-services.ts';
import { createSendContact } from '../desk/send-contact.ts';
import { createUnsubscribe } from '../desk/plan-mail/unsubscribe.ts';

/** What tests make shorter or easier; a server that is started has the usual ones. */
export interface MailTuning {
  times?: JobTimes;
  smtpTimeoutMs?: number;
  difficulty?: Difficulty;
  /** Instead of the one the settings name. */
  mailer?: Mailer;
}

export interface MailDeskOptions {
  config: Config;
  database: Database;
  content: ContentStore;
  actionPlans: ActionPlanSource;
  log: Log;
  now: () => number;
  tuning?: MailTuning;
  /** Where this server shows the mails that became files, if it does. */
  mailsPage?: string | undefined;
}

/** Who sent a form, as far as the server knows. */
export interface FormSender {
  host: string;
  origin: string;
  network: string;
}

export interface MailDesk {
  worker: JobWorker;
  limits: RateLimits;
  servicesFor: (sender: FormSender) => MailServices;
  /** Whose link of a mail it is; nothing is changed. */
  readLink: (token: string) => Subscription | Failure;
  close: () => Promise<void>;
}

/** Everything that leaves by mail or form: accepts, queues, sends, forgets. */
export async function openMailDesk(options: MailDeskOptions): Promise<MailDesk> {
  const { config, database, content, actionPlans, log, now, tuning = {}, mailsPage } = options;
  const { mail } = config;
  const keyedHash = createKeyedHash(getSecretKeys(mail.secretKey, mail.secretFile));
  await checkSecretKeys(database, keyedHash);
  const unset = findUnsetMailSettings(mail);
  if (unset.length > 0) log.warn('mail-settings-unset', { settings: unset });
  const mailer = tuning.mailer ?? createMailer(mail, tuning.smtpTimeoutMs);
  const worker = new JobWorker({
    database,
    log,
    now,
    times: tuning.times ?? USUAL_TIMES,
    definitions: defineAllJobs({
      database,
      content,
      actionPlans,
      mailer,
      keyedHash,
      config: mail,
      now,
    }),
  });
  // What is sent after an answer must not show in how long the answer takes.
  const wake = (): void => void setTimeout(() => worker.wake(), WAKE_AFTER_MS).unref();
  const captcha = createCaptcha({
    keyedHash,
    difficulty: tuning.difficulty ?? USUAL_DIFFICULTY,
    now,
  });
  const { formsPerNetwork, formsPerSite } = mail;
  const { votesPerNetwork } = config;
  const rules = rateLimitRules({ formsPerNetwork, formsPerSite, votesPerNetwork });
  const limits = createRateLimits({ rules, keyedHash, log });
  const tools = { database, content, actionPlans, captcha, limits, keyedHash, log, now, wake };
  const sendContact = createSendContact(tools);
  const mailActionPlan = createMailActionPlan(tools);
  const confirmPlan = createConfirmPlan(tools);
  const unsubscribe = createUnsubscribe(tools);
  const outbox = describeOutbox(mail, { page: mailsPage });
  const sayWhere = <Answer extends object>(answer: Answer | Failure): Answer | Failure =>
    isFailure(answer) || outbox === undefined ? answer : { ...answer, outbox };
  const stopDailyJobs = startDailyJobs({ database, log, now, wake });
  worker.wake();
  return {
    worker,
    limits,
    servicesFor: (from) => {
      const sender = { ...from, origin: originForMails(from, config.publicOrigin) };
      return {
        sendContact: async (address, form, proof) =>
          sayWhere(await sendContact({ address, form, proof, sender })),
        mailActionPlan: async (address, form, proof) =>
          sayWhere(await mailActionPlan({ address, form, proof, sender })),
        confirmPlan,
        unsubscribe,
        createChallenge: (form) => captcha.create({ site: sender.host, form }),
      };
    },
    readLink: (token) => readUnsubscribeToken(token, { keyedHash, now: now() }),
    close: async () => {
      await stopDailyJobs();
      await worker.stop();
    },
  };
}

function createMailer(config: MailConfig, timeoutMs: number | undefined): Mailer {
  const { smtpUrl: url, smtpPlain: isPlain, smtpIdempotencyHeader: idempotencyHeader } = config;
  if (url === undefined) return createFileMailer(config.outboxDir);
  return createSmtpMailer({ url, isPlain, idempotencyHeader, timeoutMs });
}

/** Longer than an answer needs to leave, far shorter than anybody waits for a mail. */
const WAKE_AFTER_MS = 50;

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A mail is read elsewhere: whoever names our host as `localhost` must not get dead links into it, and
 * behind a proxy that ends TLS the configured origin knows better than we do that it is https.
 */
function originForMails({ host, origin }: FormSender, publicOrigin: string | undefined): string {
  if (publicOrigin === undefined) return origin;
  const isPublicHost = new URL(publicOrigin).host === host;
  return isPublicHost || THIS_MACHINE.has(hostName(host)) ? publicOrigin : origin;
}
