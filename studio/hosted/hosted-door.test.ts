import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  PROXY_SECRET,
  startHostedStudio,
  type HostedStudio,
  type TestPerson,
} from '#tests/support/studio/hosted-studio.ts';
import { readSettings } from '../settings.ts';

const HOUR = 3_600_000;
/** Two copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
let studio: HostedStudio;
let hours = 0;
let ana: TestPerson;

beforeAll(async () => {
  studio = await startHostedStudio({ now: () => Date.UTC(2026, 10, 23) + hours * HOUR });
}, PATIENCE_MS);
afterAll(() => studio.close());
beforeEach(async () => {
  hours = 0;
  await studio.database.deleteFrom('studio_sessions').execute();
  ana = await studio.person('Ana', { '*': 'owner' });
});

async function countSessions(): Promise<number> {
  return (await studio.database.selectFrom('studio_sessions').selectAll().execute()).length;
}

function cookieOf(response: Response): string {
  return response.headers.getSetCookie().join('\n');
}

describe('the hosted studio', () => {
  it.each([
    ['a door', { STUDIO_ORIGIN: 'https://studio.example.com' }],
    ['STUDIO_ORIGIN', { STUDIO_PROXY_SECRET: PROXY_SECRET }],
    ['https://', { STUDIO_ORIGIN: 'http://studio.example.com', STUDIO_PROXY_SECRET: PROXY_SECRET }],
    [
      'TRUST_PROXY',
      { STUDIO_ORIGIN: 'https://studio.example.com', STUDIO_PROXY_SECRET: PROXY_SECRET },
    ],
    ['STUDIO_PROXY_SECRET', { STUDIO_ORIGIN: 'https://s.example', STUDIO_PROXY_SECRET: 'short' }],
  ])('does not start without %s', (what, environment) => {
    expect(() => readSettings(environment)).toThrow(what);
  });

  it('is off unless it is switched on', () => {
    expect(readSettings({ TRUST_PROXY: '1' }).hosted).toBeUndefined();
  });

  it('knows whom the proxy has let in, by a session with a cookie that is only ours', async () => {
    const board = await ana.ask('en/board');
    expect(board.status).toBe(200);
    expect(await board.text()).toContain('Signed in as Ana');
    const cookie = cookieOf(board);
    for (const flag of [
      '__Host-sendero_studio=',
      'Secure',
      'HttpOnly',
      'SameSite=Strict',
      'Path=/',
    ])
      expect(cookie).toContain(flag);
    expect(cookie).not.toContain('Domain');
    const [row] = await studio.database.selectFrom('studio_sessions').selectAll().execute();
    expect(ana.cookie()).not.toContain(row?.id);
    await ana.ask('en/board');
    expect(await countSessions()).toBe(1);
  });

  it('believes the header of the proxy from nobody else', async () => {
    const direct = `http://127.0.0.1:${studio.running().port}/po/studio/en/board`;
    const host = new URL(studio.proxy.origin).host;
    for (const headers of [
      { 'X-Forwarded-Email': ana.email },
      { 'X-Forwarded-Email': ana.email, 'X-Studio-Secret': 'guessed' },
      { 'X-Studio-Secret': PROXY_SECRET },
      { 'X-Forwarded-Email': `eva@example.com, ${ana.email}`, 'X-Studio-Secret': PROXY_SECRET },
    ]) {
      const answer = await fetch(direct, { headers: { ...headers, 'X-Forwarded-Host': host } });
      expect(answer.status).toBe(401);
      expect(cookieOf(answer)).toBe('');
    }
    const forged = await fetch(`${studio.proxy.origin}/po/studio/en/board`, {
      headers: { 'X-Forwarded-Email': ana.email, 'X-Studio-Secret': PROXY_SECRET },
    });
    expect(forged.status).toBe(401);
    expect(await countSessions()).toBe(0);
  });

  it('lets nobody in who has no role, and nobody stay whom the proxy no longer names', async () => {
    const stranger = await fetch(`${studio.proxy.origin}/po/studio/en/board`, {
      headers: { 'x-test-user': 'eva@example.com' },
    });
    expect(stranger.status).toBe(401);
    await ana.ask('en/board');
    const other = await ana.ask('en/board', { headers: { 'x-test-user': 'eva@example.com' } });
    expect(other.status).toBe(401);
    expect(await countSessions()).toBe(0);
  });

  it('answers under its own name only', async () => {
    const answer = await fetch(`http://127.0.0.1:${studio.running().port}/po/studio/en/board`);
    expect(answer.status).toBe(421);
  });

  it('brings the strict cookie along with a link of another site', async () => {
    await ana.ask('en/board');
    const from = { 'Sec-Fetch-Site': 'cross-site' };
    const first = await fetch(`${studio.proxy.origin}/po/studio/en/entry/article/fees`, {
      headers: from,
    });
    expect(first.status).toBe(401);
    expect(await first.text()).toContain('content="0;url=/po/studio/en/entry/article/fees"');
    const odd = await fetch(`${studio.proxy.origin}//evil.example/po`, { headers: from });
    expect(await odd.text()).not.toContain('url=//evil');
  });

  it('refuses posts of other sites', async () => {
    await ana.ask('en/board');
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'same-site' }])
      expect((await ana.ask('en/sign-out', { method: 'POST', headers })).status).toBe(403);
    expect(await countSessions()).toBe(1);
  });
});

describe('a session', () => {
  const sleep = async (): Promise<Response> =>
    ana.ask('en/save/article/fees', { method: 'POST', body: '{"changes":[]}' });

  it('that nobody uses ends after twelve hours', async () => {
    await ana.ask('en/board');
    hours = 12.1;
    expect((await sleep()).status).toBe(401);
  });

  it('that is used gets a new secret each hour, and the old one ends a minute later', async () => {
    await ana.ask('en/board');
    const old = ana.cookie();
    for (hours = 1; hours <= 30; hours += 1) expect((await sleep()).status).toBe(200);
    expect(ana.cookie()).not.toBe(old);
    expect(await countSessions()).toBeGreaterThan(1);
    const asked = { method: 'POST', body: '{"changes":[]}', headers: { Cookie: old } };
    expect((await ana.ask('en/save/article/fees', asked)).status).toBe(401);
  });

  it('is renewed once when two tabs ask at the same time, and both are answered', async () => {
    await ana.ask('en/board');
    hours = 2;
    const both = await Promise.all([sleep(), sleep(), sleep()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(both.filter((answer) => cookieOf(answer) !== '')).toHaveLength(1);
  });

  it('does not go on for longer than a week', async () => {
    await ana.ask('en/board');
    for (hours = 11; hours < 24 * 7; hours += 11) expect((await sleep()).status).toBe(200);
    expect((await sleep()).status).toBe(401);
  });

  it('is ended by signing out, and by oneself from elsewhere', async () => {
    await ana.ask('en/board');
    await ana.press('en/sign-out');
    expect(await countSessions()).toBe(0);
    await ana.ask('en/board');
    const [own] = await studio.database.selectFrom('studio_sessions').select('id').execute();
    const elsewhere = await studio.person('Ana', {});
    await elsewhere.ask('en/board');
    expect(await countSessions()).toBe(2);
    expect((await elsewhere.press('en/me', { id: own?.id ?? '' })).status).toBe(303);
    expect(await countSessions()).toBe(1);
    expect((await sleep()).status).toBe(401);
  });

  it('is ended by no other person, except by an owner: all of them', async () => {
    const ben = await studio.person('Ben', { riverbend: 'writer' });
    await ana.ask('en/board');
    const [own] = await studio.database.selectFrom('studio_sessions').select('id').execute();
    await ben.ask('en/board');
    await ben.press('en/me', { id: own?.id ?? '' });
    expect((await sleep()).status).toBe(200);
    await ana.press('en/people/riverbend', { what: 'sessions', id: ben.id });
    const asked = { method: 'POST', body: '{"changes":[]}' };
    expect((await ben.ask('en/save/company/riverbend', asked)).status).toBe(401);
    expect((await sleep()).status).toBe(200);
  });

  it('ends with its door', async () => {
    await ana.ask('en/board');
    await studio.database.updateTable('studio_sessions').set({ door: 'oidc' }).execute();
    expect((await sleep()).status).toBe(401);
    expect(await countSessions()).toBe(0);
  });
});
