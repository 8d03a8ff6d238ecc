import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POWER_OF_TIME, saveOverTime } from '#domain/calculator/power-of-time.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { changeYaml } from '#tests/support/change-yaml.ts';
import {
  EIGHT,
  NINE,
  open,
  sectionsOf,
  titlesOf,
  trailOf,
} from '#tests/support/landings/hispanic-page.ts';
import { findElement, findElements, hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const LANGUAGES = [
  { language: 'en-US', query: '' },
  { language: 'es-US', query: '?lang=es-US' },
] as const;

describe('the Hispanic landing', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each(
    LANGUAGES.flatMap(({ language, query }) => [
      { company: 'generic', language, query, sections: NINE },
      { company: 'riverbend', language, query, sections: NINE },
      { company: 'seiu775srp', language, query, sections: EIGHT },
    ]),
  )('of $company in $language has its sections, and the trail leads to each', async (page) => {
    const { status, main, html } = await open(server, `/${page.company}/hispanic${page.query}`);
    expect(status).toBe(200);
    expect(findElement(html, 'html').attributes['lang']).toBe(page.language);
    expect(sectionsOf(main)).toEqual(page.sections);
    expect(trailOf(main)).toEqual(page.sections);
    expect(findElements(main, 'h1')).toHaveLength(1);
  });

  it('says the Spanish words in Spanish and the English ones in English', async () => {
    const spanish = await open(server, '/generic/hispanic?lang=es-US');
    const english = await open(server, '/generic/hispanic');
    expect(findElement(spanish.main, 'h1').text).toBe('Tu jubilación también es para tu familia');
    expect(findElement(english.main, 'h1').text).toBe('Your retirement is for your family, too');
    expect(textOf(spanish.main)).toContain('“Primero mi familia. Después, yo.”');
    expect(textOf(english.main)).toContain('“My family first. Then me.”');
  });

  it.each([
    { company: 'generic', first: 'Build a cushion for a bad week' },
    { company: 'riverbend', first: 'Get all that your employer puts in for you' },
    { company: 'seiu775srp', first: 'See how your plan works' },
  ])('ends for $company with its own cards', async ({ company, first }) => {
    const { main } = await open(server, `/${company}/hispanic`);
    const all = new Set([
      'Build a cushion for a bad week',
      'Get all that your employer puts in for you',
      'See how your plan works',
    ]);
    expect(titlesOf(main).filter((title) => all.has(title))).toEqual([first]);
    expect(hrefsOf(main)).toContain(`/${company}`);
  });

  it.each(LANGUAGES)(
    'shows in $language the engine’s figures, which are the specification’s',
    async ({ query }) => {
      const { main } = await open(server, `/generic/hispanic${query}`);
      const bars = findElements(main, 'svg').flatMap(
        ({ attributes }) => attributes['aria-label'] ?? [],
      );
      const { limits } = getCalculatorYear(new Date().getFullYear());
      const starts = [
        { startAge: 25, contributionPercentage: 3, balance: '$252,061', paid: '$90,481' },
        { startAge: 35, contributionPercentage: 3, balance: '$164,926', paid: '$76,724' },
        { startAge: 35, contributionPercentage: 6, balance: '$329,853', paid: '$153,449' },
      ];
      expect(bars).toHaveLength(starts.length);
      starts.forEach(({ balance, paid, ...start }, at) => {
        const saved = saveOverTime(start, limits);
        expect(`$${saved.balance.toLocaleString('en-US')}`).toBe(balance);
        expect(bars[at]).toContain(balance);
        expect(bars[at]).toContain(paid);
        expect(bars[at]).toContain(String(POWER_OF_TIME.retirementAge));
      });
      const rows = findElements(partOf(main, 'tbody'), 'tr').map(({ text }) => text);
      expect(rows.map((text) => text.match(/\$[\d,]+/g))).toEqual([
        ['$90,481', '$161,580', '$252,061'],
        ['$76,724', '$88,202', '$164,926'],
        ['$153,449', '$176,404', '$329,853'],
      ]);
      expect(textOf(main)).toContain('$87,135');
    },
  );

  it('draws bars whose lengths are the figures', async () => {
    const { main } = await open(server, '/generic/hispanic');
    const widths = findElements(main, 'svg').map(({ attributes }) => attributes['width']);
    // Each bar, and what it leaves free to the right of its total.
    expect(widths).toEqual(['76.42%', '23.58%', '50.00%', '50.00%', '100.00%', '0.00%']);
  });

  it('leads to where its figures come from', async () => {
    const { main } = await open(server, '/generic/hispanic');
    const links = hrefsOf(main);
    expect(links).toContain('https://www.ssa.gov/pubs/EN-05-10024.pdf');
    expect(links).toContain('/generic/calculator/disclosures');
  });
});

describe('the settings of a company', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      changeContent: (contentDir) => {
        changeYaml(contentDir, 'companies/riverbend/company.yaml', {
          showHispanicCalculator: false,
          hispanicCards: 'SEIUCards',
        });
        changeYaml(contentDir, 'companies/seiu775srp/company.yaml', {
          showHispanicCalculator: true,
          hispanicCards: 'nonSEIUCards',
        });
      },
    });
  });
  afterAll(() => server.close());

  it.each([
    { company: 'riverbend', sections: EIGHT, card: 'See how your plan works' },
    { company: 'seiu775srp', sections: NINE, card: 'Get all that your employer puts in for you' },
  ])('alone decide on section 8 and the cards of $company', async (page) => {
    const { main } = await open(server, `/${page.company}/hispanic`);
    expect(sectionsOf(main)).toEqual(page.sections);
    expect(titlesOf(main)).toContain(page.card);
  });
});
