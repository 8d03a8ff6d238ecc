import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { LANGUAGES_OF_PAGES } from '#tests/support/page-addresses.ts';
import { readCsp } from '#tests/support/read-csp.ts';
import {
  findElement,
  findElements,
  hrefsOf,
  partOf,
  partsOf,
  textOf,
} from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const TIMELINE = '/generic/transitioning-to-retirement';
const SURVEY = '/riverbend/transitioning-to-retirement/survey';
const SURVEY_ORIGIN = 'https://survey.riverbend.example.com';

let server: TestServer;
/** A server whose timeline is malformed, and where riverbend has another survey in each language. */
let changed: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  changed = await startTestServer({
    changeContent: (contentDir) => {
      const file = path.join(
        contentDir,
        'fragments/generic/transitioning-to-retirement/master.yaml',
      );
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replaceAll('topics: [savings]', 'topics: [savings, nowhere]'));
      changeYaml(contentDir, 'companies/riverbend/company.yaml', {
        survey: {
          provider: 'Ask & Tell',
          url: { en: 'https://ask.example.org/a', es: 'https://pregunta.example.org/b' },
        },
      });
    },
  });
});
afterAll(async () => {
  await server.close();
  await changed.close();
});

interface Opened {
  status: number;
  headers: Headers;
  html: string;
}

async function open(address: string, from = server): Promise<Opened> {
  const response = await fetch(`${from.base}${address}`, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

function framesOf({ headers }: Opened): string[] | undefined {
  return readCsp(headers.get('Content-Security-Policy') ?? '').get('frame-src');
}

/** The timeline of the page: its first ordered list. */
function stopsOf(html: string): string {
  return partOf(partOf(html, 'main'), 'ol');
}

describe('the way into retirement', () => {
  it.each([
    { address: TIMELINE, location: `${TIMELINE}/all` },
    { address: `${TIMELINE}?lang=es-US`, location: `${TIMELINE}/all?lang=es-US` },
  ])('without a topic ($address) leads to everything', async ({ address, location }) => {
    const { status, headers } = await open(address);
    expect(status).toBe(301);
    expect(new URL(headers.get('Location') ?? '', server.base).href).toBe(
      `${server.base}${location}`,
    );
  });

  describe.each(LANGUAGES_OF_PAGES)('in $language', ({ language, query }) => {
    const lang = query === '' ? '' : `?${query}`;

    it('goes in order from five years before to one year after', async () => {
      const { status, html } = await open(`${TIMELINE}/all${lang}`);
      expect(status).toBe(200);
      const stops = stopsOf(html);
      expect(findElements(stops, 'h3')).toHaveLength(16);
      const text = textOf(stops);
      const [first, last] =
        language === 'en-US'
          ? ['Five years before', 'One year after']
          : ['Cinco años antes', 'Un año después'];
      expect(text.indexOf(first)).toBe(0);
      expect(text.indexOf(last)).toBeGreaterThan(text.length * 0.75);
    });

    it.each(['savings', 'social-security', 'health', 'taxes', 'papers'])(
      'shows the stops of %s alone, under an address and a title of their own',
      async (topic) => {
        const all = findElements(stopsOf((await open(`${TIMELINE}/all${lang}`)).html), 'h3');
        const { status, html } = await open(`${TIMELINE}/${topic}${lang}`);
        expect(status).toBe(200);
        const own = findElements(stopsOf(html), 'h3');
        expect(own.length).toBeGreaterThan(1);
        expect(own.length).toBeLessThan(all.length);
        const current = findElements(html, 'a').filter(
          ({ attributes }) => attributes['aria-current'] === 'true',
        );
        expect(current).toHaveLength(1);
        expect(findElement(html, 'title').text).toContain(`: ${current[0]?.text} |`);
        expect(findElement(html, 'h2').text).toContain(`${current[0]?.text}: ${own.length} `);
      },
    );

    it('says where its figures come from, and leads only to pages that are there', async () => {
      const { html } = await open(`${TIMELINE}/all${lang}`);
      const links = hrefsOf(stopsOf(html));
      expect(links.length).toBeGreaterThan(10);
      for (const link of links) expect((await open(link)).status, link).toBe(200);
      const noted = partsOf(partOf(html, 'main'), 'details').flatMap(hrefsOf);
      const sources = noted.filter((href) => href.startsWith('https:'));
      expect(sources.length).toBeGreaterThan(10);
    });
  });

  it.each(['nothing', 'savings%20', '%3cscript%3e', '__proto__'])(
    'has no page for %s',
    async (filter) => {
      expect((await open(`${TIMELINE}/${filter}`)).status).toBe(404);
    },
  );

  it('is still a page, with a way on, when its timeline is malformed', async () => {
    const { status, html } = await open(`${TIMELINE}/all`, changed);
    expect(status).toBe(200);
    expect(textOf(html)).toContain('No stops on this trail yet');
    expect(hrefsOf(partOf(html, 'main'))).toContain('/generic/get-the-facts/nearing-retirement');
    expect((await open(`${TIMELINE}/savings`, changed)).status).toBe(404);
  });

  it('is found by what its stops say', async () => {
    const { html } = await open('/generic/search?q=cobra+102&lang=es-US');
    expect(hrefsOf(partOf(html, 'ol'))).toContain(`${TIMELINE}/all?lang=es-US`);
  });
});

describe('the survey', () => {
  it('is not offered where no company asks', async () => {
    expect((await open(`${TIMELINE}/survey`)).status).toBe(404);
    const { html } = await open(`${TIMELINE}/all`);
    expect(hrefsOf(html).filter((href) => href.includes('survey'))).toEqual([]);
    const own = await open('/riverbend/transitioning-to-retirement/all');
    expect(hrefsOf(own.html)).toContain(SURVEY);
  });

  it('says who asks and where before anything is fetched from there', async () => {
    const { status, html } = await open(SURVEY);
    expect(status).toBe(200);
    expect(textOf(html)).toContain(
      'The survey is run by Riverbend Surveys, on survey.riverbend.example.com.',
    );
    expect(html).not.toContain('<iframe');
    expect(html).not.toMatch(/<(?:link|script|img)[^>]*survey\.riverbend/);
    const link = findElements(html, 'a').find(({ attributes }) =>
      attributes['href']?.startsWith(SURVEY_ORIGIN),
    );
    expect(link?.attributes).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  });

  it('may be framed by its own page and by no other', async () => {
    expect(framesOf(await open(SURVEY))).toEqual(['https://open.spotify.com', SURVEY_ORIGIN]);
    for (const other of [
      '/riverbend/transitioning-to-retirement/all',
      '/riverbend/workshop',
      '/riverbend',
      `${TIMELINE}/survey`,
    ])
      expect(framesOf(await open(other)), other).toEqual(['https://open.spotify.com']);
    // The page comes from the cache by now, with the policy it was made with.
    expect(framesOf(await open(SURVEY))).toContain(SURVEY_ORIGIN);
  });

  it.each([
    { query: '', origin: 'https://ask.example.org' },
    { query: '?lang=es-US', origin: 'https://pregunta.example.org' },
  ])('of a language ($query) is that of $origin alone', async ({ query, origin }) => {
    const opened = await open(`${SURVEY}${query}`, changed);
    expect(framesOf(opened)).toEqual(['https://open.spotify.com', origin]);
    expect(textOf(opened.html)).toContain('Ask & Tell');
  });
});
