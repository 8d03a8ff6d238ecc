import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCookieJar } from '#tests/support/fake-browser/cookie-jar.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const RATING =
  '/po/content/articles/vesting/rating?articleRatingType=LIKES&articleRatingActionType=';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => server.close());

interface Wish {
  method?: string;
  proto?: 'http' | 'https';
  body?: URLSearchParams;
}

/**
 * Sends a request as a browser behind the proxy does, with the cookies of the jar, and stores new
 * ones in it.
 */
async function ask(jar: { cookie: string }, target: string, wish: Wish = {}): Promise<Response> {
  const { method = 'GET', proto = 'https', body } = wish;
  const response = await fetch(`${server.base}${target}`, {
    method,
    redirect: 'manual',
    headers: { 'X-Forwarded-Proto': proto, 'X-Forwarded-Host': 'localhost', Cookie: jar.cookie },
    ...(body && { body }),
  });
  for (const cookie of response.headers.getSetCookie()) jar.cookie = cookie;
  return response;
}

const post = (jar: { cookie: string }, target: string, body?: URLSearchParams) =>
  ask(jar, target, { method: 'POST', ...(body && { body }) });

const accept = new URLSearchParams({ choice: 'accept', back: '/generic' });

describe('where the visitor’s connection is encrypted', () => {
  it('every cookie has its protected name, and all that the name asks for', async () => {
    const answers = [
      await ask({ cookie: '' }, '/generic?lang=en-US'),
      await post({ cookie: '' }, '/po/consent', accept),
      await post({ cookie: '' }, `${RATING}LIKE`),
    ];
    const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-sendero_lang',
      '__Host-sendero_consent',
      '__Host-sendero_visitor',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/;.*; SameSite=Lax; Secure/);
      expect(cookie).not.toContain('Domain');
    }
  });

  it('nobody loses a like, and nobody likes twice, when the name changes', async () => {
    const jar = createCookieJar('https:');
    jar.cookie = 'sendero_visitor=0f9a1c52-7f0e-4a1e-9d9c-0a4b8f7c2d11; Path=/; Secure';
    const likes = async (action: string): Promise<number> =>
      ((await (await post(jar, `${RATING}${action}`)).json()) as { likes: number }).likes;
    const before = await likes('LIKE');
    expect(jar.cookie).toBe('__Host-sendero_visitor=0f9a1c52-7f0e-4a1e-9d9c-0a4b8f7c2d11');
    expect(await likes('LIKE')).toBe(before);
    expect(await likes('UNLIKE')).toBe(before - 1);
  });

  it('who came to the device of another gets a number of their own, and the mark of it goes', async () => {
    const before = 'sendero_visitor=0f9a1c52-7f0e-4a1e-9d9c-0a4b8f7c2d11';
    const jar = createCookieJar('https:', `__Host-${before}; __Host-sendero_newcomer=1`);
    await post(jar, `${RATING}LIKE`);
    expect(jar.cookie).toMatch(/^__Host-sendero_visitor=[0-9a-f-]{36}$/);
    expect(jar.cookie).not.toContain(before);
  });

  it('a language and a choice of the old name count until they are taken over', async () => {
    const jar = createCookieJar('https:', 'sendero_lang=es-US; sendero_consent=2.11.0.mi6zb400');
    const sent = await ask(jar, '/generic/faqs');
    expect(sent.headers.get('Location')).toBe('/generic/faqs?lang=es-US');
    expect(await (await ask(jar, '/po/consent.css')).text()).toContain('accepted');

    await ask(jar, '/generic/faqs?lang=en-US');
    await post(jar, '/po/consent', new URLSearchParams({ choice: 'reject', back: '/generic' }));
    expect(jar.cookie).toMatch(/^__Host-sendero_lang=en-US; __Host-sendero_consent=2\.00\.0\.\w+$/);
    expect((await ask(jar, '/generic/faqs')).status).toBe(200);
    expect(await (await ask(jar, '/po/consent.css')).text()).toContain('refused');
  });

  it('a cookie that a neighbor below the same domain has put there is passed over', async () => {
    const cookie = 'sendero_lang=es-US; __Host-sendero_lang=en-US';
    expect((await ask({ cookie }, '/generic/faqs')).status).toBe(200);
  });
});

describe('where a proxy does not say that it is', () => {
  it('a plain connection gets plain names', async () => {
    const jar = createCookieJar('http:');
    await ask(jar, '/generic?lang=en-US', { proto: 'http' });
    expect(jar.cookie).toBe('sendero_lang=en-US');
  });

  it('a browser that has a protected cookie is not given a second one', async () => {
    const jar = createCookieJar('https:', '__Host-sendero_lang=es-US');
    await ask(jar, '/generic/faqs?lang=en-US', { proto: 'http' });
    expect(jar.cookie).toBe('__Host-sendero_lang=en-US');
    expect((await ask(jar, '/generic/faqs', { proto: 'http' })).status).toBe(200);
  });
});
