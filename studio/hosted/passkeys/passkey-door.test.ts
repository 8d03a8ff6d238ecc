import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { createInvitationToken } from '#server/mail/invitation-token.ts';
import {
  startHostedStudio,
  PROXY_SECRET,
  SECRET_KEY,
  type HostedStudio,
  type TestPerson,
} from '#tests/support/studio/hosted-studio.ts';
import { TestAuthenticator } from '#tests/support/studio/test-authenticator.ts';
import { readSettings } from '../../settings.ts';
import { proveTable } from '#server/audit/audit-table.ts';

/** Two copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
const START = Date.UTC(2026, 10, 23);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const keyedHash = createKeyedHash([SECRET_KEY]);
let studio: HostedStudio;
let now = START;
let olga: TestPerson;
let ana: TestPerson;

interface Offered {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: object[];
}

beforeAll(async () => {
  studio = await startHostedStudio({ now: () => now, environment: { STUDIO_PASSKEYS: '1' } });
}, PATIENCE_MS);
afterAll(() => studio.close());
beforeEach(async () => {
  // Each test has its ten minutes for itself, so that none is refused for what another has asked.
  now += 20 * MINUTE;
  for (const table of ['studio_sessions', 'studio_sign_ins', 'studio_passkeys', 'jobs'] as const)
    await studio.database.deleteFrom(table).execute();
  olga = await studio.person('Olga', { '*': 'owner' });
  ana = await studio.person('Ana', { riverbend: 'writer' });
});

/** A browser that nobody has signed in at the proxy. */
class Browser {
  readonly #cookies = new Map<string, string>();

  ask(address: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(address, body && JSON.stringify(body), headers);
  }

  async send(
    address: string,
    body: string | URLSearchParams | undefined,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const { origin } = studio.proxy;
    const sent = body === undefined ? {} : { method: 'POST', body };
    const Cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${origin}/po/studio/${address}`, {
      redirect: 'manual',
      ...sent,
      headers: { Cookie, Origin: origin, ...headers },
    });
    for (const given of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  async offer(at: string, body: object = {}): Promise<Offered> {
    const answer = await this.ask(`${at}/options`, body);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Offered;
  }
}

const IN = 'enter/passkey/in';
const JOIN = 'enter/passkey/join';
const device = (): { origin: string } => ({ origin: studio.proxy.origin });

/** An owner presses the button; the link is the one that the server mails. */
async function invite(): Promise<string> {
  const fields = { what: 'invite', id: ana.id, language: 'es-US' };
  await olga.ask('en/board');
  expect((await olga.press('en/people/riverbend', fields)).status).toBe(303);
  const row = await studio.database
    .selectFrom('studio_sign_ins')
    .select('id')
    .where('kind', '=', 'passkey-invitation')
    .executeTakeFirstOrThrow();
  return createInvitationToken(row.id, { keyedHash, now });
}

async function join(browser = new Browser(), key = new TestAuthenticator()) {
  const token = await invite();
  const offered = await browser.offer(JOIN, { token });
  const answer = await browser.ask(`${JOIN}/answer`, { ...key.create(offered, device()), token });
  expect(answer.status).toBe(200);
  return { browser, key, token };
}

async function signIn(key: TestAuthenticator, browser = new Browser(), more = {}) {
  const offered = await browser.offer(IN);
  return browser.ask(`${IN}/answer`, key.get(offered, { ...device(), ...more }));
}

async function countKeys(): Promise<number> {
  return (await studio.database.selectFrom('studio_passkeys').selectAll().execute()).length;
}

describe('the door of passkeys', () => {
  it('lets in whoever was invited, by a key that is made once and used from then on', async () => {
    const { browser, key, token } = await join();
    expect(await (await browser.ask('en/board')).text()).toContain('Signed in as Ana');
    expect((await signIn(key)).status).toBe(200);
    const again = await new Browser().ask(`${JOIN}/options`, { token });
    expect(again.status).toBe(403);
    expect(await again.json()).toEqual({ why: 'ended' });
    const rows = await studio.database.selectFrom('studio_audit').select('deed').execute();
    const deeds = new Set(rows.map(({ deed }) => deed));
    for (const deed of ['invited', 'passkey-added', 'signed-in']) expect(deeds).toContain(deed);
    expect(await proveTable(studio.database)).toMatchObject({ brokenAt: undefined });
  });

  it('keeps nothing in the database that would open an invitation', async () => {
    const token = await invite();
    const kept = await studio.database.selectFrom('studio_sign_ins').selectAll().execute();
    const jobs = await studio.database.selectFrom('jobs').selectAll().execute();
    expect(jobs.map(({ kind }) => kind)).toEqual(['studio-invitation']);
    const signature = token.split('.')[1] ?? token;
    expect(JSON.stringify([kept, jobs])).not.toContain(signature);
  });

  it('ends an invitation after three days, and with the next one', async () => {
    const first = await invite();
    const next = await join();
    expect((await new Browser().ask(`${JOIN}/options`, { token: first })).status).toBe(403);
    expect(next.token).not.toBe(first);
    const last = await invite();
    const browser = new Browser();
    const offered = await browser.offer(JOIN, { token: last });
    now += 3 * DAY;
    expect((await new Browser().ask(`${JOIN}/options`, { token: last })).status).toBe(403);
    const late = new TestAuthenticator().create(offered, device());
    expect((await browser.ask(`${JOIN}/answer`, { ...late, token: last })).status).toBe(403);
    expect(await countKeys()).toBe(1);
  });

  it.each(['', 'guessed', 'WyJhIiwyXQ.c2lnbmVkIGJ5IHNvbWVib2R5'])(
    'opens nothing with a forged link: %s',
    async (token) => {
      expect((await new Browser().ask(`${JOIN}/options`, { token })).status).toBe(403);
    },
  );

  it('makes no key with an answer to a foreign site, another challenge or a device that asked nobody', async () => {
    const token = await invite();
    for (const more of [
      { origin: 'https://evil.example' },
      { challenge: 'Zm9yZ2Vk' },
      { isVerified: false },
    ]) {
      const browser = new Browser();
      const offered = await browser.offer(JOIN, { token });
      const key = new TestAuthenticator().create(offered, { ...device(), ...more });
      expect((await browser.ask(`${JOIN}/answer`, { ...key, token })).status).toBe(403);
    }
    expect(await countKeys()).toBe(0);
  });

  it.each([
    ['to a foreign site', { origin: 'https://evil.example' }],
    ['to another challenge', { challenge: 'Zm9yZ2Vk' }],
    ['of a device that asked nobody', { isVerified: false }],
  ])('lets nobody in by an answer %s', async (_what, more) => {
    const { key } = await join();
    expect((await signIn(key, new Browser(), more)).status).toBe(403);
    expect((await signIn(new TestAuthenticator())).status).toBe(403);
  });

  it('takes an answer once, from the browser that was asked, and within five minutes', async () => {
    const { key } = await join();
    const browser = new Browser();
    const offered = await browser.offer(IN);
    const answer = key.get(offered, device());
    expect((await new Browser().ask(`${IN}/answer`, answer)).status).toBe(403);
    expect((await browser.ask(`${IN}/answer`, answer)).status).toBe(200);
    expect((await browser.ask(`${IN}/answer`, answer)).status).toBe(403);
    const late = await browser.offer(IN);
    now += 5 * MINUTE;
    expect((await browser.ask(`${IN}/answer`, key.get(late, device()))).status).toBe(403);
  });

  it('refuses a copy of a key, whose count is behind', async () => {
    const { key } = await join();
    expect((await signIn(key, new Browser(), { counter: 5 })).status).toBe(200);
    expect((await signIn(key, new Browser(), { counter: 5 })).status).toBe(403);
    expect((await signIn(key, new Browser(), { counter: 6 })).status).toBe(200);
  });

  it('refuses posts of other sites', async () => {
    const { key } = await join();
    const browser = new Browser();
    const answer = key.get(await browser.offer(IN), device());
    const foreign = { Origin: 'https://evil.example' };
    expect((await browser.ask(`${IN}/answer`, answer, foreign)).status).toBe(403);
    expect((await browser.ask(`${IN}/answer`, answer)).status).toBe(200);
  });

  it('says so to a network that asks too often', async () => {
    const tries = Array.from({ length: 61 }, async () => new Browser().ask(`${IN}/options`, {}));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('gives several keys to a person who has just shown one, and ends each with its sessions', async () => {
    const { browser, key } = await join();
    const offered = await browser.offer('en/me/passkey');
    expect(offered.excludeCredentials).toHaveLength(1);
    const other = new TestAuthenticator();
    const more = other.create(offered, device());
    expect((await browser.ask('en/me/passkey/answer', more)).status).toBe(200);
    const elsewhere = new Browser();
    expect((await signIn(other, elsewhere)).status).toBe(200);
    const me = await (await browser.ask('es/me')).text();
    expect(me).toContain('Agregar una llave');
    now += 11 * MINUTE;
    expect((await browser.ask('en/me/passkey/options', {})).status).toBe(403);
    expect(await (await browser.ask('es/me')).text()).toContain('/po/studio/enter/passkey/es');
    const id = other.id.toString('base64url');
    expect(await countKeys()).toBe(2);
    await endKey(browser, id);
    expect(await countKeys()).toBe(1);
    expect((await elsewhere.ask('en/board')).status).toBe(401);
    expect((await browser.ask('en/board')).status).toBe(200);
    expect((await signIn(other)).status).toBe(403);
    expect((await signIn(key)).status).toBe(200);
  });

  it('gives no key to a session that has come in by another door', async () => {
    await ana.ask('en/board');
    const asked = { method: 'POST', body: '{}' };
    expect((await ana.ask('en/me/passkey/options', asked)).status).toBe(403);
    expect((await ana.ask('en/me/passkey/answer', asked)).status).toBe(403);
  });

  it('ends all keys of a person, with their sessions and links, when an owner says so', async () => {
    const { browser, key } = await join();
    const token = await invite();
    await olga.press('en/people/riverbend', { what: 'keys', id: ana.id });
    expect((await browser.ask('en/board')).status).toBe(401);
    expect((await signIn(key)).status).toBe(403);
    expect((await new Browser().ask(`${JOIN}/options`, { token })).status).toBe(403);
  });

  it('that is shut leaves nothing open: no address, no button, no session and no link', async () => {
    const { browser, key } = await join();
    const answer = key.get(await browser.offer(IN), device());
    const token = await invite();
    await studio.reopen({ STUDIO_PASSKEYS: '', STUDIO_PROXY_SECRET: PROXY_SECRET });
    try {
      const refused = await browser.ask('en/board');
      expect(refused.status).toBe(401);
      expect(await refused.text()).not.toContain('passkey');
      for (const at of ['enter/passkey/en', 'enter/passkey/en/join'])
        expect((await browser.ask(at)).status, at).toBe(404);
      for (const at of [`${IN}/options`, `${JOIN}/options`])
        expect((await browser.ask(at, { token })).status, at).toBe(404);
      expect((await browser.ask(`${IN}/answer`, answer)).status).toBe(404);
      await olga.ask('en/board');
      expect(await olga.read('en/people/riverbend')).not.toContain('asskey');
      expect(await olga.read('en/me')).not.toContain('asskey');
      const fields = { what: 'invite', id: ana.id, language: 'es-US' };
      expect((await olga.press('en/people/riverbend', fields)).status).toBe(422);
      const own = { method: 'POST', body: '{}' };
      expect((await olga.ask('en/me/passkey/options', own)).status).toBe(404);
    } finally {
      await studio.reopen();
    }
  });

  it('is no door of an address in numbers, of which no key knows', () => {
    const settings = { STUDIO_ORIGIN: 'https://192.0.2.7', STUDIO_PASSKEYS: '1' };
    expect(() => readSettings(settings)).toThrow('STUDIO_PASSKEYS');
  });
});

async function endKey(browser: Browser, id: string): Promise<void> {
  const answer = await browser.send('en/me/passkey/end', new URLSearchParams({ id }));
  expect(answer.status).toBe(303);
}
