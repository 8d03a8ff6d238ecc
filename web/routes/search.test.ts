import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    changeContent: (contentDir) => {
      changeYaml(contentDir, 'companies/riverbend/company.yaml', {
        texts: {
          en: {
            'searchWords.roadtrip': 'road trip, roadtrip, zebra crossing',
            'footer.copyright': '© us',
          },
          es: {
            'searchWords.roadtrip': 'viaje, viaje por carretera',
            'footer.copyright': '© de aquí',
          },
        },
      });
    },
  });
});
afterAll(() => server.close());

async function search(company: string, words: string, lang = 'en-US'): Promise<string[]> {
  const query = new URLSearchParams({ q: words, lang });
  const response = await fetch(`${server.base}/${company}/search?${query.toString()}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  return html.includes('id="results"') && html.includes('<ol')
    ? hrefsOf(partOf(html, 'ol')).map((href) => href.replace('?lang=es-US', ''))
    : [];
}

describe('a word of the glossary', () => {
  it.each([
    { words: 'Roth', card: 'glossary#roth-401k' },
    { words: 'match', card: 'glossary#employer-match' },
  ])('about $words is found only where the plan has that', async ({ words, card }) => {
    expect(await search('riverbend', words)).toContain(`/riverbend/${card}`);
    const found = await search('seiu775srp', words);
    expect(found).not.toContain(`/seiu775srp/${card}`);
    // What people open by themselves fits every plan.
    if (words === 'Roth') expect(found).toContain('/seiu775srp/glossary#roth-ira');
  });
});

describe('the search without words', () => {
  it.each(['generic', 'riverbend', 'seiu775srp'])(
    'offers six words that lead somewhere, in %s',
    async (company) => {
      for (const lang of ['en-US', 'es-US']) {
        const response = await fetch(`${server.base}/${company}/search?lang=${lang}`);
        const offered = hrefsOf(partOf(await response.text(), 'main')).flatMap(
          (href) => new URL(href, server.base).searchParams.get('q') ?? [],
        );
        expect(offered).toHaveLength(6);
        for (const words of offered)
          expect((await search(company, words, lang)).length, words).toBeGreaterThan(0);
      }
    },
  );
});

describe('the search for a page', () => {
  it.each([
    { words: 'calculator', path: 'calculator' },
    { words: 'calculadora', path: 'calculator' },
    { words: 'disclosures', path: 'calculator/disclosures' },
    { words: 'divulgaciones', path: 'calculator/disclosures' },
    { words: 'Road Trip', path: 'roadtrip' },
    { words: 'roadtrip', path: 'roadtrip' },
    { words: 'viaje', path: 'roadtrip' },
    { words: 'viaje por carretera', path: 'roadtrip' },
    { words: 'inflation', path: 'inflation' },
    { words: 'inflación', path: 'inflation' },
    { words: 'INFLACION', path: 'inflation' },
    { words: 'glossary', path: 'glossary' },
    { words: 'glosario', path: 'glossary' },
    { words: 'hispana', path: 'hispanic' },
    { words: 'hispanas', path: 'hispanic' },
    { words: 'Hispanic', path: 'hispanic' },
    { words: 'videos', path: 'get-the-facts/money-minute' },
    { words: 'workshop', path: 'workshop' },
    { words: 'taller', path: 'workshop' },
    { words: 'frequently asked questions', path: 'faqs' },
    { words: 'preguntas frecuentes', path: 'faqs' },
  ])('of $words has it first in either language', async ({ words, path }) => {
    for (const lang of ['en-US', 'es-US'])
      for (const company of ['generic', 'seiu775srp', 'riverbend'])
        expect((await search(company, words, lang))[0]).toBe(`/${company}/${path}`);
  });

  it.each(['podcast', 'music', 'música', 'musica'])(
    'of %s has both landings first, and before the other that for readers of the language',
    async (words) => {
      for (const company of ['generic', 'seiu775srp', 'riverbend']) {
        const [english, spanish] = [`/${company}/grammy-major`, `/${company}/latin-grammy`];
        expect((await search(company, words)).slice(0, 2)).toEqual([english, spanish]);
        expect((await search(company, words, 'es-US')).slice(0, 2)).toEqual([spanish, english]);
      }
    },
  );

  it('leads to pages that stand above the company', async () => {
    expect((await search('riverbend', 'privacy policy'))[0]).toBe('/privacy');
    expect((await search('riverbend', 'quiz'))[0]).toBe('/retirement/riverbend/quiz');
    for (const words of ['búho', 'owl'])
      for (const lang of ['en-US', 'es-US'])
        expect((await search('riverbend', words, lang))[0]).toBe(
          '/retirement/riverbend/quiz/animals/owl',
        );
    expect((await search('riverbend', 'home'))[0]).toBe('/riverbend');
  });

  it.each([
    { words: 'target date', lang: 'en-US', path: 'target-date', not: 'seiu775srp', in: 'generic' },
    {
      words: 'fecha objetivo',
      lang: 'es-US',
      path: 'target-date',
      not: 'seiu775srp',
      in: 'riverbend',
    },
    { words: 'union', lang: 'en-US', path: 'union', not: 'generic', in: 'seiu775srp' },
    { words: 'mi sindicato', lang: 'es-US', path: 'union', not: 'riverbend', in: 'seiu775srp' },
    {
      words: 'survey',
      lang: 'en-US',
      path: 'transitioning-to-retirement/survey',
      not: 'generic',
      in: 'riverbend',
    },
    {
      words: 'encuesta',
      lang: 'es-US',
      path: 'transitioning-to-retirement/survey',
      not: 'seiu775srp',
      in: 'riverbend',
    },
  ])(
    'of $words finds it in $in and not in $not, which does not have it',
    async ({ words, lang, path, not, in: has }) => {
      expect((await search(has, words, lang))[0]).toBe(`/${has}/${path}`);
      expect(await search(not, words, lang)).not.toContain(`/${not}/${path}`);
    },
  );

  it('knows the words of the company, which no page carries', async () => {
    expect(await search('riverbend', 'zebra crossing')).toEqual(['/riverbend/roadtrip']);
    expect(await search('generic', 'zebra crossing')).toEqual([]);
    const html = await (await fetch(`${server.base}/riverbend/roadtrip`)).text();
    expect(html).toContain('© us');
    expect(html).not.toContain('zebra');
  });

  it('says what the page is called and what it is about', async () => {
    const response = await fetch(`${server.base}/seiu775srp/search?q=how+it+works`);
    expect(textOf(partOf(await response.text(), 'ol')).trim()).toMatch(
      /^Page\s*How your plan works\s*[A-Z]/,
    );
  });
});

describe('the index of the search', () => {
  it('is made once for a version of the content, and not for each request', async () => {
    const { current } = server.content;
    const { glossary } = current;
    let reads = 0;
    Object.defineProperty(current, 'glossary', {
      get: () => {
        reads += 1;
        return glossary;
      },
    });
    await search('generic', 'one');
    const made = reads;
    for (const words of ['two', 'three']) await search('generic', words);
    expect(reads).toBe(made);
    await fetch(`${server.base}/generic/glossary`);
    expect(reads).toBeGreaterThan(made);
  });
});

describe('the search for what a film says', () => {
  it.each([
    { words: 'plate of tamales', lang: 'en-US', path: 'latin-grammy' },
    { words: 'twelve towns one bus', lang: 'en-US', path: 'grammy-major' },
    { words: 'fifth chair hard winter', lang: 'en-US', path: 'latin-grammy' },
    { words: 'near home you slow down', lang: 'en-US', path: 'target-date' },
    { words: 'carretera abierta', lang: 'es-US', path: 'target-date' },
    { words: 'la calculadora paso a paso', lang: 'es-US', path: 'hispanic' },
    {
      words: 'it grows because it already grew',
      lang: 'en-US',
      path: 'money-minute/articles/minute-compounding/growth-on-growth',
    },
  ])('finds the page where it is by "$words"', async ({ words, lang, path }) => {
    expect(await search('generic', words, lang)).toContain(`/generic/${path}`);
  });

  it('finds no page that leaves the film out in this company', async () => {
    for (const [lang, words] of [
      ['en-US', 'Seven numbers, one result and one more point'],
      ['es-US', 'Siete números, un resultado y un punto más'],
    ] as const) {
      expect(await search('riverbend', words, lang)).toContain('/riverbend/hispanic');
      expect(await search('seiu775srp', words, lang)).not.toContain('/seiu775srp/hispanic');
    }
  });
});
