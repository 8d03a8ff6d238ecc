import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFixtureArticle } from '#tests/support/fixture-articles.ts';
import { findElements, hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const LONG_TITLE = 'A title that goes on and on until nobody can read it any more';
const LONG_DESCRIPTION = 'Words that say little. '.repeat(8).trim();

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    changeContent: (contentDir) => {
      writeFixtureArticle(contentDir, {
        id: 'loved',
        kind: 'basic',
        likes: 1_234,
        topics: ['taxes'],
        text: { title: LONG_TITLE, description: LONG_DESCRIPTION },
      });
      writeFixtureArticle(contentDir, { id: 'liked-once', kind: 'basic', likes: 1 });
    },
  });
});
afterAll(() => server.close());

async function open(address: string): Promise<{ status: number; main: string }> {
  const response = await fetch(`${server.base}${address}`, { redirect: 'manual' });
  return { status: response.status, main: partOf(await response.text(), 'main') };
}

function cardsIn(main: string) {
  return findElements(main, 'article');
}

/** The articles that this page lists: those of an event stand in its own list only. */
function listed() {
  return server.content.current.articles.filter(({ kind }) => kind !== 'virtual-event');
}

/** Counts the dotted trails that are drawn between rows of cards. */
function breaksIn(main: string): number {
  return findElements(main, 'img').filter(({ attributes }) =>
    attributes['src']?.endsWith('/trail-break.svg'),
  ).length;
}

function articlesAbout(topic: string): number {
  return listed().filter((article) => article.topics.includes(topic)).length;
}

describe('get the facts', () => {
  it('shows the first six articles, a break after every third, and the way to all', async () => {
    const { main } = await open('/generic/get-the-facts');
    expect(cardsIn(main)).toHaveLength(6);
    expect(breaksIn(main)).toBe(1);
    expect(hrefsOf(main)).toContain('/generic/get-the-facts?show=all');
    expect(textOf(main)).toContain('Show all topics');
  });

  it('shows all of them when asked, and the way back to fewer', async () => {
    const { main } = await open('/generic/get-the-facts?show=all');
    const all = listed().length;
    expect(cardsIn(main)).toHaveLength(all);
    expect(breaksIn(main)).toBe(Math.floor((all - 1) / 3));
    expect(hrefsOf(main)).toContain('/generic/get-the-facts#list');
    expect(textOf(main)).toContain('Show fewer');
  });

  it('shows no way to more where there is no more', async () => {
    expect(articlesAbout('changing-jobs')).toBeLessThanOrEqual(6);
    const { main } = await open('/generic/get-the-facts/changing-jobs');
    expect(cardsIn(main)).toHaveLength(articlesAbout('changing-jobs'));
    expect(textOf(main)).not.toContain('Show all topics');
  });

  it.each(['?show=ALL', '?show=1', '?show=', '?show=all2'])(
    'does not take %s for a wish to see all',
    async (query) => {
      expect(cardsIn((await open(`/generic/get-the-facts${query}`)).main)).toHaveLength(6);
    },
  );

  it('names the most liked article first, cut to its length', async () => {
    const { main } = await open('/generic/get-the-facts');
    const [first] = cardsIn(main);
    expect(first?.text).toContain('A title that goes on and on until nobody can read…');
    expect(first?.text).toMatch(/1,234 likes/);
    const [description = ''] = findElements(main.slice(main.indexOf('<article')), 'p').map(
      (paragraph) => paragraph.text,
    );
    expect(description).toMatch(/…$/);
    expect(description.length).toBeLessThanOrEqual(130);
    expect(LONG_DESCRIPTION.startsWith(description.slice(0, -1))).toBe(true);
  });

  it.each([
    { lang: 'en', query: '?show=all', one: '1 like', many: '1,234 likes' },
    { lang: 'es', query: '?show=all&lang=es-US', one: '1 me gusta', many: '1,234 me gusta' },
  ])('counts one like and many in $lang', async ({ query, one, many }) => {
    const { main } = await open(`/generic/get-the-facts${query}`);
    const texts = cardsIn(main).map((card) => card.text);
    expect(texts.some((text) => text.endsWith(many))).toBe(true);
    expect(texts.some((text) => new RegExp(`(?<![\\d,])${one}$`).test(text))).toBe(true);
  });
});

describe('a filter by topic', () => {
  it.each([
    { address: '/generic/get-the-facts/taxes', words: 'about taxes', name: 'Taxes' },
    {
      address: '/generic/get-the-facts/taxes?lang=es-US',
      words: 'sobre impuestos',
      name: 'Impuestos',
    },
  ])('at $address shows only what is $words', async ({ address, words, name }) => {
    const { status, main } = await open(`${address}${address.includes('?') ? '&' : '?'}show=all`);
    expect(status).toBe(200);
    expect(cardsIn(main)).toHaveLength(articlesAbout('taxes'));
    expect(textOf(main)).toContain(`${articlesAbout('taxes')} `);
    expect(textOf(main)).toContain(words);
    const marked = findElements(main, 'a').filter((link) => link.attributes['aria-current']);
    expect(marked.map((link) => link.text)).toEqual([name]);
  });

  it('is offered for every topic that has an article', async () => {
    const { main } = await open('/riverbend/get-the-facts');
    const filters = findElements(partOf(main, 'nav'), 'a');
    const { topics } = server.content.current;
    const offered = topics.filter((topic) => articlesAbout(topic.id) > 0);
    expect(filters.map((link) => link.text)).toEqual([
      'Everything',
      ...offered.map((topic) => topic.title.en),
    ]);
    expect(filters[1]?.attributes['href']).toBe(`/riverbend/get-the-facts/${offered[0]?.id}`);
  });

  it('keeps its topic on the way to all', async () => {
    expect(articlesAbout('saving')).toBeGreaterThan(6);
    const { main } = await open('/generic/get-the-facts/saving?lang=es-US');
    expect(hrefsOf(main)).toContain('/generic/get-the-facts/saving?show=all&lang=es-US');
  });
});

describe('whatever stands below get the facts', () => {
  it.each(['no-such-topic', 'money-minutes', 'saving/deeper', 'a/b/c/d', '__proto__', '%20'])(
    '%s is the same page, which shows everything',
    async (below) => {
      const { status, main } = await open(`/generic/get-the-facts/${below}?show=all`);
      expect(status).toBe(200);
      expect(cardsIn(main)).toHaveLength(listed().length);
    },
  );

  it('is known to search engines under the one address', async () => {
    const response = await fetch(`${server.base}/generic/get-the-facts/no-such-topic`);
    const canonical = findElements(await response.text(), 'link').find(
      ({ attributes }) => attributes['rel'] === 'canonical',
    );
    expect(canonical?.attributes['href']).toBe(`${server.base}/generic/get-the-facts`);
  });

  it('does not reach words that only begin alike', async () => {
    const response = await fetch(`${server.base}/generic/get-the-factsheet`);
    expect(response.status).toBe(404);
  });
});

describe('the covers of the list', () => {
  it('come with the page in its first row, and late in the others', async () => {
    const { main } = await open('/generic/get-the-facts?show=all');
    // The small pictures of where to go on are no covers of the list.
    const covers = findElements(main, 'img').filter(
      ({ attributes }) => attributes['src']?.includes('/cover-') && attributes['width'] !== '72',
    );
    expect(covers.length).toBe(listed().length);
    expect(covers.slice(0, 3).map(({ attributes }) => attributes['loading'])).toEqual(
      Array.from({ length: 3 }, () => undefined),
    );
    expect(new Set(covers.slice(3).map(({ attributes }) => attributes['loading']))).toEqual(
      new Set(['lazy']),
    );
  });
});

describe('the home page', () => {
  it('shows six articles, the most liked first, and the way to all of them', async () => {
    const { main } = await open('/riverbend');
    const cards = cardsIn(main);
    expect(cards).toHaveLength(6);
    expect(cards[0]?.text).toMatch(/1,234 likes/);
    expect(breaksIn(main)).toBe(1);
    expect(hrefsOf(main)).toContain('/riverbend/get-the-facts?show=all');
  });

  it.each([
    { companyId: 'riverbend', title: 'Steady as the river. Start where you stand.' },
    { companyId: 'generic', title: 'Retirement is a trail. Start where you stand.' },
  ])('of $companyId says “$title”', async ({ companyId, title }) => {
    const { main } = await open(`/${companyId}`);
    expect(findElements(main, 'h1').map((heading) => heading.text)).toEqual([title]);
  });

  it('leads to pages that exist', async () => {
    const { main } = await open('/riverbend?lang=es-US');
    const inner = [...new Set(hrefsOf(main).filter((href) => href.startsWith('/')))];
    expect(inner.length).toBeGreaterThan(8);
    // One after the other: many cold pages at once are told to come back where the machine is busy.
    for (const href of inner) expect([href, (await open(href)).status]).toEqual([href, 200]);
  });
});
