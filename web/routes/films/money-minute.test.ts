import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFixtureArticle } from '#tests/support/fixture-articles.ts';
import { findElement, findElements, hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const FILMS = '/generic/get-the-facts/money-minute';
const COMPOUNDING = '/money-minute/articles/minute-compounding/growth-on-growth';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    changeContent: (contentDir) => {
      writeFixtureArticle(contentDir, {
        id: 'lone-film',
        kind: 'money-minute',
        contentType: 'video',
        influencer: 'nobody-we-know',
        text: {
          video: {
            dynamicMediaParams: 'no-such-film-AVS',
            title: 'Lone',
            summary: 'Lone',
            transcript: 'Words',
          },
        },
      });
      writeFixtureArticle(contentDir, {
        id: 'wordless',
        kind: 'money-minute',
        contentType: 'video',
      });
      changeFragment(contentDir, 'target-date', (yaml) =>
        yaml.replaceAll('target-date-explainer-en-AVS', 'gone.png'),
      );
    },
  });
});
afterAll(() => server.close());

function changeFragment(contentDir: string, name: string, change: (yaml: string) => string): void {
  const file = path.join(contentDir, 'fragments/generic', name, 'master.yaml');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

async function open(address: string): Promise<{ status: number; html: string; main: string }> {
  const response = await fetch(`${server.base}${address}`, { redirect: 'manual' });
  const html = await response.text();
  return {
    status: response.status,
    html,
    main: html.includes('<main') ? partOf(html, 'main') : '',
  };
}

function titlesIn(main: string): string[] {
  return findElements(main, 'article').map(({ text }) => text);
}

function canonicalOf(html: string): string | undefined {
  return findElements(html, 'link').find(({ attributes }) => attributes['rel'] === 'canonical')
    ?.attributes['href'];
}

describe('the money minute', () => {
  it('shows every film, whoever presents it, and portraits that are links', async () => {
    const { status, main } = await open(FILMS);
    expect(status).toBe(200);
    expect(titlesIn(main)).toHaveLength(8);
    const filter = findElements(partOf(main, 'nav'), 'a');
    expect(filter.map(({ attributes }) => attributes['href'])).toEqual([
      `${FILMS}/rosa`,
      `${FILMS}/deon`,
      `${FILMS}/june`,
      FILMS,
    ]);
    expect(filter.map(({ attributes }) => attributes['aria-current'])).toEqual([
      undefined,
      undefined,
      undefined,
      'true',
    ]);
  });

  it.each([
    {
      query: '',
      heading: '2 videos with Deon Wallace',
      title: 'Money Minute: Deon Wallace | Sendero',
    },
    {
      query: '?lang=es-US',
      heading: '2 videos con Deon Wallace',
      title: 'Dinero en un minuto: Deon Wallace | Sendero',
    },
  ])('of one presenter$query has only the films of that one', async ({ query, heading, title }) => {
    const { html, main } = await open(`${FILMS}/deon${query}`);
    expect(textOf(main)).toContain(heading);
    expect(findElement(html, 'title').text).toBe(title);
    const films = titlesIn(main);
    expect(films).toHaveLength(2);
    for (const film of films) expect(film).toContain('Deon Wallace');
    expect(canonicalOf(html)).toBe(`${server.base}${FILMS}/deon${query}`);
  });

  it.each(['nobody-we-know', 'rosa/deeper', '__proto__', '%20'])(
    'of %s is that of everyone, under its one address',
    async (below) => {
      const { status, html, main } = await open(`${FILMS}/${below}`);
      expect(status).toBe(200);
      expect(titlesIn(main)).toHaveLength(8);
      expect(canonicalOf(html)).toBe(`${server.base}${FILMS}`);
    },
  );

  it('is found from the menu and from the facts', async () => {
    const { html } = await open('/riverbend/get-the-facts');
    expect(hrefsOf(partOf(html, 'header'))).toContain('/riverbend/get-the-facts/money-minute');
    expect(hrefsOf(partOf(html, 'main'))).toContain('/riverbend/get-the-facts/money-minute');
  });
});

describe.each([
  {
    query: '',
    presenter: 'Presented by',
    more: 'More videos with Deon Wallace',
    back: 'Money Minute',
  },
  {
    query: '?lang=es-US',
    presenter: 'Presenta',
    more: 'Más videos con Deon Wallace',
    back: 'Dinero en un minuto',
  },
])('a film$query', ({ query, presenter, more, back }) => {
  it('names its presenter, leads to the others and back to all', async () => {
    const { status, main } = await open(`/riverbend${COMPOUNDING}${query}`);
    expect(status).toBe(200);
    const text = textOf(main);
    expect(text).toContain(`${presenter} Deon Wallace`);
    expect(text).toContain(more);
    const links = findElements(main, 'a');
    expect(links[0]).toMatchObject({
      text: back,
      attributes: { href: `/riverbend/get-the-facts/money-minute${query}` },
    });
    expect(hrefsOf(main)).toContain(`/riverbend/get-the-facts/money-minute/deon${query}`);
  });

  it('shows its film before anything is said of it, with all of its words', async () => {
    const { main } = await open(`/generic${COMPOUNDING}${query}`);
    expect(main.indexOf('data-component="s7Viewer"')).toBeGreaterThan(0);
    expect(main.indexOf('data-component="s7Viewer"')).toBeLessThan(
      main.search(/A snowball picks up|Una bola de nieve junta/),
    );
    expect(textOf(main)).toMatch(/snowball rolls|bola de nieve rueda/);
  });

  it('keeps its presenter where only the last words of its path are given', async () => {
    const { main } = await open(`/generic/get-the-facts/more/growth-on-growth${query}`);
    expect(textOf(main)).toContain(`${presenter} Deon Wallace`);
  });
});

describe('a film without presenter, file or words', () => {
  it.each([
    { id: 'lone-film', what: 'a presenter nobody knows and a file that is not there' },
    { id: 'wordless', what: 'no film at all' },
  ])('$id is a page all the same', async ({ id }) => {
    const { status, main } = await open(`/generic/money-minute/articles/${id}/${id}`);
    expect(status).toBe(200);
    expect(main).toContain(`Intro of ${id}`);
    expect(main).not.toContain('id="presenter"');
  });

  it('is named by the content check', () => {
    const messages = server.content.current.refusals.map(({ message }) => message);
    expect(messages.join('\n')).toContain('influencers.yaml, found nobody-we-know');
  });
});

describe('the target date page', () => {
  it.each([
    { address: '/generic/target-date', title: 'Target date funds | Sendero' },
    {
      address: '/riverbend/target-date?lang=es-US',
      title: 'Fondos con fecha objetivo | Riverbend',
    },
  ])('at $address shows the path in words and as a table', async ({ address, title }) => {
    const { status, html, main } = await open(address);
    expect(status).toBe(200);
    expect(findElement(html, 'title').text).toBe(title);
    expect(main).toMatch(/role="img" aria-label="[^"]*90%[^"]*50%[^"]*35%/);
    const rows = findElements(partOf(main, 'tbody'), 'tr').map(({ text }) => text);
    expect(rows).toHaveLength(5);
    expect(rows[3]).toMatch(/50%\s*50%/);
    expect(hrefsOf(main).filter((href) => href.includes('/target-date/articles/'))).toHaveLength(3);
    expect(findElements(main, 'details').length).toBeGreaterThanOrEqual(8);
  });

  it('leaves out a film that is none, and stands', async () => {
    const { status, main } = await open('/generic/target-date');
    expect(status).toBe(200);
    expect(main).not.toContain('s7Viewer');
  });

  it.each(['', '?lang=es-US'])(
    'is not there for a company that does not show it%s',
    async (query) => {
      const { status, html } = await open(`/seiu775srp/target-date${query}`);
      expect(status).toBe(404);
      expect(html).toContain('data-theme="seiu775srp"');
      const facts = await open(`/seiu775srp/get-the-facts${query}`);
      expect(hrefsOf(facts.html).filter((href) => /\/target-date(?:$|\?)/.test(href))).toEqual([]);
    },
  );
});

describe('the search', () => {
  it.each([
    { query: 'snowball', path: `/generic${COMPOUNDING}`, what: 'the words of a film' },
    {
      query: 'Nakata',
      path: '/generic/money-minute/articles/minute-fees/small-fees-long-years',
      what: 'a presenter',
    },
    {
      query: 'milepost',
      path: '/generic/target-date/articles/choosing-your-year/which-year-is-yours',
      what: 'an article',
    },
    { query: 'never chose one', path: '/generic/target-date#q-default', what: 'a question' },
  ])('finds $what by $query', async ({ query, path: found }) => {
    const { main } = await open(`/generic/search?q=${encodeURIComponent(query)}`);
    expect(hrefsOf(main)).toContain(found);
  });

  it('finds no question of a page that a company does not show', async () => {
    const { main } = await open(`/seiu775srp/search?q=${encodeURIComponent('never chose one')}`);
    expect(hrefsOf(main).filter((href) => href.includes('target-date#'))).toEqual([]);
  });
});
