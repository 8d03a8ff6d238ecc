import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { COMPANY_IDS } from '#tests/support/page-addresses.ts';
import {
  findElement,
  findElements,
  hrefsOf,
  partOf,
  partsOf,
  textOf,
} from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
/** Of the three companies only Riverbend has a Hispanic landing, and it has no event and a match of two tiers; none has the Latin one. */
let changed: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  changed = await startTestServer({
    changeContent: (contentDir) => {
      const fragments = path.join(contentDir, 'fragments');
      renameSync(
        path.join(fragments, 'generic/hispanic-landing-v2'),
        path.join(fragments, 'riverbend/hispanic-landing-v2'),
      );
      rmSync(path.join(fragments, 'generic/latin-grammy'), { recursive: true });
      changeYaml(contentDir, 'companies/riverbend/company.yaml', { virtualEventArticles: [] });
      changeYaml(contentDir, 'companies/riverbend/plan.yaml', {
        match: {
          tiers: [
            { centsPerDollar: 100, upToPercentOfPay: 3 },
            { centsPerDollar: 50, upToPercentOfPay: 5 },
          ],
        },
      });
    },
  });
});
afterAll(async () => {
  await server.close();
  await changed.close();
});

/** The panels that invite to other pages: where each leads, its heading and its pictures. */
async function panelsOf(
  address: string,
  from = server,
): Promise<Array<{ to: string[]; title: string | undefined; pictures: number }>> {
  const response = await fetch(`${from.base}${address}`);
  expect(response.status).toBe(200);
  return partsOf(partOf(await response.text(), 'main'), 'section')
    .filter((section) => /virtual-event|hispanic|grammy/.test(section))
    .map((section) => ({
      to: hrefsOf(section),
      title: findElements(section, 'h2').at(0)?.text,
      pictures: findElements(section, 'img').length,
    }));
}

async function invitedTo(address: string, from = server): Promise<string[]> {
  return (await panelsOf(address, from)).flatMap(({ to }) => to);
}

describe.each(COMPANY_IDS)('the home page of %s', (companyId) => {
  it('invites to the event, the Hispanic landing and the awards of its language', async () => {
    expect(await invitedTo(`/${companyId}`)).toEqual([
      `/${companyId}/virtual-event`,
      `/${companyId}/hispanic`,
      `/${companyId}/grammy-major`,
    ]);
    expect(await invitedTo(`/${companyId}?lang=es-US`)).toEqual([
      `/${companyId}/virtual-event?lang=es-US`,
      `/${companyId}/hispanic?lang=es-US`,
      `/${companyId}/latin-grammy?lang=es-US`,
    ]);
  });
});

it('an invitation has a heading and a picture', async () => {
  expect(await panelsOf('/generic?lang=es-US')).toEqual([
    expect.objectContaining({ pictures: 3 }),
    expect.objectContaining({ title: 'De la lata de café al plan del trabajo', pictures: 1 }),
    expect.objectContaining({ title: '¡Otra, otra!', pictures: 1 }),
  ]);
});

describe('a company that does not offer a page', () => {
  it('does not invite to it, whatever its content says', async () => {
    expect(await invitedTo('/generic', changed)).toEqual([
      '/generic/virtual-event',
      '/generic/grammy-major',
    ]);
    expect(await invitedTo('/generic?lang=es-US', changed)).toEqual([
      '/generic/virtual-event?lang=es-US',
    ]);
  });

  it('leaves the invitations of another as they are', async () => {
    expect(await invitedTo('/riverbend', changed)).toEqual([
      '/riverbend/hispanic',
      '/riverbend/grammy-major',
    ]);
    expect(await invitedTo('/riverbend?lang=es-US', changed)).toEqual([
      '/riverbend/hispanic?lang=es-US',
    ]);
  });
});

const CHOSEN = { currentAge: '25', pretaxSalary: '100000', contributionPercentage: '3' };

function choose(
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.base}${address}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
}

/** What the band says of one percent more, and what is chosen in it. */
function bandOf(html: string) {
  const band = partsOf(partOf(html, 'main'), 'section').find((part) =>
    part.includes('id="one-percent"'),
  );
  const radios = findElements(band ?? '', 'input').map(({ attributes }) => attributes);
  return {
    band: band && textOf(band),
    heading: findElements(band ?? '', 'h2').at(0)?.text,
    chosen: Object.fromEntries(
      radios.filter((radio) => 'checked' in radio).map(({ name, value }) => [name, value]),
    ),
    forms: findElements(band ?? '', 'form').map(({ attributes }) => attributes),
    buttons: findElements(band ?? '', 'button').map(({ attributes }) => attributes),
  };
}

const WORDS = {
  '': {
    heading: 'One percent more: about $27,000.',
    answer: 'One percent more: about $130,000.',
    today: 'by age 67, in today’s dollars',
    assumed:
      'Growth of 5.5% a year, raises of 3%, prices up 2.5%, no fees. The employer adds 50 cents per dollar up to 6% of pay. Only what goes in from now on. Not a forecast.',
  },
  '?lang=es-US': {
    heading: 'Uno por ciento más: unos $27,000.',
    answer: 'Uno por ciento más: unos $130,000.',
    today: 'a los 67 años, en dólares de hoy',
    assumed:
      'Crecimiento de 5.5% al año, aumentos de sueldo de 3%, precios 2.5% más altos cada año, sin comisiones. El empleador pone 50 centavos por dólar hasta el 6% del sueldo. Cuenta solo lo que entra de hoy en adelante. No es un pronóstico.',
  },
} as const;

describe.each(Object.entries(WORDS))('one percent more at /riverbend%s', (query, words) => {
  it('is the heading, in dollars of today, beside what the example assumes', async () => {
    const { band, heading, chosen, forms } = bandOf(
      await (await fetch(`${server.base}/riverbend${query}`)).text(),
    );
    expect(heading).toBe(words.heading);
    expect(band).toContain(words.today);
    expect(band).toContain(words.assumed);
    expect(chosen).toEqual({
      currentAge: '34',
      pretaxSalary: '48000',
      contributionPercentage: '6',
    });
    expect(forms).toEqual([
      expect.objectContaining({
        method: 'post',
        action: `/riverbend${query}#one-percent`,
        autocomplete: 'off',
      }),
    ]);
  });

  it('is answered to a plain form with its choices kept on the page, and nowhere else', async () => {
    const response = await choose(`/riverbend${query}`, CHOSEN);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const { heading, chosen } = bandOf(await response.text());
    expect(heading).toBe(words.answer);
    expect(chosen).toEqual(CHOSEN);
    expect(JSON.stringify(server.logged())).not.toContain('100000');
  });

  it('takes the three along into the fields of the calculator, which says of none that it is wrong', async () => {
    const { buttons } = bandOf(await (await choose(`/riverbend${query}`, CHOSEN)).text());
    expect(buttons.at(-1)?.['formaction']).toBe(`/riverbend/calculator${query}`);
    const response = await choose(`/riverbend/calculator${query}`, CHOSEN);
    expect(response.status).toBe(200);
    const html = await response.text();
    const fields = findElements(partOf(html, 'main'), 'input').map(({ attributes }) => attributes);
    for (const [name, value] of Object.entries(CHOSEN))
      expect(fields.find((field) => field['name'] === name)).toMatchObject({ value });
    expect(fields.filter((field) => field['aria-invalid'] === 'true')).toEqual([]);
    expect(findElement(html, 'title').text).not.toMatch(/^Error/);
  });
});

describe('one percent more', () => {
  it.each([
    { what: 'an answer missing', fields: { ...CHOSEN, currentAge: '' } },
    { what: 'another pay', fields: { ...CHOSEN, pretaxSalary: '54321' } },
    { what: 'a like', fields: { articleRatingActionType: 'LIKE' } },
  ])('sent with $what is the example again, and a mistake', async ({ fields }) => {
    const response = await choose('/generic', fields);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(bandOf(html).heading).toBe(WORDS[''].heading);
    expect(html).not.toContain('54321');
  });

  it('is not answered to another site', async () => {
    const response = await choose('/generic', CHOSEN, { 'Sec-Fetch-Site': 'cross-site' });
    expect(response.status).toBe(403);
  });

  it('is not asked where a plan has no percent to raise', async () => {
    const html = await (await fetch(`${server.base}/seiu775srp`)).text();
    expect(bandOf(html).band).toBeUndefined();
    expect((await choose('/seiu775srp', CHOSEN)).status).toBe(405);
  });

  it('leaves the employer’s money out where its match is of several tiers, and says so', async () => {
    const html = await (await fetch(`${changed.base}/riverbend`)).text();
    expect(bandOf(html).band).toContain('Without money from the employer.');
  });
});
