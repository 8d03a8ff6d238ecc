import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGatedRenderer, type GatedRenderer } from '#tests/support/gated-renderer.ts';
import { findElement, findElements, hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let gate: GatedRenderer;

beforeAll(async () => {
  gate = createGatedRenderer();
  server = await startTestServer({ wrapRenderer: gate.wrap });
});
afterAll(() => server.close());

async function open(address: string): Promise<{ status: number; headers: Headers; html: string }> {
  const response = await fetch(`${server.base}${address}`, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe.each([
  { language: 'en-US', query: '', first: 'Apparel' },
  { language: 'es-US', query: '?lang=es-US', first: 'Ropa' },
])('the inflation area in $language', ({ query, first }) => {
  it('has the quiz, the flash cards, the cart and the ticket', async () => {
    const { status, html } = await open(`/riverbend/inflation${query}`);
    expect(status).toBe(200);
    const drawn = Array.from(html.matchAll(/ data-component="([^"]*)"/g), ([, name]) => name);
    expect(drawn).toEqual(['quiz', 'flashcard-group', 'inflation-cart', 'price-creep']);
  });

  it('opens the cart at clothes, and every category has its series, period and source', async () => {
    const { html } = await open(`/generic/inflation${query}`);
    const cart = html.slice(html.indexOf('data-component="inflation-cart"'));
    const tiles = findElements(partOf(cart, 'fieldset'), 'label');
    expect(tiles).toHaveLength(8);
    expect(tiles[0]?.text).toBe(first);
    const chosen = findElements(partOf(cart, 'fieldset'), 'input').map(
      ({ attributes }) => 'checked' in attributes,
    );
    expect(chosen).toEqual([true, false, false, false, false, false, false, false]);
    const pieces = findElements(cart, 'dl');
    expect(pieces).toHaveLength(8);
    for (const { text } of pieces) expect(text).toMatch(/(?:19|20)\d\d/);
  });

  it('starts the ticket at its first mark and has all seven prices in a table', async () => {
    const { html } = await open(`/generic/inflation${query}`);
    const slider = findElements(html, 'input').find(
      ({ attributes }) => attributes['type'] === 'range',
    );
    expect(slider?.attributes).toMatchObject({
      min: '3',
      max: '100',
      value: '3',
      'aria-valuetext': '1995: $4.35',
    });
    const years = findElements(html, 'text').map(({ text, attributes }) => [text, attributes['x']]);
    expect(years).toEqual([
      ['1995', '0.00%'],
      ['2000', '16.49%'],
      ['2005', '32.99%'],
      ['2010', '49.48%'],
      ['2015', '65.98%'],
      ['2020', '82.47%'],
      ['2022', '100.00%'],
    ]);
    const prices = findElements(html, 'td').map(({ text }) => text);
    expect(prices).toEqual(expect.arrayContaining(['$4.35', '$10.53', '+142%']));
  });
});

describe.each([
  { query: '', word: 'Roth 401(k)' },
  { query: '?lang=es-US', word: '401(k) Roth' },
])('the glossary$query', ({ query, word }) => {
  it('has twelve cards, each with a definition and a sentence', async () => {
    const { status, html } = await open(`/generic/glossary${query}`);
    expect(status).toBe(200);
    const cards = partOf(html, 'main').match(/<details\b[^>]*><summary>/g) ?? [];
    expect(cards).toHaveLength(12);
    expect(textOf(html)).toContain(word);
    expect(html.match(/id="prose-text-\d+"/g)).toHaveLength(24);
    expect(html.match(/-moving\.svg/g)).toHaveLength(12);
  });

  it('has a still drawing on each card, which the moving one follows once it shows', async () => {
    const { html } = await open(`/generic/glossary${query}`);
    const drawings = findElements(partOf(partOf(html, 'main'), 'summary'), 'img').map(
      ({ attributes }) => attributes,
    );
    expect(drawings.map(({ src }) => src?.includes('-moving'))).toEqual([false, true]);
    expect(drawings.map(({ loading }) => loading)).toEqual(['lazy', 'lazy']);
  });
});

describe('the search', () => {
  it.each([
    { query: 'jubilacion', lang: '&lang=es-US', title: 'jubilación' },
    { query: 'JUBILACIÓN', lang: '&lang=es-US', title: 'jubilación' },
    { query: 'vested', lang: '', title: 'Vested balance' },
    { query: 'inflation', lang: '', title: 'Why the same ticket keeps climbing' },
  ])('finds $query ($lang)', async ({ query, lang, title }) => {
    const { status, html } = await open(`/generic/search?q=${encodeURIComponent(query)}${lang}`);
    expect(status).toBe(200);
    expect(textOf(partOf(html, 'ol'))).toContain(title);
    const isSpanish = lang !== '';
    for (const href of hrefsOf(partOf(html, 'ol'))) {
      expect(href).toMatch(/^\/(?:privacy|(?:retirement\/)?generic)(?:[/?]|$)/);
      expect(href.includes('lang=es-US')).toBe(isSpanish);
    }
  });

  it.each([
    { lang: '', ways: ['401(k)', '401k', '401 k', '401K'] },
    { lang: '&lang=es-US', ways: ['401(k)', '401k', '401 k', '401K'] },
    { lang: '', ways: ['403(b)', '403b', '403 b'] },
    { lang: '&lang=es-US', ways: ['403(b)', '403b', '403 b'] },
  ])('finds the same by $ways$lang', async ({ lang, ways }) => {
    const found: string[][] = [];
    for (const way of ways) {
      const { html } = await open(`/generic/search?q=${encodeURIComponent(way)}${lang}`);
      found.push(hrefsOf(partOf(html, 'ol')));
    }
    expect(found[0]?.length).toBeGreaterThan(0);
    for (const hrefs of found) expect(hrefs).toEqual(found[0]);
  });

  it('goes through articles, questions and the glossary', async () => {
    const { html } = await open('/generic/search?q=account');
    const text = textOf(partOf(html, 'ol'));
    for (const kind of ['Guide', 'Question', 'Glossary']) expect(text).toContain(kind);
  });

  it('says so when it finds nothing, and leads on', async () => {
    const { html } = await open('/generic/search?q=zzzz');
    expect(textOf(html)).toContain('Nothing found for “zzzz”');
    expect(hrefsOf(partOf(html, 'main'))).toEqual(
      expect.arrayContaining(['/generic/get-the-facts', '/generic/faqs', '/generic/glossary']),
    );
  });

  it('is kept by no server or cache and indexed by nobody, and shows what was typed as text', async () => {
    const address = `/generic/search?q=${encodeURIComponent('<b>"x"')}`;
    gate.rendered.length = 0;
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers, html } = await open(address);
      expect(headers.get('Cache-Control')).toBe('private, no-cache');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('<b>"x"');
      expect(
        findElements(html, 'input').some(({ attributes }) => attributes['value'] === '<b>"x"'),
      ).toBe(true);
    }
    expect(gate.rendered).toHaveLength(2);
  });

  it('without words is one page that is kept like any other', async () => {
    gate.rendered.length = 0;
    for (const query of ['', '?q=', '?q=%20%20', '?q']) {
      const { headers } = await open(`/generic/search${query}`);
      expect(headers.get('Cache-Control')).toContain('s-maxage');
    }
    expect(gate.rendered).toHaveLength(1);
  });

  it('works as a plain form, in the language of the page', async () => {
    const { html } = await open('/riverbend/search?lang=es-US');
    const form = findElement(partOf(html, 'main'), 'form');
    expect(form.attributes['action']).toBe('/riverbend/search');
    const fields = findElements(partOf(html, 'main'), 'input').map(({ attributes }) => attributes);
    expect(fields.find(({ name }) => name === 'lang')?.['value']).toBe('es-US');
  });

  it('parameter means nothing on any other page', async () => {
    gate.rendered.length = 0;
    await open('/seiu775srp/glossary?q=one');
    await open('/seiu775srp/glossary?q=two');
    expect(gate.rendered).toEqual(['/seiu775srp/glossary']);
  });

  it('takes a very long question and odd characters', async () => {
    for (const query of ['x'.repeat(1_500), '%00', '%F0%9F%8E%89', '+++', '%25', '..%2F..']) {
      expect((await open(`/generic/search?q=${query}`)).status).toBe(200);
    }
  });
});

describe('the gallery', () => {
  it('is not there unless a setting opens it', async () => {
    expect((await open('/generic/gallery')).status).toBe(404);
    expect((await open('/generic/gallery/the-quiz')).status).toBe(404);
  });

  it('shows every component where a setting opens it', async () => {
    const opened = await startTestServer({ environment: { GALLERY: '1' } });
    try {
      const response = await fetch(`${opened.base}/riverbend/gallery?lang=es-US`);
      expect(response.status).toBe(200);
      const drawn = new Set((await response.text()).match(/ data-component="[^"]*"/g));
      expect(drawn.size).toBe(15);
      for (const part of ['the-nothing', 'kit-nothing'])
        expect((await fetch(`${opened.base}/riverbend/gallery/${part}`)).status).toBe(404);
      const carousel = await (await fetch(`${opened.base}/riverbend/gallery/kit-carousel`)).text();
      expect(carousel.match(/ data-example="[^"]*"/g)).toEqual([' data-example="carousel"']);
    } finally {
      await opened.close();
    }
  });
});
