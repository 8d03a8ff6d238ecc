import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { loadDescribedCalls, type DescribedCalls } from '#tests/support/described-calls.ts';
import { COMPANY_IDS, LANGUAGES_OF_PAGES } from '#tests/support/page-addresses.ts';
import {
  findElement,
  findElements,
  hrefsOf,
  partOf,
  partsOf,
  textOf,
} from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const QUESTIONS = 'virtual-event/articles/event-questions/questions-to-ask-about-your-plan';
const NEXT_STEPS = 'virtual-event/articles/event-next-steps/your-next-three-steps';

let server: TestServer;
/** A server where riverbend has an event of two articles, and seiu775srp has none. */
let changed: TestServer;
/** A server where seiu775srp names only an article that is about more than its plan has. */
let unfit: TestServer;
let calls: DescribedCalls;

beforeAll(async () => {
  server = await startTestServer();
  changed = await startTestServer({
    changeContent: (contentDir) => {
      changeYaml(contentDir, 'companies/riverbend/company.yaml', {
        virtualEventArticles: ['event-next-steps', 'event-get-ready'],
      });
      changeYaml(contentDir, 'companies/seiu775srp/company.yaml', { virtualEventArticles: [] });
    },
  });
  unfit = await startTestServer({
    changeContent: (contentDir) => {
      changeYaml(contentDir, 'articles/event-next-steps/article.yaml', { needs: ['plan.ownRate'] });
      changeYaml(contentDir, 'companies/seiu775srp/company.yaml', {
        virtualEventArticles: ['event-next-steps'],
      });
    },
  });
  calls = await loadDescribedCalls(server.base);
});
afterAll(async () => {
  await server.close();
  await changed.close();
  await unfit.close();
});

async function open(address: string, from = server): Promise<{ status: number; html: string }> {
  const response = await fetch(`${from.base}${address}`, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}

/** The articles that a page's cards lead to, by id. */
function cardsOf(html: string): string[] {
  return partsOf(partOf(html, 'main'), 'article').flatMap(
    (card) => /\/articles\/([^/]+)\//.exec(card)?.[1] ?? [],
  );
}

describe.each(
  COMPANY_IDS.flatMap((companyId) => LANGUAGES_OF_PAGES.map((of) => ({ companyId, ...of }))),
)('the virtual event of $companyId in $language', ({ companyId, language, query }) => {
  const lang = query === '' ? '' : `?${query}`;

  it('has a program whose sessions lead to pages that are there', async () => {
    const { status, html } = await open(`/${companyId}/virtual-event${lang}`);
    expect(status).toBe(200);
    const program = partOf(partOf(html, 'main'), 'ol');
    const targets = hrefsOf(program);
    expect(targets).toHaveLength(4);
    for (const target of targets) {
      expect(target.includes('lang=es-US')).toBe(language === 'es-US');
      expect((await open(target)).status, target).toBe(200);
    }
  });

  it('names those who lead through it, and says that they are drawn', async () => {
    const { html } = await open(`/${companyId}/virtual-event${lang}`);
    const text = textOf(partOf(html, 'main'));
    for (const name of ['Inés Villaseñor', 'Samuel Price', 'Carmen Robles'])
      expect(text).toContain(name);
    expect(text).toMatch(/drawn characters|personajes dibujados/);
    expect(html).toMatch(/<title>(?:Virtual event|Evento virtual) \|/);
  });

  it('is announced on the home page', async () => {
    const { html } = await open(`/${companyId}${lang}`);
    expect(hrefsOf(partOf(html, 'main'))).toContain(`/${companyId}/virtual-event${lang}`);
  });
});

describe('the list of a company', () => {
  it.each([
    { companyId: 'generic', ids: 'event-get-ready event-questions event-covered event-next-steps' },
    {
      companyId: 'riverbend',
      ids: 'event-covered event-get-ready event-questions event-next-steps',
    },
    {
      companyId: 'seiu775srp',
      ids: 'event-get-ready event-questions event-covered event-next-steps',
    },
  ])('of $companyId is $ids', async ({ companyId, ids }) => {
    const { html } = await open(`/${companyId}/virtual-event`);
    expect(cardsOf(html).join(' ')).toBe(ids);
    const response = await fetch(`${server.base}/po/content/companies/${companyId}/virtual-event`);
    const { articles } = (await calls.readAnswer('virtualEventArticles', response)) as {
      articles: Array<{ id: string; path: string }>;
    };
    expect(articles.map(({ id }) => id).join(' ')).toBe(ids);
  });

  it('is summarised in the language asked for, and a company that is not there has none', async () => {
    const address = `${server.base}/po/content/companies/generic/virtual-event?lang=es`;
    const { articles } = (await (await fetch(address)).json()) as {
      articles: Array<{ title: string }>;
    };
    expect(articles[0]?.title).toBe('Prepárate en veinte minutos');
    const missing = await fetch(`${server.base}/po/content/companies/nobody/virtual-event`);
    expect(missing.status).toBe(404);
  });

  it('decides which articles are read in the company', async () => {
    expect(cardsOf((await open('/riverbend/virtual-event', changed)).html)).toEqual([
      'event-next-steps',
      'event-get-ready',
    ]);
    expect((await open(`/riverbend/${NEXT_STEPS}`, changed)).status).toBe(200);
    expect((await open(`/riverbend/${QUESTIONS}`, changed)).status).toBe(404);
    expect((await open(`/generic/${QUESTIONS}`, changed)).status).toBe(200);
    const bySlug = '/get-the-facts/more/questions-to-ask-about-your-plan';
    expect((await open(`/riverbend${bySlug}`, changed)).status).toBe(404);
  });

  it('of which nothing can be shown is said to have failed, as an error of the page', async () => {
    const { status, html } = await open('/seiu775srp/virtual-event', unfit);
    expect(status).toBe(200);
    expect(findElement(html, 'h1').text).toBe('Error while fetching virtual event articles');
    const notes = findElements(html, 'script').filter(
      ({ attributes }) => attributes['data-of'] === 'note',
    );
    expect(notes.map(({ text }) => JSON.parse(text) as unknown)).toContainEqual({
      type: 'articles/virtualEventFailed',
      error: 'Error while fetching virtual event articles',
    });
    const spanish = await open('/seiu775srp/virtual-event?lang=es-US', unfit);
    expect(findElement(spanish.html, 'h1').text).toBe(
      'No se pudieron cargar los artículos del evento virtual',
    );
    expect(hrefsOf(partOf(spanish.html, 'main'))).toContain('/seiu775srp/virtual-event?lang=es-US');
  });

  it('when it is empty means no event: no page, no invitation, nothing found', async () => {
    expect((await open('/seiu775srp/virtual-event', changed)).status).toBe(404);
    for (const page of ['/seiu775srp', '/seiu775srp/get-the-facts', '/seiu775srp/search?q=event']) {
      const { status, html } = await open(page, changed);
      expect(status).toBe(200);
      expect(hrefsOf(html).filter((href) => href.includes('virtual-event'))).toEqual([]);
    }
  });
});

describe('an article of the event', () => {
  it('leads back to the event, and on to its other articles in their order', async () => {
    const { html } = await open(`/generic/${QUESTIONS}?lang=es-US`);
    const back = findElements(partOf(html, 'main'), 'a')[0];
    expect(back?.attributes['href']).toBe('/generic/virtual-event?lang=es-US');
    expect(back?.text).toBe('Evento virtual');
    const next = hrefsOf(html.slice(html.indexOf('aria-labelledby="next"')));
    expect(next.flatMap((href) => /\/articles\/([^/]+)\//.exec(href)?.[1] ?? [])).toEqual([
      'event-covered',
      'event-next-steps',
      'event-get-ready',
    ]);
  });

  it('stands in no list but its own', async () => {
    const { html } = await open('/generic/get-the-facts?show=all');
    expect(cardsOf(html).length).toBeGreaterThan(15);
    expect(cardsOf(html).filter((id) => id.startsWith('event-'))).toEqual([]);
    const response = await fetch(`${server.base}/po/content/articles/next`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ numberOfArticles: 50 }),
    });
    const { articles } = (await response.json()) as { articles: Array<{ path: string }> };
    expect(articles.filter(({ path }) => path.startsWith('virtual-event'))).toEqual([]);
  });

  it('is found by its words, as is the event', async () => {
    const { html } = await open('/generic/search?q=preguntas+plan&lang=es-US');
    expect(hrefsOf(partOf(html, 'ol'))).toContain(`/generic/${QUESTIONS}?lang=es-US`);
    const event = await open('/generic/search?q=Carmen+program');
    expect(event.status).toBe(200);
    const found = await open('/generic/search?q=four+short+sessions');
    expect(hrefsOf(partOf(found.html, 'ol'))).toContain('/generic/virtual-event');
    expect(findElement(found.html, 'h1').text).toBe('Search the site');
  });
});
