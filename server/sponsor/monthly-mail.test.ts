import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { queueSponsorMails } from '#server/jobs/queue-sponsor-mails.ts';
import { createLog } from '#server/log.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { listKeptMails, type KeptMail } from '#server/mail/file-mailer.ts';
import { inventYear } from '#tests/support/database/sponsor-year.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const ORIGIN = 'https://retirement.example.com';
const SPONSOR_MAILS = 'riverbend=ana@riverbend.example.com, riverbend/es=leo@riverbend.example.com';
const NOVEMBER = { now: Date.parse('2026-11-23T12:00:00Z'), month: '2026-10' };
const DECEMBER = { now: Date.parse('2026-12-04T12:00:00Z'), month: '2026-11' };
const JANUARY = { now: Date.parse('2027-01-05T12:00:00Z'), month: '2026-12' };
const folder = mkdtempSync(path.join(tmpdir(), 'sendero-sponsor-mail-'));
const url = `sqlite:${path.join(folder, 'sponsor.sqlite')}`;

const database = connectDatabase(
  url,
  createLog('error', () => undefined),
);

/** How the jobs of a month stand. */
async function statesOf(month: string): Promise<string[]> {
  const jobs = await database.selectFrom('jobs').selectAll().execute();
  return jobs
    .filter(({ kind, payload }) => kind === 'sponsor-mail' && payload.includes(month))
    .map(({ state }) => state)
    .toSorted();
}

/** Starts a node as on a day, lets it do what is due, and returns what it has sent. */
async function runOn<Result>(
  { now, month }: { now: number; month: string },
  work: (node: { server: TestServer; mails: KeptMail[] }) => Promise<Result> | Result,
): Promise<Result> {
  const server = await startTestServer({
    now: () => now,
    environment: { DATABASE_URL: url, PUBLIC_ORIGIN: ORIGIN, SPONSOR_MAILS },
  });
  try {
    await vi.waitFor(
      async () => {
        const states = await statesOf(month);
        expect(states).toHaveLength(2);
        for (const state of states) expect(state).toMatch(/sent|cancelled|suppressed/);
      },
      { timeout: 30_000 },
    );
    return await work({ server, mails: await listKeptMails(server.outboxDir) });
  } finally {
    await server.close();
  }
}

beforeAll(async () => {
  await migrateDatabase(database);
  await inventYear(database, { companyId: 'riverbend', now: DECEMBER.now });
});
afterAll(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

describe('the monthly mail of a sponsor', () => {
  it('comes once for each month, to each recipient in their language, with a link that opens the page', async () => {
    const link = await runOn(NOVEMBER, async ({ server, mails }) => {
      expect(mails.map(({ to }) => to).toSorted()).toEqual([
        'ana@riverbend.example.com',
        'leo@riverbend.example.com',
      ]);
      const [ana, leo] = mails.toSorted((a, b) => a.to.localeCompare(b.to));
      expect(ana?.subject).toBe('The retirement site at Riverbend: October 2026');
      expect(leo?.subject).toContain('octubre de 2026');
      expect(ana?.text).toContain('The link works until December 18, 2026.');
      for (const text of [ana?.text ?? '', leo?.text ?? '']) {
        expect(text).not.toMatch(/undefined|NaN|\{[a-z]+\}/);
        expect(text).toContain('/po/sponsor/');
        expect(text).toContain('/riverbend/unsubscribe');
      }
      const [found = ''] = /https:\S+\/po\/sponsor\/\S+/.exec(ana?.text ?? '') ?? [];
      expect((await fetch(found.replace(ORIGIN, server.base))).status).toBe(200);
      return found;
    });
    expect(link).not.toBe('');
    const { mail: config } = parseConfig({ SPONSOR_MAILS, PUBLIC_ORIGIN: ORIGIN });
    const keyedHash = createKeyedHash(['a secret for tests, long enough to be one']);
    const again = { database, keyedHash, config, now: NOVEMBER.now + 3_600_000 };
    expect(await queueSponsorMails(again)).toBe(false);
  });

  it('leaves no address in the database', async () => {
    const jobs = await database.selectFrom('jobs').selectAll().execute();
    expect(jobs.filter(({ kind }) => kind === 'sponsor-mail')).toHaveLength(2);
    expect(JSON.stringify(jobs)).not.toMatch(/ana@|leo@/);
  });

  it('ends with one click, for the one who clicks', async () => {
    const sent = await runOn(DECEMBER, async ({ server, mails }) => {
      const ana = mails.find(({ to }) => to.startsWith('ana@'));
      const answer = await fetch((ana?.unsubscribeUrl ?? '').replace(ORIGIN, server.base), {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(answer.status).toBe(200);
      return mails.length;
    });
    expect(sent).toBe(2);
    expect(await runOn(JANUARY, ({ mails }) => mails.map(({ to }) => to))).toEqual([
      'leo@riverbend.example.com',
    ]);
  });
});

describe('the setting of the recipients', () => {
  it.each([
    'ana@example.com',
    'riverbend=ana',
    'riverbend/fr=ana@example.com',
    'River=a@example.com',
  ])('refuses %s', (text) => {
    const read = () => parseConfig({ SPONSOR_MAILS: text, PUBLIC_ORIGIN: ORIGIN });
    expect(read).toThrow(/SPONSOR_MAILS/);
  });

  it('needs the public origin beside it', () => {
    expect(() => parseConfig({ SPONSOR_MAILS })).toThrow(/PUBLIC_ORIGIN/);
  });
});
