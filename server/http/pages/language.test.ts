import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeFlag } from '#tests/support/change-yaml.ts';
import { findElement, hrefsOf } from '#tests/support/read-html.ts';
import { sendRequest } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function open(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.base}${address}`, { redirect: 'manual', headers });
}

/** Reads the answer to its end and returns the status and headers that tell where it leads. */
async function redirectOf(address: string, headers: Record<string, string> = {}) {
  const response = await open(address, headers);
  await response.arrayBuffer();
  return {
    status: response.status,
    location: response.headers.get('Location'),
    cookie: response.headers.get('Set-Cookie'),
    caching: response.headers.get('Cache-Control'),
  };
}

function switches(): Array<Record<string, unknown>> {
  return server.logged().filter((line) => line['event'] === 'language-switched');
}

describe('a switch of language', () => {
  it.each([
    { asked: '/generic/faqs?lang=es', location: '/generic/faqs?lang=es-US', language: 'es-US' },
    { asked: '/generic/faqs?lang=en', location: '/generic/faqs', language: 'en-US' },
    { asked: '/generic/faqs?lang=en-US', location: '/generic/faqs', language: 'en-US' },
    {
      asked: '/generic/get-the-facts?show=all&lang=es',
      location: '/generic/get-the-facts?show=all&lang=es-US',
      language: 'es-US',
    },
    {
      asked: '/privacy?company=riverbend&lang=en',
      location: '/privacy?company=riverbend',
      language: 'en-US',
    },
  ])('by $asked is remembered and leads to $location', async ({ asked, location, language }) => {
    const redirect = await redirectOf(asked);
    expect(redirect).toMatchObject({ status: 302, location, caching: 'no-store' });
    expect(redirect.cookie).toMatch(
      new RegExp(`^sendero_lang=${language}; Path=/; Max-Age=\\d+; SameSite=Lax`),
    );
  });

  it('is logged by its language and nothing else', async () => {
    await redirectOf('/riverbend?lang=es');
    expect(switches().at(-1)).toEqual({
      time: expect.any(String),
      level: 'info',
      event: 'language-switched',
      to: 'es-US',
    });
  });

  it.each([
    { what: 'a Spanish address', address: '/riverbend/faqs?lang=es-US', headers: {} },
    {
      what: 'a browser that remembers Spanish',
      address: '/riverbend/faqs',
      headers: { Cookie: 'sendero_lang=es-US' },
    },
  ])(
    'is none where the address already is the page, or leads to it: $what',
    async ({ address, headers }) => {
      const before = switches().length;
      const { cookie } = await redirectOf(address, headers);
      expect(cookie).toBeNull();
      expect(switches()).toHaveLength(before);
    },
  );

  it.each([
    { page: '/riverbend/faqs', href: '/riverbend/faqs?lang=es', language: 'es-US' },
    { page: '/riverbend/faqs?lang=es-US', href: '/riverbend/faqs?lang=en', language: 'en-US' },
    {
      page: '/generic/get-the-facts?show=all&lang=es-US',
      href: '/generic/get-the-facts?show=all&lang=en',
      language: 'en-US',
    },
  ])('is offered on $page as $href', async ({ page, href, language }) => {
    const html = await (await open(page)).text();
    expect(hrefsOf(html)).toContain(href);
    const followed = await fetch(`${server.base}${href}`);
    expect(findElement(await followed.text(), 'html').attributes['lang']).toBe(language);
  });
});

describe('someone who reads Spanish', () => {
  const reader = { Cookie: 'other=1; sendero_lang=es-US' };

  it.each([
    { address: '/generic', location: '/generic?lang=es-US' },
    { address: '/generic/faqs?show=all', location: '/generic/faqs?show=all&lang=es-US' },
    { address: '/privacy', location: '/privacy?lang=es-US' },
    { address: '/generic/no-such-page', location: '/generic/no-such-page?lang=es-US' },
  ])('is sent from $address to $location, by no cache', async ({ address, location }) => {
    expect(await redirectOf(address, reader)).toEqual({
      status: 302,
      location,
      cookie: null,
      caching: 'no-store',
    });
  });

  it('is sent on from a page that is in the cache already', async () => {
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await redirectOf('/riverbend/make-a-change')).status).toBe(200);
    }
    expect(await redirectOf('/riverbend/make-a-change', reader)).toMatchObject({
      status: 302,
      location: '/riverbend/make-a-change?lang=es-US',
    });
    // No other visitor is redirected: the redirect depends on the reader's own cookie.
    expect((await redirectOf('/riverbend/make-a-change')).status).toBe(200);
  });

  it('stays on a page whose address names a language', async () => {
    expect(await redirectOf('/generic/faqs?lang=es-US', reader)).toMatchObject({ status: 200 });
  });

  it('is brought back to English by the switch, for good', async () => {
    const back = await redirectOf('/generic/faqs?lang=en', reader);
    expect(back.location).toBe('/generic/faqs');
    const cookie = back.cookie?.split(';')[0] ?? '';
    expect(await redirectOf('/generic/faqs', { Cookie: cookie })).toMatchObject({ status: 200 });
  });

  it.each(['sendero_lang=fr', 'sendero_lang=', 'sendero_lang=en-US', 'x_sendero_lang=es-US'])(
    'is not taken for one by the cookie %s',
    async (cookie) => {
      expect(await redirectOf('/generic/faqs', { Cookie: cookie })).toMatchObject({ status: 200 });
    },
  );

  it('is not guessed from the browser’s preferences: the page is everybody’s', async () => {
    expect(await redirectOf('/generic/faqs', { 'Accept-Language': 'es-US' })).toMatchObject({
      status: 200,
    });
  });
});

describe('a language nobody speaks here', () => {
  it.each(['fr', 'es-MX', 'ES', 'en-us', 'es-US%00', '', '..%2f', '__proto__', 'toString'])(
    'as in lang=%s is dropped and not remembered',
    async (lang) => {
      const redirect = await redirectOf(`/generic/faqs?lang=${lang}&show=all`);
      expect(redirect).toMatchObject({
        status: 302,
        location: '/generic/faqs?show=all',
        cookie: null,
        caching: 'no-store',
      });
    },
  );
});

describe('the links of a Spanish page', () => {
  /** The links within the site except for those of the language switch. */
  async function innerLinks(from: TestServer, address: string): Promise<string[]> {
    const html = await (await fetch(`${from.base}${address}`)).text();
    return hrefsOf(html).filter(
      (href) => href.startsWith('/') && !href.startsWith(`${address.split('?')[0]}?lang=en`),
    );
  }

  it('all stay Spanish', async () => {
    const links = await innerLinks(server, '/generic?lang=es-US');
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => !/[?&]lang=es-US(?:#|$)/.test(href))).toEqual([]);
  });

  it('drop the language under the strict rule, but for the pages that keep it', async () => {
    const strict = await startTestServer({
      changeContent: (contentDir) =>
        changeFlag(contentDir, 'resetLanguageOnNavigation', {
          targeting: { if: [{ in: [{ var: 'company' }, ['riverbend']] }, 'on', 'off'] },
        }),
    });
    try {
      const links = await innerLinks(strict, '/riverbend/make-a-change?lang=es-US');
      const kept = links.filter((href) => href.includes('lang=es-US'));
      expect(new Set(kept)).toEqual(
        new Set([
          '/riverbend/calculator?lang=es-US',
          '/riverbend/hispanic?lang=es-US',
          '/privacy?company=riverbend&lang=es-US',
          '/privacy?company=riverbend&lang=es-US#s-choices',
        ]),
      );
      expect(links).toContain('/riverbend/faqs?lang=en');
      expect(links).toContain('/riverbend/get-the-facts?lang=en');
      const others = await innerLinks(strict, '/generic/make-a-change?lang=es-US');
      expect(others.filter((href) => !href.includes('lang=es-US'))).toEqual([]);
    } finally {
      await strict.close();
    }
  });

  it('drop it under the strict rule also where they lead to an article', async () => {
    const strict = await startTestServer({
      changeContent: (contentDir) =>
        changeFlag(contentDir, 'resetLanguageOnNavigation', {
          targeting: { if: [{ in: [{ var: 'company' }, ['riverbend']] }, 'on', 'off'] },
        }),
    });
    try {
      const pages = [
        '/riverbend?lang=es-US',
        '/riverbend/articles/vesting/when-the-match-is-yours?lang=es-US',
      ];
      for (const page of pages) {
        const links = await innerLinks(strict, page);
        const articles = links.filter((href) => href.includes('/articles/'));
        expect(articles.length).toBeGreaterThan(2);
        expect(articles.filter((href) => href.includes('lang=es-US'))).toEqual([]);
      }
    } finally {
      await strict.close();
    }
  });
});

describe('a host that nobody lists', () => {
  it('cannot put its brand’s links into the page of the host that is listed', async () => {
    const branded = await startTestServer({
      environment: { PUBLIC_ORIGIN: 'http://localhost' },
      changeContent: (contentDir) =>
        changeFlag(contentDir, 'resetLanguageOnNavigation', {
          targeting: { if: [{ '==': [{ var: 'customDomain' }, 'MyRetirement'] }, 'on', 'off'] },
        }),
    });
    try {
      const linksAt = async (host: string): Promise<string[]> => {
        const target = '/generic/faqs?lang=es-US';
        const { body } = await sendRequest(branded, { target, headers: [['Host', host]] });
        return Array.from(
          body.toString().matchAll(/href="(\/generic[^"]*)"/g),
          ([, to = '']) => to,
        );
      };
      const toEnglish = (links: string[]): number =>
        links.filter((link) => link.includes('lang=en')).length;
      const fromOutside = await linksAt('myretirement.evil.example');
      expect(toEnglish(fromOutside)).toBeGreaterThan(10);
      const fromInside = await linksAt('localhost');
      expect(fromInside.length).toBeGreaterThan(10);
      expect(toEnglish(fromInside)).toBeLessThan(3);
    } finally {
      await branded.close();
    }
  });
});
