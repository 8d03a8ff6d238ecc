import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startHostedStudio, type HostedStudio } from '#tests/support/studio/hosted-studio.ts';
import { startTestProvider, type TestProvider } from '#tests/support/studio/test-provider.ts';

/** Two copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
let provider: TestProvider;
let studio: HostedStudio;

beforeAll(async () => {
  provider = await startTestProvider();
  studio = await startHostedStudio({
    hasProxyDoor: false,
    environment: {
      STUDIO_OIDC_ISSUER: provider.issuer,
      STUDIO_OIDC_CLIENT: 'studio',
      STUDIO_OIDC_SECRET: 'the-secret-of-the-client',
    },
  });
  provider.allow(`${studio.proxy.origin}/po/studio/enter/oidc/back`);
}, PATIENCE_MS);
afterAll(async () => {
  await studio.close();
  await provider.close();
});
const ANA = { sub: 'ana-1', email: 'Ana@Example.com', email_verified: true };

beforeEach(async () => {
  for (const table of ['studio_sessions', 'studio_sign_ins', 'studio_identities'] as const)
    await studio.database.deleteFrom(table).execute();
  await studio.person('Ana', { '*': 'writer' });
  provider.signIn(ANA);
});

/** A browser: keeps the cookies of both hosts and follows where it is led. */
class TestBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly flags: string[] = [];

  async go(address: string): Promise<{ response: Response; url: string }> {
    let url = address;
    for (let hop = 0; hop < 20; hop += 1) {
      const { host } = new URL(url);
      const jar = this.#cookies.get(host) ?? new Map<string, string>();
      this.#cookies.set(host, jar);
      const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: { Cookie } });
      for (const given of response.headers.getSetCookie()) {
        this.flags.push(given);
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      const next = response.headers.get('Location');
      if (next === null) return { response, url };
      url = new URL(next, url).href;
      if (this.stopAt?.(url) === true) return { response, url };
    }
    throw new Error('The browser was led in a circle');
  }

  stopAt: ((url: string) => boolean) | undefined;
}

function start(): string {
  return `${studio.proxy.origin}/po/studio/enter/oidc`;
}

async function countSessions(): Promise<number> {
  return (await studio.database.selectFrom('studio_sessions').selectAll().execute()).length;
}

describe('the door of an identity provider', () => {
  it('lets in whom the provider names, with a state cookie that comes back from another site', async () => {
    const browser = new TestBrowser();
    const { response, url } = await browser.go(start());
    expect(response.status).toBe(200);
    expect(url).toContain('/po/studio/enter/oidc/back?');
    expect(await response.text()).toContain('content="0;url=/po/studio"');
    const state = browser.flags.find((one) => one.startsWith('__Host-sendero_studio_in='));
    for (const flag of ['Secure', 'HttpOnly', 'SameSite=Lax']) expect(state).toContain(flag);
    const session = browser.flags.find((one) => one.startsWith('__Host-sendero_studio='));
    expect(session).toContain('SameSite=Strict');
    const board = await browser.go(`${studio.proxy.origin}/po/studio/en/board`);
    expect(board.response.status).toBe(200);
    expect(await board.response.text()).toContain('Signed in as Ana');
    expect(provider.asked()).toMatchObject({
      code_challenge_method: 'S256',
      scope: 'openid email',
    });
  });

  it('begins no sign-in for a page of another site', async () => {
    const answer = await fetch(start(), {
      redirect: 'manual',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/po/studio']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const begun = await studio.database.selectFrom('studio_sign_ins').selectAll().execute();
    expect(begun).toEqual([]);
  });

  it('takes no token that another key has signed', async () => {
    provider.publishOtherKeys(true);
    // The keys of a provider are remembered.
    await studio.reopen();
    expect((await new TestBrowser().go(start())).response.status).toBe(403);
    expect(await countSessions()).toBe(0);
    provider.publishOtherKeys(false);
    await studio.reopen();
    expect((await new TestBrowser().go(start())).response.status).toBe(200);
  });

  it('offers itself on the page of those who are not in, and no other door', async () => {
    const answer = await fetch(`${studio.proxy.origin}/po/studio/es/board`, {
      headers: { 'x-test-user': 'ana@example.com' },
    });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('/po/studio/enter/oidc');
  });

  it('takes an answer of the provider once, and only from the browser that asked', async () => {
    const browser = new TestBrowser();
    browser.stopAt = (url) => url.includes('/oidc/back?');
    const { url } = await browser.go(start());
    const stolen = await new TestBrowser().go(url);
    expect(stolen.response.status).toBe(403);
    browser.stopAt = undefined;
    expect((await browser.go(url)).response.status).toBe(200);
    expect((await browser.go(url)).response.status).toBe(403);
    expect(await countSessions()).toBe(1);
  });

  it('takes no answer with another state or another code', async () => {
    for (const name of ['state', 'code', 'iss']) {
      const browser = new TestBrowser();
      browser.stopAt = (url) => url.includes('/oidc/back?');
      const { url } = await browser.go(start());
      browser.stopAt = undefined;
      const forged = new URL(url);
      forged.searchParams.set(name, 'https://forged.example');
      expect((await browser.go(forged.href)).response.status, name).toBe(403);
    }
    expect(await countSessions()).toBe(0);
  });

  it.each([
    ['has not checked the address', { sub: 'a', email: 'ana@example.com', email_verified: false }],
    ['says no address', { sub: 'a' }],
    ['names somebody without a role', { sub: 'e', email: 'eva@example.com', email_verified: true }],
  ])('lets nobody in where the provider %s', async (_why, account) => {
    provider.signIn(account);
    const { response } = await new TestBrowser().go(start());
    expect(response.status).toBe(403);
    expect(await countSessions()).toBe(0);
  });

  it('knows a person by the subject from then on: an address that was given to another opens nothing', async () => {
    await new TestBrowser().go(start());
    provider.signIn({ sub: 'thief', email: 'ana@example.com', email_verified: true });
    expect((await new TestBrowser().go(start())).response.status).toBe(403);
    provider.signIn({ sub: 'ana-1', email: 'ana.ruiz@example.com', email_verified: true });
    expect((await new TestBrowser().go(start())).response.status).toBe(200);
  });

  it('says that the provider does not answer, and asks it again the next time', async () => {
    const silent = createServer((_request, response) => response.writeHead(503).end());
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    await studio.reopen({ STUDIO_OIDC_ISSUER: `http://localhost:${port}` });
    const { response } = await new TestBrowser().go(start());
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('does not answer');
    await new Promise((resolve) => void silent.close(resolve));
    await studio.reopen();
  });

  it('looks at how somebody has signed in there, where the operator asks for more', async () => {
    await studio.reopen({ STUDIO_OIDC_ACR: 'phishing-resistant mfa' });
    provider.signIn(ANA, { acr: 'mfa' });
    expect((await new TestBrowser().go(start())).response.status).toBe(200);
    expect(provider.asked()).toMatchObject({ acr_values: 'phishing-resistant mfa' });
    for (const how of [{}, { acr: 'password' }]) {
      provider.signIn(ANA, how);
      const { response } = await new TestBrowser().go(start());
      expect(response.status).toBe(403);
      expect(await response.text()).toContain('less than the studio asks for');
    }
    expect(await countSessions()).toBe(1);
    await studio.reopen();
  });

  it('looks at when somebody has signed in there, where the operator sets a time', async () => {
    await studio.reopen({ STUDIO_OIDC_MINUTES: '10' });
    const before = (minutes: number): number => Math.floor(Date.now() / 1_000) - minutes * 60;
    provider.signIn(ANA, { ts: before(60) });
    expect((await new TestBrowser().go(start())).response.status).toBe(403);
    provider.signIn(ANA, { ts: before(1) });
    expect((await new TestBrowser().go(start())).response.status).toBe(200);
    expect(provider.asked()).toMatchObject({ max_age: '600' });
    expect(await countSessions()).toBe(1);
    await studio.reopen();
  });

  it('is told what it asks for only where there is one', async () => {
    const environment = { STUDIO_OIDC_ISSUER: '', STUDIO_OIDC_ACR: 'mfa' };
    await expect(studio.reopen(environment)).rejects.toThrow(
      'STUDIO_OIDC_ACR: expected the provider',
    );
    await studio.reopen();
  });

  it('that is shut has no address', async () => {
    await studio.reopen({
      STUDIO_OIDC_ISSUER: '',
      STUDIO_PROXY_SECRET: 'another-door-is-open-instead-of-it',
    });
    expect((await new TestBrowser().go(start())).response.status).toBe(404);
    await studio.reopen();
  });
});
