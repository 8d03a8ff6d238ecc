import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { COMPANY_IDS } from '#tests/support/page-addresses.ts';
import { findElement, findElements, hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { sendRequest } from '../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const NOT_FOUND = {
  en: {
    text: 'Hmm ... looks like this page is already enjoying its retirement.',
    button: 'Return to homepage',
  },
  es: {
    text: 'Mmm... parece que esta página ya está disfrutando de su jubilación.',
    button: 'Volver a la página principal',
  },
} as const;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function open(target: string, accept = 'text/html,*/*') {
  const { status, headers, body } = await sendRequest(server, {
    target,
    headers: [
      ['Host', 'localhost'],
      ['Accept', accept],
    ],
  });
  return { status, headers, html: body.toString() };
}

describe('a page that does not exist', () => {
  it.each(
    COMPANY_IDS.flatMap((companyId) => [
      { companyId, address: `/${companyId}/no-such-page`, language: 'en' as const },
      { companyId, address: `/${companyId}/a/b/c?lang=es-US`, language: 'es' as const },
    ]),
  )('at $address says so in its company and language', async ({ companyId, address, language }) => {
    const { status, html } = await open(address);
    const query = language === 'es' ? '?lang=es-US' : '';
    expect(status).toBe(404);
    expect(findElement(html, 'html').attributes).toMatchObject({
      lang: language === 'es' ? 'es-US' : 'en-US',
      'data-theme': companyId,
    });
    expect(findElement(html, 'h1').text).toBe(NOT_FOUND[language].text);
    // The browser reads this attribute, and counts the page as one that is missing.
    expect(findElement(html, 'main').attributes['data-problem']).toBe('not-found');
    const button = findElements(partOf(html, 'main'), 'a').find(
      (link) => link.text === NOT_FOUND[language].button,
    );
    expect(button?.attributes['href']).toBe(`/${companyId}${query}`);
  });

  it.each(['/nobody', '/nobody/get-the-facts'])(
    'because %s names no company wears the default one’s theme',
    async (address) => {
      const { status, html } = await open(address);
      expect(status).toBe(404);
      expect(findElement(html, 'html').attributes['data-theme']).toBe('generic');
    },
  );

  it.each([
    '/retirement',
    '/retirement/faqs',
    '/retirement/generic/faqs',
    '/sitemap.xml/faqs',
    '/sitemap-1.xml',
    '/healthz/faqs',
    '/readyz/get-the-facts',
    '/robots.txt/faqs',
    '/favicon.ico/faqs',
    '/privacy/faqs',
    '/privacy/more',
    '/assets',
    '/media',
    '/content',
    '/po',
  ])('because %s is reserved is a real 404', async (address) => {
    expect((await open(address)).status).toBe(404);
  });
});

describe('the error page', () => {
  it.each(COMPANY_IDS)('of %s has its own address', async (companyId) => {
    const { status, html } = await open(`/${companyId}/error`);
    expect(status).toBe(200);
    expect(findElement(html, 'h1').text).toBe('We lost the trail for a moment');
    const main = partOf(html, 'main');
    expect(textOf(main)).toContain('We’re sorry, an error has occurred. Please try again later.');
    // There is no link for trying again: it would only lead to the same page.
    expect(hrefsOf(main)).toEqual([`/${companyId}`]);
  });
});

describe('an address that means harm', () => {
  const HOSTILE: readonly string[] = [
    '/generic/%',
    '/generic/%E0%A4%A',
    '/generic/%c0%ae%c0%ae/x',
    '/generic/get-the-facts/%',
    '/generic/get-the-facts/more/%E0%A4%A',
    '/generic/articles/%00/%00',
    '/generic/articles/vesting/%',
    '/generic/tools/%ff',
    '/generic/..%2f..%2fetc%2fpasswd',
    '/generic/%2e%2e/%2e%2e/package.json',
    '/../../../../etc/passwd',
    '/generic/faqs.data',
    '/_root.data',
    '/__manifest?p=/generic',
    '/generic?index',
    '/generic/faqs?_routes=root,../../x',
    `/generic/${'a/'.repeat(500)}`,
    `/generic/faqs?${'a=1&'.repeat(300)}`,
    '/generic/faqs?%',
    '/generic/faqs?lang=%',
    '/generic/faqs?__proto__[x]=1',
    '/%20',
    '/%2f%2fevil.example',
    '/generic/<script>alert(1)</script>',
    '/generic/faqs?x=<script>alert(1)</script>',
    '/generic/%3Cscript%3Ealert(1)%3C/script%3E',
    '/wp-admin.php',
    '/.env',
    '/.git/config',
  ];

  it.each(HOSTILE)('%s is answered without an error of ours', async (target) => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { status, html } = await open(target);
    expect(status).toBeLessThan(500);
    expect(html).not.toContain('<script>alert(1)');
    // Errors are told to the log, which never carries an address, and not to the console.
    expect(said.mock.calls).toEqual([]);
  });

  it.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '///evil.example/',
    '/\\evil.example',
    '//evil.example/quiz',
    '/%5cevil.example/',
    '//evil.example?lang=es',
    '/generic/?lang=es&next=//evil.example',
    '/generic//faqs/',
    '/quiz//evil.example',
  ])('%s never leads to another site', async (target) => {
    const { status, headers } = await open(target);
    expect(status).toBeLessThan(500);
    if (headers.location === undefined) return;
    const led = new URL(headers.location, 'http://localhost/');
    expect(led.host).toBe('localhost');
    expect(headers.location).toMatch(/^\/(?![/\\])/);
  });

  it('longer than 2,048 characters is too long', async () => {
    expect((await open(`/generic/faqs?x=${'a'.repeat(1_900)}`)).status).toBe(200);
    const { status, html } = await open(`/generic/faqs?x=${'a'.repeat(2_100)}`, '*/*');
    expect(status).toBe(414);
    expect(JSON.parse(html)).toMatchObject({ error: { code: 'address-too-long' } });
  });
});

describe('an address written another way', () => {
  it.each([
    { address: '/generic/', location: '/generic' },
    { address: '/GENERIC', location: '/generic' },
    { address: '/Riverbend/FAQs', location: '/riverbend/faqs' },
    { address: '/generic//faqs', location: '/generic/faqs' },
    { address: '/riverbend/faqs/?lang=es-US', location: '/riverbend/faqs?lang=es-US' },
  ])('$address leads to $location for good', async ({ address, location }) => {
    const { status, headers } = await open(address);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('the quiz', () => {
  it.each([
    { address: '/generic/quiz', location: '/retirement/generic/quiz' },
    {
      address: '/riverbend/quiz/retirement-vacation?uid=7&lang=es-US',
      location: '/retirement/riverbend/quiz/retirement-vacation?uid=7&lang=es-US',
    },
    { address: '/quiz?s=elk', location: '/retirement/quiz?s=elk' },
    { address: '/retirement/quiz?s=elk', location: '/retirement/generic/quiz?s=elk' },
  ])('at $address moves to $location', async ({ address, location }) => {
    const { status, headers } = await open(address);
    expect(status).toBe(302);
    expect(headers.location).toBe(location);
  });

  it('without a company is that of the company the browser remembers', async () => {
    const { headers } = await sendRequest(server, {
      target: '/retirement/quiz',
      headers: [
        ['Host', 'localhost'],
        ['Cookie', 'sendero_company=riverbend'],
      ],
    });
    expect(headers.location).toBe('/retirement/riverbend/quiz');
  });
});
