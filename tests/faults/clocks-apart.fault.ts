import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import {
  findPostgresPrograms,
  startPostgres,
  type Postgres,
} from '#tests/support/database/postgres.ts';
import { CONTACT, PLAN, postForm } from '#tests/support/mail/form-client.ts';
import { startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { fetchSolved } from '#tests/support/mail/solve.ts';
import { compare, countUnsentMails, NOTHING_WRONG } from './support/compare.ts';
import { nothingAcknowledged, postBoth, printFigure } from './support/load.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';

const TEN_MINUTES = 600_000;
const ROUNDS = 5;
/** A mail takes longer than the other nodes need to look for jobs, and less than any lease. */
const SLOW_MAIL_MS = 500;

const SHIFT = pathToFileURL(path.join(import.meta.dirname, 'support/shift-clock.ts')).href;

describe.skipIf(findPostgresPrograms() === undefined)('nodes whose clocks are wrong', () => {
  let postgres: Postgres;
  let smtp: SmtpDouble;
  let database: Database;
  /** One that is right, one that is ten minutes fast and one that is ten minutes slow. */
  let nodes: ServerProcess[];

  beforeAll(async () => {
    postgres = startPostgres();
    smtp = await startSmtp();
    smtp.onMail = () => wait(SLOW_MAIL_MS);
    const start = (aheadMs: number): Promise<ServerProcess> =>
      startServerProcess({
        environment: {
          DATABASE_URL: postgres.url,
          SMTP_URL: smtp.url,
          TRUST_PROXY: '1',
          CLOCK_AHEAD_MS: String(aheadMs),
          NODE_OPTIONS: `--import=${SHIFT}`,
        },
      });
    nodes = await Promise.all([0, TEN_MINUTES, -TEN_MINUTES].map(start));
    database = connectDatabase(
      postgres.url,
      createLog('error', () => undefined),
    );
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await database.destroy();
    postgres.remove();
    await smtp.close();
  });

  it('take no mail that another is sending, and none before its time', async () => {
    const soon = Date.now() + TEN_MINUTES / 2;
    await database
      .insertInto('jobs')
      .values({
        id: 'soon',
        dedupe_key: 'contact-mail:soon',
        kind: 'contact-mail',
        payload: '{"messageId":"soon"}',
        subject_id: null,
        subscriber: null,
        state: 'pending',
        attempts: 0,
        due_at: soon,
        run_at: soon,
        created_at: 0,
      })
      .execute();
    const acknowledged = nothingAcknowledged();
    await Promise.all(
      nodes.map(async (node) => {
        for (let round = 0; round < ROUNDS; round += 1) await postBoth(node, acknowledged);
      }),
    );
    await expect.poll(() => countUnsentMails(database)).toBe(0);
    const found = await compare(database, { acknowledged, smtp });
    const attempts = await database.selectFrom('jobs').select(['id', 'attempts']).execute();
    printFigure(
      'clocks ten minutes fast and slow',
      `${acknowledged.messages.length + acknowledged.addresses.length} acknowledged, ${found.lost} lost, ${smtp.received.length} mails, ${found.repeatedTransmissions} repeated on the wire`,
    );
    expect([...acknowledged.statuses]).toEqual([['200', nodes.length * ROUNDS * 2]]);
    expect(found).toEqual({ ...NOTHING_WRONG, repeatedTransmissions: 0 });
    expect(smtp.received).toHaveLength(nodes.length * ROUNDS * 2);
    expect(attempts.filter((job) => job.attempts > 1)).toEqual([]);
    expect(attempts).toContainEqual({ id: 'soon', attempts: 0 });
  });

  it('let each other’s captchas and forms pass', async () => {
    const [, fast, slow] = nodes as [ServerProcess, ServerProcess, ServerProcess];
    const statuses = await Promise.all(
      [
        { from: fast, to: slow },
        { from: slow, to: fast },
      ].map(async ({ from, to }, at) => {
        const email = `clock${at}@example.com`;
        const headers = { 'x-forwarded-host': 'nodes.example' };
        const altcha = await fetchSolved(from.base, 'contact', headers);
        const fields = { ...CONTACT, email, altcha };
        return (await postForm(to, { form: 'contact', fields, headers })).status;
      }),
    );
    expect(statuses).toEqual([200, 200]);
    const again = { ...PLAN, email: 'clock@example.com' };
    const twice = await Promise.all(
      [fast, slow].map(async (node) => {
        const altcha = await fetchSolved(node.base, 'action-plan');
        return (await postForm(node, { form: 'action-plan', fields: { ...again, altcha } })).status;
      }),
    );
    expect(twice).toEqual([200, 200]);
    const rows = await database
      .selectFrom('plan_requests')
      .select('email')
      .where('email', '=', again.email)
      .execute();
    expect(rows).toHaveLength(1);
  });
});
