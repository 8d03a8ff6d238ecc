import { isFailure, type Failure } from '#contracts/errors.ts';
import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import { createCaptcha, USUAL_DIFFICULTY, type Difficulty } from '../desk/captcha.ts';
import type { Config } from '../config.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../db/connect.ts';
import type { DeskServices } from '../desk/desk-services.ts';
import { originForMails } from '../desk/origin-for-mails.ts';
import { createConfirmPlan } from '../desk/plan-mail/confirm-plan.ts';
import { createMailActionPlan } from '../desk/plan-mail/mail-action-plan.ts';
import { createUnsubscribe } from '../desk/plan-mail/unsubscribe.ts';
import { createRateArticle } from '../desk/rate-article.ts';
import { createSendContact } from '../desk/send-contact.ts';
import type { Sender } from '../request/sender.ts';
import { isPreviewHost } from '../request/staging.ts';
import { TAKE_NOTHING } from '../desk/take-nothing.ts';
import { createTakeVote } from '../desk/take-vote.ts';
import type { JobTimes } from '../jobs/job-times.ts';
import type { JobWorker } from '../jobs/job-worker.ts';
import { createRateLimits, rateLimitRules } from '../limits/rate-limits.ts';
import type { Log } from '../log.ts';
import { describeOutbox } from '../mail/describe-outbox.ts';
import type { Mailer } from '../mail/mailer.ts';
import { readUnsubscribeToken, type Subscription } from '../mail/unsubscribe-token.ts';
import { checkSecretKeys } from '../secrets/check-secret-keys.ts';
import { createKeyedHash } from '../secrets/keyed-hash.ts';
import { getSecretKeys } from '../secrets/secret-keys.ts';
import type { Traces } from '../tracing/traces.ts';
import type { LikeCounts } from '../views/like-counts.ts';
import { openReports, openSponsorDesk } from './open-sponsor-desk.ts';
import type { SponsorDesk } from '../sponsor/sponsor-desk.ts';
import { openPostRoom } from './post-room.ts';

/** Options that make tests shorter or easier; a started server uses the defaults. */
export interface DeskTuning {
  times?: JobTimes;
  smtpTimeoutMs?: number;
  difficulty?: Difficulty;
  /** Replaces the mailer that the settings name. */
  mailer?: Mailer;
}

export interface DeskOptions {
  config: Config;
  database: Database;
  content: ContentStore;
  likes: LikeCounts;
  actionPlans: ActionPlanSource;
  /** The year whose figures texts say. */
  planYear: () => number;
  log: Log;
  traces: Pick<Traces, 'inSpan'>;
  now: () => number;
  tuning?: DeskTuning | undefined;
  /**
   * The address at which this server shows the mails it wrote to files; undefined if it does not
   * show them.
   */
  mailsPage?: string | undefined;
}

export interface Desk {
  worker: JobWorker;
  /** Wakes the worker because a job was queued elsewhere. */
  wake: () => void;
  servicesFor: (sender: Sender) => DeskServices;
  /** Tells whose link of a mail it is, without changing anything. */
  readLink: (token: string) => Subscription | Failure;
  sponsors: SponsorDesk;
  close: () => Promise<void>;
}

/**
 * Makes the services that take what people send: it is checked, limited and saved, and mails are
 * queued.
 */
export async function openDesk(options: DeskOptions): Promise<Desk> {
  const { config, database, tuning = {}, mailsPage, ...rest } = options;
  const { log, now } = rest;
  const { mail, publicOrigin } = config;
  const keyedHash = createKeyedHash(getSecretKeys(mail.secretKey, { file: mail.secretFile, log }));
  await checkSecretKeys(database, { keyedHash, now });
  const { difficulty = USUAL_DIFFICULTY, ...tuned } = tuning;
  const captcha = createCaptcha({ keyedHash, difficulty, now });
  const rules = rateLimitRules({ ...mail, votesPerNetwork: config.votesPerNetwork });
  const limits = createRateLimits({ rules, keyedHash, log });
  const reports = openReports({ ...rest, database });
  const postRoom = openPostRoom({ config, database, keyedHash, reports, ...rest, ...tuned });
  const { worker, wake, close } = postRoom;
  const tools = { database, captcha, limits, asked: limits, keyedHash, wake, ...rest };
  const rateArticle = createRateArticle(tools);
  const takeVote = createTakeVote(tools);
  const sendContact = createSendContact(tools);
  const mailActionPlan = createMailActionPlan(tools);
  const confirmPlan = createConfirmPlan(tools);
  const unsubscribe = createUnsubscribe(tools);
  const sayWhere = <Answer extends object>(answer: Answer | Failure, to: string) => {
    const outbox = describeOutbox(mail, { page: mailsPage, to });
    return isFailure(answer) || outbox === undefined ? answer : { ...answer, outbox };
  };
  return {
    worker,
    wake,
    servicesFor: (from) => {
      const { host, network } = from;
      const createChallenge: DeskServices['createChallenge'] = (form) =>
        captcha.create({ site: host, form });
      if (isPreviewHost(config, host)) return { ...TAKE_NOTHING, createChallenge };
      const sender = { ...from, origin: originForMails(from, publicOrigin) };
      return {
        rateArticle: (rating) => rateArticle({ ...rating, network }),
        takeVote: (vote) => takeVote({ ...vote, network }),
        sendContact: async (address, form, proof) =>
          sayWhere(await sendContact({ address, form, proof, sender }), mail.contactTo),
        mailActionPlan: async (address, form, proof) =>
          sayWhere(await mailActionPlan({ address, form, proof, sender }), form.email),
        confirmPlan,
        unsubscribe,
        createChallenge,
      };
    },
    readLink: (token) => readUnsubscribeToken(token, { keyedHash, now: now() }),
    sponsors: openSponsorDesk({ ...tools, reports }),
    close,
  };
}
