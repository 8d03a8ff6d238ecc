import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFixtureArticle } from '#tests/support/fixture-articles.ts';
import {
  cardsIn,
  findElements,
  hrefsOf,
  linksInHead,
  partOf,
  textOf,
} from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openList, walkList } from '#tests/support/walk-list.ts';

const FACTS = '/riverbend/get-the-facts';
const PAGE_SIZE = 60;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    changeContent: (contentDir) => {
      for (let at = 0; at < 130; at += 1)
        writeFixtureArticle(contentDir, {
          id: `more-${at.toString(36)}`,
          kind: 'basic',
          topics: at < 65 ? ['taxes'] : ['saving'],
        });
    },
  });
});
afterAll(() => server.close());

const open = (address: string) => openList(server, address);

function listed(topic?: string): number {
  return server.content.current.articles.filter(
    ({ kind, topics }) =>
      kind !== 'virtual-event' && (topic === undefined || topics.includes(topic)),
  ).length;
}

describe.each(['', '/taxes'])('a list of more than sixty at get-the-facts%s', (below) => {
  const total = (): number => listed(below === '' ? undefined : below.slice(1));

  it.each([
    { lang: '', show: '?show=all' },
    { lang: 'lang=es-US', show: '?show=all&lang=es-US' },
  ])('goes on over pages that have every article once ($lang)', async ({ show }) => {
    const pages = await walkList(server, `${FACTS}${below}${show}`);
    const shown = pages.flat();
    expect(pages.map(({ length }) => length)).toEqual(
      pages.map((_page, at) => Math.min(PAGE_SIZE, total() - at * PAGE_SIZE)),
    );
    expect(shown).toHaveLength(total());
    expect(new Set(shown).size).toBe(total());
  });

  it('shows six of them before, and says how many there are', async () => {
    const { main, html } = await open(`${FACTS}${below}`);
    expect(cardsIn(main)).toHaveLength(6);
    expect(textOf(main)).toContain(`${total()} guides`);
    expect(linksInHead(html)).toMatchObject({ prev: undefined, next: undefined });
    expect(hrefsOf(main)).toContain(`${FACTS}${below}?show=all`);
  });

  it('tells in the heading of the list which part is shown', async () => {
    const { main } = await open(`${FACTS}${below}?page=2`);
    const heading = findElements(main, 'h2').find(({ attributes }) => attributes['id'] === 'list');
    expect(heading?.text).toContain(`${total()} guides`);
    expect(heading?.text).toMatch(/ · 61 to \d+$/);
  });
});

describe('a further page of a list', () => {
  it('has an address of its own in the head, in each language, and those beside it', async () => {
    const { html } = await open(`${FACTS}?page=2&utm_source=mail`);
    const own = `${server.base}${FACTS}`;
    expect(linksInHead(html)).toEqual({
      canonical: `${own}?page=2`,
      prev: `${FACTS}?show=all`,
      next: `${FACTS}?page=3`,
    });
    const spanish = findElements(html, 'link').find(
      ({ attributes }) => attributes['hreflang'] === 'es-US',
    );
    expect(spanish?.attributes['href']).toBe(`${own}?page=2&lang=es-US`);
    expect(findElements(html, 'title')[0]?.text).toBe('Trending topics, page 2 | Riverbend');
  });

  it('leads to the pages beside it and to both ends, and says which one it is', async () => {
    const { main } = await open(`${FACTS}?page=2`);
    const pager = findElements(partOf(main.slice(main.indexOf('<article')), 'nav'), 'a');
    expect(pager.map(({ attributes }) => attributes['href'])).toEqual([
      `${FACTS}?show=all#list`,
      `${FACTS}?show=all#list`,
      `${FACTS}?page=2#list`,
      `${FACTS}?page=3#list`,
      `${FACTS}?page=3#list`,
    ]);
    expect(pager.map(({ attributes }) => attributes['aria-current'])).toEqual([
      undefined,
      undefined,
      'page',
      undefined,
      undefined,
    ]);
    expect(pager.map(({ attributes }) => attributes['aria-label'])).toEqual([
      'Previous page',
      'Page 1',
      'Page 2',
      'Page 3',
      'Next page',
    ]);
  });

  it.each(['page=4', 'page=1', 'page=0', 'page=x', 'page='])(
    'that is not there (%s) leads back to the list',
    async (query) => {
      expect(await open(`${FACTS}?${query}`)).toMatchObject({ status: 302, location: FACTS });
      expect(await open(`${FACTS}?show=all&${query}`)).toMatchObject({
        status: 302,
        location: `${FACTS}?show=all`,
      });
    },
  );

  it('is kept under its one address, however it was asked for', async () => {
    const ids = await Promise.all(
      ['page=3', 'show=all&page=3', 'page=3&x=1'].map(async (query) =>
        (await open(`${FACTS}?${query}`)).html.replaceAll(/nonce="[^"]*"/g, ''),
      ),
    );
    expect(new Set(ids).size).toBe(1);
  });
});

describe('a page that shows few of many', () => {
  it.each(['', '/get-the-facts'])('sends no more than it shows at /riverbend%s', async (path) => {
    const { html } = await open(`/riverbend${path}`);
    const titles = server.content.current.articles.filter(({ texts }) =>
      html.includes(texts.en.title),
    );
    expect(titles.length).toBeGreaterThanOrEqual(6);
    expect(titles.length).toBeLessThan(20);
  });
});

describe('a search that finds more than twenty', () => {
  const QUERY = '/riverbend/search?q=intro';

  /** Where the results lead. */
  const resultsIn = (main: string): string[] => hrefsOf(partOf(main, 'ol'));

  async function walkResults(address: string): Promise<string[][]> {
    const { status, html, main } = await open(address);
    expect(status).toBe(200);
    const { next } = linksInHead(html);
    return [resultsIn(main), ...(next === undefined ? [] : await walkResults(next))];
  }

  it.each(['', '&lang=es-US'])('goes on over pages that have each once%s', async (lang) => {
    const { main } = await open(`${QUERY}${lang}`);
    const total = Number(/id="results"[^>]*>(\d+)/.exec(main)?.[1]);
    expect(total).toBeGreaterThanOrEqual(130);
    const pages = await walkResults(`${QUERY}${lang}`);
    expect(pages.map(({ length }) => length)).toEqual(
      pages.map((_page, at) => Math.min(20, total - at * 20)),
    );
    expect(new Set(pages.flat()).size).toBe(total);
  });

  it('says which it shows, and stays out of search engines', async () => {
    const { main, html } = await open(`${QUERY}&page=3`);
    expect(textOf(partOf(main, 'h2'))).toMatch(/^\d+ results for “intro” · 41 to 60$/);
    expect(findElements(html, 'title')[0]?.text).toBe('Search the site, page 3 | Riverbend');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(linksInHead(html)).toEqual({
      canonical: undefined,
      prev: '/riverbend/search?q=intro&page=2',
      next: '/riverbend/search?q=intro&page=4',
    });
  });

  it.each(['page=99', 'page=1', 'page=x'])(
    'leads back to its beginning from a page that is not there (%s)',
    async (page) => {
      expect(await open(`${QUERY}&${page}`)).toMatchObject({ status: 302, location: QUERY });
      expect(await open(`/riverbend/search?q=%C3%B1and%C3%BA+%26&${page}`)).toMatchObject({
        status: 302,
        location: expect.stringMatching(/^\/riverbend\/search\?q=%C3%B1and%C3%BA(?:\+|%20)%26$/),
      });
    },
  );

  it('finds by a beginning, by a slip and without accents', async () => {
    for (const words of ['more-12', 'nitro more', 'ÍNTRO'])
      expect(resultsIn((await open(`/riverbend/search?q=${words}`)).main).length).toBeGreaterThan(
        0,
      );
  });
});

describe('an edit', () => {
  it('is found by its new words and no longer by its old ones', async () => {
    const count = async (words: string): Promise<number> => {
      const { main } = await open(`/riverbend/search?q=${words}`);
      return Number(/id="results"[^>]*>(\d+)/.exec(main)?.[1] ?? 0);
    };
    expect(await count('quokka')).toBe(0);
    const write = async (body: string): Promise<void> => {
      writeFixtureArticle(server.contentDir ?? '', { id: 'more-7', kind: 'basic', body });
      await server.content.reload();
    };
    await write('A quokka smiles.');
    expect(await count('quokka')).toBe(1);
    await write('Nobody smiles.');
    expect(await count('quokka')).toBe(0);
  });
});
