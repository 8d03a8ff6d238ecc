import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planTrip } from '#domain/road-trip/plan-trip.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { CAR_COLORS } from '#domain/road-trip/car-colors.ts';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { findElement, findElements, hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => Date.UTC(2026, 10, 21) });
});
afterAll(() => server.close());

async function open(address: string, from = server): Promise<{ status: number; html: string }> {
  const response = await fetch(`${from.base}${address}`, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}

function checkedValues(html: string): string[] {
  return findElements(html, 'input').flatMap(({ attributes }) =>
    attributes['type'] === 'radio' && 'checked' in attributes ? [attributes['value'] ?? ''] : [],
  );
}

/** The stops that a link may lead to, in the order of the page. */
function anchorsOf(html: string): string[] {
  return findElements(html, 'span').flatMap(
    ({ attributes }) => /^stop-([a-z]+)$/.exec(attributes['id'] ?? '')?.[1] ?? [],
  );
}

/** The list of stops, which is the trip in words. */
function tripOf(html: string): string {
  return html.slice(html.indexOf('id="trip"'), html.indexOf('<table'));
}

const STOPS = ['paycheck', 'tax', 'match', 'growth', 'inflation', 'limits', 'arrival'];

describe.each([
  { language: 'en-US', query: '', title: 'Dollar on a road trip' },
  { language: 'es-US', query: '?lang=es-US', title: 'Un dólar de viaje' },
])('the road trip in $language', ({ query, title }) => {
  it('has its title, five colours with the first chosen, and somebody under 50', async () => {
    const { status, html } = await open(`/generic/roadtrip${query}`);
    expect(status).toBe(200);
    expect(findElement(html, 'title').text).toBe(`${title} | Sendero`);
    expect(findElement(html, 'h1').text).toBe(title);
    const cars = findElements(html, 'input').filter(
      ({ attributes }) => attributes['name'] === 'car',
    );
    expect(cars.map(({ attributes }) => attributes['value'])).toEqual([...CAR_COLORS]);
    expect(checkedValues(html)).toEqual(['ember', 'under-50']);
  });

  it('is a list of seven stops with headings, and a table of the same figures', async () => {
    const { html } = await open(`/generic/roadtrip${query}`);
    expect(anchorsOf(html)).toEqual(STOPS);
    expect(findElements(tripOf(html), 'h3')).toHaveLength(STOPS.length);
    const rows = findElements(partOf(html, 'tbody'), 'td').map(({ text }) => text);
    expect(rows.filter((_, at) => at % 2 === 0)).toEqual([
      '$1.00',
      '$1.00',
      '$1.50',
      '$8.32',
      '$3.78',
      '$24,500',
      '$8.32',
    ]);
  });

  it('says the numbers of the engine, for each age group its own', async () => {
    for (const ageGroup of ['under-50', 'from-50'] as const) {
      const mark = query === '' ? '?' : '&';
      const { html } = await open(`/riverbend/roadtrip${query}${mark}age=${ageGroup}`);
      const trip = planTrip({ year: getCalculatorYear(2026), ageGroup, hasMatch: true });
      const words = textOf(tripOf(html));
      for (const dollars of [trip.grown, trip.low, trip.high, trip.buys])
        expect(words).toContain(`$${dollars.toFixed(2)}`);
      expect(words).toContain(String(trip.retirementAge - trip.age));
      expect(words).toContain(trip.limits.own.toLocaleString('en-US'));
      expect(words.includes(query === '' ? '60 to 63, it can be $35,750' : 'ser $35,750')).toBe(
        ageGroup === 'from-50',
      );
      expect(words).not.toMatch(/[{}]|NaN|undefined/);
    }
  });
});

describe('the form without a script', () => {
  it('asks by address for colour and age, keeps the language, and never for the name', async () => {
    const { html } = await open('/generic/roadtrip?lang=es-US');
    const form = html.slice(html.indexOf('<form'), html.indexOf('</form>'));
    expect(form).toContain('method="get"');
    expect(form).toContain('action="/generic/roadtrip#trip"');
    const inputs = findElements(form, 'input').map(({ attributes }) => attributes);
    const names = new Set(inputs.flatMap(({ name }) => (name === undefined ? [] : [name])));
    expect(names).toEqual(new Set(['lang', 'car', 'age']));
    expect(inputs.find(({ id }) => id === 'dollar-name')).not.toHaveProperty('name');
  });

  it('gets the colour and the age group it asked for', async () => {
    const { html } = await open('/generic/roadtrip?car=deep&age=from-50');
    expect(checkedValues(html)).toEqual(['deep', 'from-50']);
    expect(html).toContain('data-car="deep"');
    expect(textOf(tripOf(html))).toContain('$32,500 for 2026');
  });

  it.each(['?car=%22%3E%3Cscript%3E', '?age=49', '?name=Penny&car=pink', '?car=DEEP'])(
    'gets the page everybody gets for %s, and nothing of it back',
    async (query) => {
      const { html } = await open(`/generic/roadtrip${query}`);
      expect(checkedValues(html)).toEqual(['ember', 'under-50']);
      expect(html).not.toMatch(/Penny|pink|"><script>"/);
    },
  );
});

describe('a company whose contributions an agreement sets', () => {
  it('has a road without a match, and figures without one', async () => {
    const { html } = await open('/seiu775srp/roadtrip');
    expect(anchorsOf(html)).toEqual(STOPS.filter((stop) => stop !== 'match'));
    const trip = planTrip({ year: getCalculatorYear(2026), ageGroup: 'under-50', hasMatch: false });
    expect(textOf(tripOf(html))).toContain(`$${trip.grown.toFixed(2)}`);
    expect(textOf(tripOf(html))).not.toContain('$8.32');
  });

  it('has its members’ page in the menu, and no other company has', async () => {
    const english = partOf((await open('/seiu775srp/roadtrip')).html, 'header');
    expect(hrefsOf(english)).toContain('/seiu775srp/union');
    const spanish = partOf((await open('/seiu775srp?lang=es-US')).html, 'header');
    expect(textOf(spanish)).toContain('Mi sindicato');
    for (const other of ['generic', 'riverbend'])
      expect(hrefsOf(partOf((await open(`/${other}`)).html, 'header'))).not.toContain(
        `/${other}/union`,
      );
  });

  it('names it in its own file', async () => {
    const changed = await startTestServer({
      changeContent: (contentDir) =>
        changeYaml(contentDir, 'companies/riverbend/company.yaml', {
          unionLandingLabel: { en: 'For members', es: 'Para miembros' },
        }),
    });
    try {
      const menu = partOf((await open('/riverbend', changed)).html, 'header');
      expect(textOf(menu)).toContain('For members');
      expect(hrefsOf(menu)).toContain('/riverbend/union');
    } finally {
      await changed.close();
    }
  });
});

it('is found from the trending topics', async () => {
  const { html } = await open('/generic/get-the-facts');
  expect(hrefsOf(partOf(html, 'main'))).toContain('/generic/roadtrip');
});
