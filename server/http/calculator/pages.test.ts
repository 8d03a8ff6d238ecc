import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findElement, findElements, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const LANGUAGES = [
  { language: 'en-US', query: '' },
  { language: 'es-US', query: '?lang=es-US' },
] as const;

/** Each figure that the page starts with, and its source or the note that there is none. */
const SOURCES = {
  'en-US': [
    ['5.5%', /No source says 5\.5%\. It is our choice/],
    ['2.5%', /Social Security Trustees assume 2\.4%/],
    ['3% a year', /The same report/],
    ['75%', /Department of Labor.*We chose/],
    ['92', /No source says 92.*Social Security.*We chose/],
    ['two points', /No source.*our choice/],
  ],
  'es-US': [
    ['5.5%', /Ninguna fuente dice 5\.5%\. Es lo que elegimos/],
    ['2.5%', /síndicos del Seguro Social suponen 2\.4%/],
    ['3% al año', /El mismo informe/],
    ['75%', /Departamento de Trabajo.*Elegimos/],
    ['92', /Ninguna fuente dice 92.*Seguro Social.*Elegimos/],
    ['dos puntos', /Ninguna fuente.*elegimos/],
  ],
} as const;

let server: TestServer;
let serverOf2021: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { PLAN_YEAR: '2026' } });
  serverOf2021 = await startTestServer({ environment: { PLAN_YEAR: '2021' } });
});
afterAll(() => Promise.all([server.close(), serverOf2021.close()]));

async function open(address: string, { base } = server) {
  const response = await fetch(`${base}${address}`);
  return { response, html: await response.text() };
}

describe.each(LANGUAGES)('the pages of the calculator in $language', ({ language, query }) => {
  it('send somebody without numbers to the form', async () => {
    const { response, html } = await open(`/generic/calculator/projections${query}`);
    expect(response.status).toBe(200);
    const main = `${partOf(html, 'main')}</main>`;
    expect(findElement(main, 'h1').text).toBe(
      language === 'en-US'
        ? 'Your path starts with your numbers'
        : 'Tu camino empieza con tus números',
    );
    expect(findElements(main, 'a').map(({ attributes }) => attributes['href'])).toEqual([
      `/generic/calculator${query}`,
    ]);
  });

  it('explain the method, with what is assumed and the limits of the year', async () => {
    const { response, html } = await open(`/generic/calculator/disclosures${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Language')).toBe(language);
    const words = textOf(partOf(html, 'main'));
    for (const said of ['2026', '$24,500', '$32,500', '$35,750', '$72,000', '$360,000', '5.5%'])
      expect(words).toContain(said);
    expect(words).toContain(language === 'en-US' ? 'are hypothetical' : 'son hipotétic');
  });

  it('say of each assumption where it comes from, or that it is ours', async () => {
    const { html } = await open(`/generic/calculator/disclosures${query}`);
    const reasons = findElements(partOf(html, 'main'), 'li').map(({ text }) => text);
    for (const [figure, said] of SOURCES[language])
      expect(reasons.filter((reason) => reason.includes(figure) && said.test(reason))).toHaveLength(
        1,
      );
  });

  it('names the limits of the year', async () => {
    const older = await open(`/generic/calculator${query}`, serverOf2021);
    const words = textOf(partOf(older.html, 'main'));
    for (const said of ['2021', '$19,500', '$26,000']) expect(words).toContain(said);
    for (const unsaid of ['24,500', '32,500', '35,750', '2026'])
      expect(words).not.toContain(unsaid);
    const { html } = await open(`/generic/calculator${query}`);
    for (const said of ['2026', '$24,500', '$32,500', '$35,750'])
      expect(textOf(partOf(html, 'main'))).toContain(said);
  });
});
