import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';
import { checkSecretKeys } from '#server/secrets/check-secret-keys.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { readSponsorToken } from '#server/sponsor/sponsor-token.ts';
import { runCommand, type Told } from '#tests/support/commands/run-command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sendero-link-'));
const DATABASE_URL = `sqlite:${path.join(folder, 'link.sqlite')}`;
const KEY = 'a key for the tests of sponsors, long enough';

beforeAll(async () => {
  const database = connectDatabase(
    DATABASE_URL,
    createLog('error', () => undefined),
  );
  await migrateDatabase(database);
  await checkSecretKeys(database, { keyedHash: createKeyedHash([KEY]), now: Date.now });
  await database.destroy();
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]): Promise<Told> => runWith(KEY, ...args);

function runWith(key: string, ...args: string[]): Promise<Told> {
  return runCommand(['scripts/sponsor-link.ts', ...args], {
    DATABASE_URL,
    SECRET_KEY: key,
    PUBLIC_ORIGIN: 'https://retire.example.com',
  });
}

it('npm run sponsor-link prints a link in each language, which opens the figures of that company', async () => {
  const { status, stdout } = await run('riverbend', '--days', '7');
  expect(status).toBe(0);
  const links = stdout.split('\n').filter((line) => line.startsWith('https:'));
  expect(links.map((link) => new URL(link).searchParams.get('lang'))).toEqual(['en', 'es']);
  const token = new URL(links[0] ?? '').pathname.split('/').at(-1) ?? '';
  const tools = { keyedHash: createKeyedHash([KEY]), now: Date.now() };
  expect(readSponsorToken(token, tools)).toMatchObject({ companyId: 'riverbend' });
});

it.each([
  { args: [], says: /Say which/ },
  { args: ['nobody'], says: /nobody: no such company/ },
  { args: ['riverbend', '--days', '500'], says: /--days is a whole number from 1 to 400/ },
])('npm run sponsor-link with $args says what to do instead', async ({ args, says }) => {
  const { status, stderr } = await run(...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(says);
});

it.each([
  {
    keys: 'the key of some other place, long enough too',
    says: /is not that of the server.*the same SECRET_KEY/,
  },
  {
    keys: `a key that the server does not know yet\n${KEY}`,
    says: /no server has started with yet/,
  },
])('npm run sponsor-link prints no link that opens nothing: $keys', async ({ keys, says }) => {
  const { status, stdout, stderr } = await runWith(keys, 'riverbend');
  expect(status).toBe(1);
  expect(stderr).toMatch(says);
  expect(stdout).toBe('');
});
