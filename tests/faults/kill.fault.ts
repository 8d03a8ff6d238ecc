import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { startSmtp, type ReceivedMail, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { compare, countUnsentMails, NOTHING_WRONG } from './support/compare.ts';
import { stormSize } from '../support/samples/storm-size.ts';
import { describeCounts, nothingAcknowledged, postBoth, printFigure } from './support/load.ts';
import { startServerProcess } from './support/server-process.ts';

const ROUNDS = stormSize({ sample: 3, long: 12, whole: 30 });
const WRITERS = 6;
const LONGEST_LIFE_MS = 250;

let folder: string;
let smtp: SmtpDouble;
let environment: Record<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-kill-'));
  smtp = await startSmtp();
  const databaseUrl = `sqlite:${path.join(folder, 'test.sqlite')}`;
  environment = { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url };
});
afterEach(async () => {
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a server that is killed in the middle of its writes', () => {
  it(`loses nothing it accepted in ${ROUNDS} rounds, and sends each mail once`, async () => {
    const acknowledged = nothingAcknowledged();
    let life = 0;
    const livesOf = new Map<string, number[]>();
    smtp.onMail = ({ messageId }) => {
      livesOf.set(messageId, [...(livesOf.get(messageId) ?? []), life]);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServerProcess({ environment });
      const dead = new AbortController();
      const write = async (): Promise<void> => {
        while (!dead.signal.aborted) await postBoth(server, acknowledged);
      };
      const writers = Array.from({ length: WRITERS }, write);
      const told = acknowledged.addresses.length;
      await expect.poll(() => acknowledged.addresses.length, { interval: 5 }).toBeGreaterThan(told);
      // The delay is only there to vary the moment of death.
      await wait(Math.random() * LONGEST_LIFE_MS);
      await server.kill();
      dead.abort();
      await Promise.all(writers);
      await expect.poll(smtp.countConnections, { interval: 5 }).toBe(0);
      life += 1;
    }
    const server = await startServerProcess({ environment });
    const database = connectDatabase(
      environment['DATABASE_URL'] ?? '',
      createLog('error', () => undefined),
    );
    try {
      await expect.poll(() => countUnsentMails(database)).toBe(0);
      const found = await compare(database, { acknowledged, smtp });
      const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
        database,
      );
      const told = acknowledged.messages.length + acknowledged.addresses.length;
      printFigure(
        'kill -9',
        `${ROUNDS} rounds, ${told} acknowledged, ${found.lost} lost, ${found.duplicateRecords} duplicate records, ${smtp.received.length} mails, ${found.unsent} unsent, ${found.duplicateMails} duplicate mails by Message-ID, ${found.repeatedTransmissions} repeated on the wire (${describeCounts(acknowledged.statuses)})`,
      );
      expect(told).toBeGreaterThan(ROUNDS);
      expect(found).toMatchObject(NOTHING_WRONG);
      // One that was handed over twice was so before a kill and after it.
      const twiceInOneLife = [...livesOf.values()].filter(
        (lives) => new Set(lives).size < lives.length,
      );
      expect(twiceInOneLife).toEqual([]);
      expect(integrity.rows).toEqual([{ integrity_check: 'ok' }]);
    } finally {
      await database.destroy();
      await server.stop();
    }
  });

  it('hands a mail to a provider that knows its key twice, and is sent once', async () => {
    const header = 'Resend-Idempotency-Key';
    const keyOf = ({ raw }: ReceivedMail): string =>
      new RegExp(`^${header}: (.+)\\r$`, 'm').exec(raw)?.[1] ?? '';
    // Such a provider accepts both and sends only the first: a repetition within a day is the same
    // mail.
    const sentOn = new Map<string, ReceivedMail>();
    let handedOver = 0;
    let dying: (() => void) | undefined;
    smtp.onMail = async (mail) => {
      handedOver += 1;
      if (!sentOn.has(keyOf(mail))) sentOn.set(keyOf(mail), mail);
      // The server dies after this acceptance and before it records it.
      dying?.();
      if (dying !== undefined) await new Promise(() => undefined);
    };
    const withKey = { ...environment, SMTP_IDEMPOTENCY_HEADER: header };
    const acknowledged = nothingAcknowledged();
    const first = await startServerProcess({ environment: withKey });
    const taken = new Promise<void>((resolve) => {
      dying = resolve;
    });
    await postBoth(first, acknowledged);
    await taken;
    await first.kill();
    dying = undefined;
    const second = await startServerProcess({ environment: withKey });
    const log = createLog('error', () => undefined);
    const database = connectDatabase(environment['DATABASE_URL'] ?? '', log);
    try {
      await expect.poll(() => countUnsentMails(database), { timeout: 30_000 }).toBe(0);
      printFigure(
        'idempotency key',
        `${handedOver} mails handed over, ${sentOn.size} sent by the provider`,
      );
      expect([...sentOn.keys()]).not.toContain('');
      expect(handedOver).toBeGreaterThan(sentOn.size);
      // The two mails are the plan and the message to the operator.
      expect(sentOn.size).toBe(2);
      expect([...sentOn.values()].map(({ to }) => to.join()).toSorted()).toEqual(
        [...acknowledged.addresses, 'operator@example.org'].toSorted(),
      );
    } finally {
      await database.destroy();
      await second.stop();
    }
  });

  it.skipIf(spawnSync('strace', ['-V']).status !== 0)(
    'has what it accepted on the disk, not only in memory: it asks for it at every commit',
    async () => {
      const counts = path.join(folder, 'fsync.txt');
      const under = ['strace', '-f', '-c', '-e', 'trace=fsync,fdatasync', '-o', counts];
      const server = await startServerProcess({ environment, under });
      const acknowledged = nothingAcknowledged();
      for (let post = 0; post < 20; post += 1) await postBoth(server, acknowledged);
      await server.stop();
      const told = acknowledged.messages.length + acknowledged.addresses.length;
      const flushed = Array.from(
        readFileSync(counts, 'utf8').matchAll(
          /^\s*[\d.]+\s+[\d.]+\s+\d+\s+(\d+)\s.*f(?:data)?sync$/gm,
        ),
        ([, times = '0']) => Number(times),
      ).reduce((sum, times) => sum + times, 0);
      printFigure(
        'commits reach the disk',
        `${told} accepted, ${flushed} fsync/fdatasync, ${(flushed / told).toFixed(1)} per accepted form`,
      );
      expect(told).toBe(40);
      // The limit and the record are a commit each; claiming and marking the mail add more.
      expect(flushed).toBeGreaterThanOrEqual(2 * told);
    },
  );
});
