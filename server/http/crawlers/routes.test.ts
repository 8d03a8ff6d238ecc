import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { matchPage } from '#domain/pages/match-page.ts';
import { articleInMemory } from '#tests/support/article-in-memory.ts';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { contentWithCompanies } from '#tests/support/content/content-with-companies.ts';
import { EVERY_PAGE } from '#tests/support/page-addresses.ts';
import { findElements } from '#tests/support/read-html.ts';
import { readSitemap } from '#tests/support/read-sitemap.ts';
import { sendRequest, type ReceivedAnswer } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { ContentSet } from '../../content/content-set.ts';
import { listFoundPages } from '../../views/found-pages.ts';
import { crawlerRoutes } from './routes.ts';

const SHARED = '127.0.0.1';

let server: TestServer;

function splitDomains(contentDir: string): void {
  const domains = {
    generic: ['sendero.example'],
    riverbend: ['riverbend.example', SHARED],
    seiu775srp: [SHARED],
  };
  for (const [companyId, hosts] of Object.entries(domains))
    changeYaml(contentDir, `companies/${companyId}/company.yaml`, { domains: hosts });
}

beforeAll(async () => {
  server = await startTestServer({ changeContent: splitDomains });
});
afterAll(() => server.close());

function ask(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<ReceivedAnswer> {
  return sendRequest(server, {
    target,
    method,
    headers: Object.entries({ Host: SHARED, ...headers }),
  });
}

async function addressesOn(host: string): Promise<string[]> {
  const { body } = await ask('/sitemap.xml', { Host: host });
  return readSitemap(body.toString()).entries.map(({ address }) => address);
}

describe('robots.txt', () => {
  it('keeps crawlers away from the calls', async () => {
    const { status, body } = await ask('/robots.txt');
    expect(status).toBe(200);
    expect(body.toString()).toMatch(/^User-agent: \*\nDisallow: \/po\/\nDisallow: \/content\/\n\n/);
  });

  it.each([
    { host: 'sendero.example', origin: 'http://sendero.example' },
    { host: 'riverbend.example', origin: 'http://riverbend.example' },
  ])('names the sitemap of $host', async ({ host, origin }) => {
    const { body } = await ask('/robots.txt', { Host: host });
    expect(body.toString().split('\n')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('names none on a host that nobody lists', async () => {
    const { body } = await ask('/robots.txt', { Host: 'evil.example' });
    expect(body.toString()).toContain(`Sitemap: ${server.base}/sitemap.xml`);
    expect(body.toString()).not.toContain('evil.example');
  });
});

describe('the sitemap', () => {
  it.each([
    { host: 'sendero.example', companies: ['generic'] },
    { host: 'riverbend.example', companies: ['riverbend'] },
    { host: SHARED, companies: ['riverbend', 'seiu775srp'] },
  ])('of $host has the pages of $companies, at addresses of that host', async (row) => {
    const urls = (await addressesOn(row.host)).map((address) => new URL(address));
    expect([...new Set(urls.map(({ host }) => host))]).toEqual([row.host]);
    const companies = urls.map(({ pathname }) => /^\/(?:retirement\/)?([^/]+)/.exec(pathname)?.[1]);
    expect([...new Set(companies)]).toEqual(row.companies);
  });

  it('of a host that nobody lists is that of our own', async () => {
    const addresses = await addressesOn('evil.example');
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((address) => !address.startsWith(`${server.base}/`))).toEqual([]);
  });

  it('lists pages that answer, under the addresses that they name themselves', async () => {
    const { body } = await ask('/sitemap.xml', { Host: new URL(server.base).host });
    const { entries } = readSitemap(body.toString());
    // One address of each kind of page is opened in each language.
    const sample = new Map(
      entries.map((entry) => {
        const { pathname, search } = new URL(entry.address);
        return [`${matchPage(pathname).name}${search}`, entry];
      }),
    );
    expect(sample.size).toBeGreaterThan(55);
    for (const { address, alternates } of sample.values()) {
      const response = await fetch(address, { redirect: 'manual' });
      const links = findElements(await response.text(), 'link').map((link) => link.attributes);
      const named = (rel: string) => links.filter((link) => link['rel'] === rel);
      expect([address, response.status, named('canonical')[0]?.['href']]).toEqual([
        address,
        200,
        address,
      ]);
      expect(
        Object.fromEntries(named('alternate').map((link) => [link['hreflang'], link['href']])),
      ).toEqual(alternates);
    }
  });

  it('lists every page that names itself to search engines, but for what is not offered or private', async () => {
    const listed = new Set(await addressesOn(new URL(server.base).host));
    const missing: string[] = [];
    const pages = EVERY_PAGE.filter(
      ({ companyId, language }) => companyId === 'riverbend' && language === DEFAULT_LANGUAGE,
    );
    for (const { kind, address } of pages) {
      const html = await (await fetch(`${server.base}${address}`)).text();
      const canonical = findElements(html, 'link').find(
        ({ attributes }) => attributes['rel'] === 'canonical',
      )?.attributes['href'];
      if (canonical !== undefined && !listed.has(canonical)) missing.push(kind);
    }
    // Riverbend has no label for a union, and the pages about privacy belong to no company.
    expect(missing).toEqual(['union', 'privacy', 'events']);
  });

  it('is XML that caches may keep for an hour, compressed', async () => {
    const { status, headers } = await ask('/sitemap.xml', { 'Accept-Encoding': 'br' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    const [plain, small] = await Promise.all([
      ask('/sitemap.xml'),
      ask('/sitemap.xml', { 'Accept-Encoding': 'br' }),
    ]);
    expect(small.body.byteLength * 10).toBeLessThan(plain.body.byteLength);
  });

  it('is not sent again to whoever has it, and without its text to whoever asks for none', async () => {
    const { etag = '' } = (await ask('/sitemap.xml')).headers;
    const again = await ask('/sitemap.xml', { 'If-None-Match': etag });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    const head = await ask('/sitemap.xml', {}, 'HEAD');
    expect([head.status, head.headers.etag, head.body.byteLength]).toEqual([200, etag, 0]);
  });

  it('is the same whatever the visitor’s browser remembers', async () => {
    const plain = await ask('/sitemap.xml');
    const spanish = await ask('/sitemap.xml?lang=es-US', { Cookie: 'sendero_lang=es-US' });
    expect(spanish.body.equals(plain.body)).toBe(true);
  });
});

/** The routes alone, with content that a test makes; `reads` counts how often articles were listed. */
function openAlone(first: ContentSet) {
  let reads = 0;
  const counted = (content: ContentSet): ContentSet => ({
    ...content,
    get articles() {
      reads += 1;
      return content.articles;
    },
  });
  let current = counted(first);
  const app = crawlerRoutes({
    content: {
      get current() {
        return current;
      },
    },
    isStaging: () => false,
    originOf: (request) => {
      const host = request.headers.get('Host') ?? '';
      return { host, origin: `https://${host}`, isSecure: true };
    },
  });
  return {
    get: async (path: string, host = 'one.example') => {
      const response = await app.request(path, { headers: { Host: host } });
      return { status: response.status, text: await response.text() };
    },
    swap: (next: ContentSet) => {
      current = counted(next);
    },
    countReads: () => reads,
  };
}

describe('the sitemap of a host', () => {
  it('is made once, and again when the content has changed', async () => {
    const hosts = { generic: ['one.example', 'two.example'] };
    const site = openAlone(contentWithCompanies(hosts, [articleInMemory('old')]));
    const { text: first } = await site.get('/sitemap.xml');
    const reads = site.countReads();
    expect(reads).toBeGreaterThan(0);
    const asked = await Promise.all([1, 2, 3].map(() => site.get('/sitemap.xml')));
    expect(new Set(asked.map(({ text }) => text))).toEqual(new Set([first]));
    expect(site.countReads()).toBe(reads);
    await site.get('/sitemap.xml', 'two.example');
    expect(site.countReads()).toBeGreaterThan(reads);
    const next = contentWithCompanies(hosts, [articleInMemory('new')]);
    site.swap({ ...next, version: 'another' });
    const { text } = await site.get('/sitemap.xml');
    expect(text).toContain('https://one.example/generic/articles/new/about-new<');
    expect(text).not.toContain('about-old');
  });

  it('is an index of files where there are too many addresses for one', async () => {
    const hosts = Object.fromEntries(
      Array.from({ length: 60 }, (_none, at) => [at === 0 ? 'generic' : `c${at}`, ['one.example']]),
    );
    const articles = Array.from({ length: 420 }, (_none, at) => articleInMemory(`a${at}`));
    const content = contentWithCompanies(hosts, articles);
    const site = openAlone(content);
    const index = readSitemap((await site.get('/sitemap.xml')).text);
    expect(index.root).toBe('sitemapindex');
    const addresses: string[] = [];
    for (const { address } of index.entries) {
      const { pathname, host } = new URL(address);
      const file = readSitemap((await site.get(pathname, host)).text);
      expect(file.entries.length).toBeLessThanOrEqual(5_000);
      addresses.push(...file.entries.map((entry) => entry.address));
    }
    const all = listFoundPages(content, 'one.example').map((path) => `https://one.example${path}`);
    expect(all.length).toBeGreaterThan(60 * 420);
    expect(addresses.filter((address) => !address.includes('?'))).toEqual(all);
    const none = `/sitemap-${index.entries.length + 1}.xml`;
    for (const path of [none, '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-x.xml'])
      expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  });
});
