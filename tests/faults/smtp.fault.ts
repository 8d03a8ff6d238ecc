import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';
import { SmtpReply, startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { compare, countUnsentMails, NOTHING_WRONG } from './support/compare.ts';
import { nothingAcknowledged, postBoth, printFigure, type Acknowledged } from './support/load.ts';
import { stormSize } from '../support/samples/storm-size.ts';
import { startServerProcess } from './support/server-process.ts';

const FORMS = 20;
const SLOW_MS = 400;

let folder: string;
let smtp: SmtpDouble;
let database: Database;
let acknowledged: Acknowledged;
let environment: Record<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-smtp-'));
  smtp = await startSmtp();
  const databaseUrl = `sqlite:${path.join(folder, 'test.sqlite')}`;
  environment = { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url };
  database = connectDatabase(
    databaseUrl,
    createLog('error', () => undefined),
  );
  await migrateDatabase(database);
  acknowledged = nothingAcknowledged();
});
afterEach(async () => {
  await database.destroy();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends forms while the mail server fails, and returns the milliseconds of the slowest. */
async function postForms(base: string): Promise<number> {
  const times = await Promise.all(
    Array.from({ length: FORMS }, async () => {
      const startedAt = performance.now();
      await postBoth({ base }, acknowledged);
      return performance.now() - startedAt;
    }),
  );
  return Math.round(Math.max(...times));
}

async function attempts(): Promise<number> {
  const rows = await database.selectFrom('jobs').select('attempts').execute();
  return rows.reduce((sum, row) => sum + row.attempts, 0);
}

async function expectAllDelivered(name: string, slowest: number): Promise<void> {
  await expect.poll(() => countUnsentMails(database)).toBe(0);
  const found = await compare(database, { acknowledged, smtp });
  const told = acknowledged.messages.length + acknowledged.addresses.length;
  const mails = new Set(smtp.received.map(({ messageId }) => messageId)).size;
  printFigure(
    `SMTP ${name}`,
    `${told} accepted, ${mails} delivered, ${found.lost + found.unsent} lost, ${found.duplicateMails} duplicates, ${found.repeatedTransmissions} repeated on the wire, slowest pair of forms ${slowest} ms`,
  );
  expect(told).toBe(2 * FORMS);
  expect(mails).toBe(told);
  expect(found).toMatchObject(NOTHING_WRONG);
}

describe('a mail server', () => {
  it('that is down is waited for', async () => {
    const { port } = smtp;
    await smtp.close();
    const server = await startServerProcess({ environment });
    const slowest = await postForms(server.base);
    await expect.poll(attempts).toBeGreaterThan(2 * FORMS);
    smtp = await startSmtp({ port });
    await expectAllDelivered('down', slowest);
    await server.stop();
  });

  it('that answers 451 is asked again', async () => {
    let refused = 0;
    smtp.onMail = () => {
      refused += 1;
      throw new SmtpReply(451, 'try again later');
    };
    const server = await startServerProcess({ environment });
    const slowest = await postForms(server.base);
    await expect.poll(() => refused).toBeGreaterThan(2 * FORMS);
    smtp.onMail = () => undefined;
    await expectAllDelivered('answering 451', slowest);
    await server.stop();
  });

  it('that is slow slows nobody down who sends a form', async () => {
    smtp.onMail = () => wait(SLOW_MS);
    const server = await startServerProcess({ environment });
    const slowest = await postForms(server.base);
    await expectAllDelivered(`taking ${SLOW_MS} ms for each mail`, slowest);
    await server.stop();
  });

  it('that never answers keeps nobody waiting, and gets each mail in the end', async () => {
    let hung = 0;
    smtp.onMail = () => {
      hung += 1;
      // The mail is neither accepted nor refused, so the sender has to give up by itself.
      return new Promise(() => undefined);
    };
    const server = await startServerProcess({ environment });
    const slowest = await postForms(server.base);
    await expect.poll(() => hung).toBeGreaterThan(FORMS / 2);
    smtp.onMail = () => undefined;
    await expectAllDelivered('hanging', slowest);
    await server.stop();
  });

  it('may take a mail from a sender that dies before it has noted so', async () => {
    const deaths = stormSize({ sample: 2, whole: 5 });
    const server = { current: await startServerProcess({ environment }) };
    await postForms(server.current.base);
    for (let death = 1; death <= deaths; death += 1) {
      // The mail is accepted, and the connection ends before the answer arrives.
      const killed = new Promise<void>((resolve) => {
        let isKilled = false;
        smtp.onMail = async () => {
          if (isKilled) return;
          isKilled = true;
          await server.current.kill();
          resolve();
        };
      });
      const isLeft = (await countUnsentMails(database)) > 0;
      if (!isLeft) await postBoth(server.current, acknowledged);
      await killed;
      server.current = await startServerProcess({ environment });
    }
    smtp.onMail = () => undefined;
    await expect.poll(() => countUnsentMails(database)).toBe(0);
    const found = await compare(database, { acknowledged, smtp });
    printFigure(
      'SMTP, sender dying between accept and mark-sent',
      `${deaths} deaths, ${acknowledged.addresses.length} plans accepted, ${found.unsent} unsent, ${found.duplicateMails} duplicates by Message-ID, ${found.repeatedTransmissions} repeated on the wire with the same Message-ID`,
    );
    expect(found).toMatchObject(NOTHING_WRONG);
    expect(found.repeatedTransmissions).toBeGreaterThan(0);
    // A worker has at most five mails under way.
    expect(found.repeatedTransmissions).toBeLessThanOrEqual(deaths * 5);
    await server.current.stop();
  });
});
