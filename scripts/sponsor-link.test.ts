import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { readSponsorToken } from '#server/sponsor/sponsor-token.ts';

const KEY = 'a key for the tests of sponsors, long enough';

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['scripts/sponsor-link.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, SECRET_KEY: KEY, PUBLIC_ORIGIN: 'https://retire.example.com' },
  });
}

it('npm run sponsor-link prints a link in each language, which opens the figures of that company', () => {
  const { status, stdout } = run('riverbend', '--days', '7');
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
])('npm run sponsor-link with $args says what to do instead', ({ args, says }) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(says);
});
