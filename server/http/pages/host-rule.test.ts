import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { findElement, findElements } from '#tests/support/read-html.ts';
import { ask, sendRequest } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/**
 * An answer that is rendered, one found by its key and one found by its address take different
 * paths.
 */
const VISITS_TO_WARM = 3;

let server: TestServer;

function splitDomains(contentDir: string): void {
  changeYaml(contentDir, 'companies/generic/company.yaml', { domains: ['sendero.example'] });
  changeYaml(contentDir, 'companies/riverbend/company.yaml', {
    domains: ['riverbend.example', '[::1]'],
  });
  changeYaml(contentDir, 'companies/seiu775srp/company.yaml', { domains: ['srp.example'] });
}

beforeAll(async () => {
  server = await startTestServer({ changeContent: splitDomains });
});
afterAll(() => server.close());

async function open(host: string, target: string, headers: Record<string, string> = {}) {
  const answer = await ask(server, target, { Host: host, ...headers });
  return {
    status: answer.status,
    location: answer.headers.location,
    caching: answer.headers['cache-control'],
    html: answer.body.toString(),
  };
}

describe('a company', () => {
  it.each([
    'riverbend.example',
    'RiverBend.EXAMPLE',
    'riverbend.example.',
    'RIVERBEND.example.:80',
    'riverbend.example:8443',
    '[::1]',
    '[::1]:8443',
  ])('is served on its host, written as %s', async (host) => {
    const { status, html } = await open(host, '/riverbend/faqs');
    expect(status).toBe(200);
    expect(findElement(html, 'html').attributes['data-theme']).toBe('riverbend');
  });

  it.each([
    'srp.example',
    'localhost',
    'evil-riverbend.example',
    'riverbend.example.evil.example',
    'riverbend.example..',
    'riverbendXexample',
    'xn--riverbend.example',
    '127.0.0.1',
  ])('is not served on %s: the visitor is led to its 404 page', async (host) => {
    const { status, location } = await open(host, '/riverbend/faqs?show=all');
    expect(status).toBe(302);
    expect(location).toBe('/riverbend/404');
  });

  it('that does not match keeps the visitor’s language', async () => {
    const { location } = await open('srp.example', '/riverbend/faqs?lang=es-US');
    expect(location).toBe('/riverbend/404?lang=es-US');
  });

  it('that does not match ends at a real 404, and not at a loop', async () => {
    const { status, location, html } = await open('srp.example', '/riverbend/404');
    expect(status).toBe(404);
    expect(location).toBeUndefined();
    // The page has the default company’s colors, because a foreign host must not show another
    // company.
    expect(findElement(html, 'html').attributes['data-theme']).toBe('generic');
    expect(html).not.toContain('Riverbend');
  });

  it('named by a cookie or a link does not show on a foreign host', async () => {
    const cookie = await open('srp.example', '/privacy', { Cookie: 'sendero_company=riverbend' });
    const link = await open('srp.example', '/privacy?company=riverbend');
    for (const { html } of [cookie, link]) {
      expect(findElement(html, 'html').attributes['data-theme']).not.toBe('riverbend');
    }
  });

  it('is not served because a balancer header names its host, unless a balancer is trusted', async () => {
    const { status } = await open('srp.example', '/riverbend', {
      'X-Forwarded-Host': 'riverbend.example',
    });
    expect(status).toBe(302);
  });

  it('is served where a trusted balancer says it was asked for', async () => {
    const behind = await startTestServer({
      changeContent: splitDomains,
      environment: { TRUST_PROXY: '1' },
    });
    try {
      const { status, body } = await sendRequest(behind, {
        target: '/riverbend',
        headers: [
          ['Host', 'node-7.internal'],
          ['X-Forwarded-Host', 'riverbend.example'],
          ['X-Forwarded-Proto', 'https'],
        ],
      });
      const canonical = findElements(body.toString(), 'link').find(
        ({ attributes }) => attributes['rel'] === 'canonical',
      );
      expect(status).toBe(200);
      expect(canonical?.attributes['href']).toBe('https://riverbend.example/riverbend');
    } finally {
      await behind.close();
    }
  });
});

describe('the default company', () => {
  it.each(['sendero.example', 'srp.example', 'anything.example', 'localhost'])(
    'is served on %s',
    async (host) => {
      expect((await open(host, '/generic')).status).toBe(200);
    },
  );
});

describe('a host', () => {
  it('warmed by one visitor never answers for another', async () => {
    for (let visit = 0; visit < VISITS_TO_WARM; visit += 1) {
      expect((await open('riverbend.example', '/riverbend')).status).toBe(200);
      expect((await open('srp.example', '/riverbend')).status).toBe(302);
    }
  });

  it('nobody lists is never named in a page', async () => {
    for (let visit = 0; visit < VISITS_TO_WARM; visit += 1) {
      const { html } = await open('evil.example', '/generic/faqs');
      expect(html).not.toContain('evil.example');
    }
  });

  it('keeps a page of its own for each of the company’s hosts', async () => {
    const canonicalOf = async (host: string): Promise<string | undefined> => {
      const { html } = await open(host, '/generic/faqs');
      return findElements(html, 'link').find(({ attributes }) => attributes['rel'] === 'canonical')
        ?.attributes['href'];
    };
    expect(await canonicalOf('sendero.example')).toBe('http://sendero.example/generic/faqs');
    expect(await canonicalOf('riverbend.example')).toBe('http://riverbend.example/generic/faqs');
    expect(await canonicalOf('sendero.example')).toBe('http://sendero.example/generic/faqs');
  });
});

describe('the company of an address', () => {
  it('is the default one for the bare address, with its query kept', async () => {
    expect(await open('localhost', '/?show=all')).toMatchObject({
      status: 302,
      location: '/generic?show=all',
    });
  });

  it('at /privacy is the one the browser remembers', async () => {
    const { html, caching } = await open('riverbend.example', '/privacy', {
      Cookie: 'sendero_company=riverbend',
    });
    expect(findElement(html, 'html').attributes['data-theme']).toBe('riverbend');
    expect(caching).toBe('private, no-cache');
  });

  it.each(['', 'sendero_company=nobody', 'sendero_company=__proto__', 'sendero_company='])(
    'at /privacy is the default one with the cookie %j',
    async (cookie) => {
      const { html } = await open('riverbend.example', '/privacy', { Cookie: cookie });
      expect(findElement(html, 'html').attributes['data-theme']).toBe('generic');
    },
  );

  it('at /privacy is never somebody else’s', async () => {
    for (let visit = 0; visit < VISITS_TO_WARM; visit += 1) {
      await open('riverbend.example', '/privacy', { Cookie: 'sendero_company=riverbend' });
      const { html } = await open('riverbend.example', '/privacy');
      expect(findElement(html, 'html').attributes['data-theme']).toBe('generic');
    }
  });

  it('is never taken from a cookie where the address does not ask for it', async () => {
    for (const target of ['/retirement', '/sitemap.xml/faqs', '/healthz/faqs', '/generic/faqs']) {
      for (let visit = 0; visit < VISITS_TO_WARM; visit += 1) {
        await open('riverbend.example', target, { Cookie: 'sendero_company=riverbend' });
      }
      const { html } = await open('riverbend.example', target);
      expect([target, html.includes('data-theme="riverbend"')]).toEqual([target, false]);
    }
  });
});
