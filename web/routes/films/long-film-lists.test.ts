import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFixtureArticle } from '#tests/support/fixture-articles.ts';
import { cardsIn, findElements, hrefsOf, linksInHead } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openList, walkList } from '#tests/support/walk-list.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    changeContent: (contentDir) => {
      for (let at = 0; at < 70; at += 1) {
        const end = at.toString(36);
        const influencer = at < 65 ? 'june' : 'rosa';
        writeFixtureArticle(contentDir, { id: `film-${end}`, kind: 'money-minute', influencer });
        writeFixtureArticle(contentDir, { id: `fund-${end}`, kind: 'target-date' });
      }
    },
  });
});
afterAll(() => server.close());

const open = (address: string) => openList(server, address);

describe.each([
  { path: '/riverbend/get-the-facts/money-minute', kind: 'money-minute', heading: 'films' },
  { path: '/riverbend/get-the-facts/money-minute/june', kind: 'money-minute', heading: 'films' },
  { path: '/riverbend/target-date', kind: 'target-date', heading: 'articles' },
])('the cards of more than sixty at $path', ({ path, kind, heading }) => {
  const presenter = /minute\/(.+)$/.exec(path)?.[1];
  const total = (): number =>
    server.content.current.articles.filter(
      (article) =>
        article.kind === kind && (presenter === undefined || article.influencer === presenter),
    ).length;

  it.each(['', '?lang=es-US'])('go on over pages that have each once%s', async (lang) => {
    const pages = await walkList(server, `${path}${lang}`);
    expect(pages.map(({ length }) => length)).toEqual([60, total() - 60]);
    expect(new Set(pages.flat()).size).toBe(total());
  });

  it('have addresses for their pages, and say which of them are shown', async () => {
    const { main, html } = await open(`${path}?page=2&utm_source=mail`);
    expect(linksInHead(html)).toEqual({
      canonical: `${server.base}${path}?page=2`,
      prev: path,
      next: undefined,
    });
    const title = findElements(main, 'h2').find(({ attributes }) => attributes['id'] === heading);
    expect(title?.text).toMatch(new RegExp(` · 61 to ${total()}$`));
    expect(findElements(html, 'title')[0]?.text).toMatch(/, page 2 \| Riverbend$/);
    expect(hrefsOf(main)).toContain(`${path}#${heading}`);
  });

  it.each(['page=3', 'page=1', 'page=x'])(
    'lead back from a page that is not there (%s)',
    async (query) => {
      expect(await open(`${path}?${query}`)).toMatchObject({ status: 302, location: path });
    },
  );
});

describe('films of one presenter, where all together are more than sixty', () => {
  it('stand on one page, and count only the presenter’s', async () => {
    const path = '/riverbend/get-the-facts/money-minute/rosa';
    const { main, html } = await open(path);
    const films = server.content.current.articles.filter(({ influencer }) => influencer === 'rosa');
    expect(cardsIn(main)).toHaveLength(films.length);
    expect(linksInHead(html)).toMatchObject({ next: undefined });
    expect(await open(`${path}?page=2`)).toMatchObject({ status: 302, location: path });
  });
});
