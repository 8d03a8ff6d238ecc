import path from 'node:path';
import { parseConfig } from '#server/config.ts';
import { catalogues } from '#server/content/catalogues.ts';
import { ContentStore } from '#server/content/content-store.ts';
import { workHere } from '#server/content/parts/content-workshop.ts';
import type { Database } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import { openDesk, type Desk } from '#server/assemble/desk.ts';
import type { JobTimes } from '#server/jobs/job-times.ts';
import { USUAL_TIMES } from '#server/jobs/job-times.ts';
import type { Mailer, OutgoingMail } from '#server/mail/mailer.ts';
import type { DeskServices } from '#server/desk/desk-services.ts';
import type { Sender } from '#server/request/sender.ts';
import { NO_TRACES } from '#server/tracing/traces.ts';
import { LikeCounts } from '#server/views/like-counts.ts';
import { REMEMBERED_PARTS } from '../content/read-content.ts';
import { fixturePlans } from './action-plans.ts';
import { EASY, solve } from './solve.ts';

const SENDER: Sender = {
  host: 'localhost',
  origin: 'https://retire.example.com',
  network: '192.0.2.0/24',
};

export const TEST_KEY = 'a secret for tests, long enough to be one';
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export interface TestDesk extends Desk {
  services: DeskServices;
  /** The mails that the mail server has accepted so far. */
  sent: OutgoingMail[];
  /** Called for each mail before it is accepted: it may throw or wait. */
  onSend: (mail: OutgoingMail) => Promise<void> | void;
  clock: { now: number };
  logged: () => string;
  /** Runs the daily job, which deletes records whose retention time is over. */
  forget: () => Promise<void>;
  prove: (form: 'contact' | 'action-plan') => Promise<{ altcha: string; website: undefined }>;
}

interface TestDeskOptions {
  database: Database;
  environment?: Record<string, string>;
  clock?: { now: number };
  times?: JobTimes;
}

let content: ContentStore | undefined;

/** Everything behind the forms, on the test's database, with a mailbox instead of a mail server. */
export async function openTestDesk(options: TestDeskOptions): Promise<TestDesk> {
  const { database, environment = {}, clock = { now: Date.now() }, times = USUAL_TIMES } = options;
  content ??= await ContentStore.open(
    workHere({ root: path.resolve('content'), catalogues }, REMEMBERED_PARTS),
  );
  const lines: string[] = [];
  const sent: OutgoingMail[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      await desk.onSend(mail);
      sent.push(mail);
    },
    forgetBefore: async () => undefined,
  };
  const log = createLog('info', (line) => lines.push(line));
  const opened = await openDesk({
    config: parseConfig({
      SECRET_KEY: TEST_KEY,
      FORMS_PER_NETWORK: '1000000',
      CONTACT_TO: 'operator@example.org',
      // The test's own mailer takes the place of this one.
      SMTP_URL: 'smtps://mail.example.org',
      ...environment,
    }),
    database,
    content,
    actionPlans: fixturePlans,
    planYear: () => 2026,
    likes: new LikeCounts({ listChanged: async () => new Map(), log, now: () => clock.now }),
    log,
    traces: NO_TRACES,
    now: () => clock.now,
    tuning: { mailer, times, difficulty: EASY },
  });
  const services = opened.servicesFor(SENDER);
  const desk: TestDesk = {
    ...opened,
    services,
    sent,
    onSend: () => undefined,
    clock,
    logged: () => lines.join(''),
    forget: async () => {
      const day = new Date(clock.now).toISOString();
      const job = { kind: 'retention', about: day, payload: { day }, dueAt: 0 } as const;
      await queueJob(database, { ...job, now: clock.now });
      await opened.worker.settle();
    },
    prove: async (form) => ({
      altcha: await solve(await services.createChallenge(form)),
      website: undefined,
    }),
  };
  return desk;
}
