import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import {
  breakSections,
  copyMaster,
  HISPANIC_MASTER as MASTER,
} from '#tests/support/landings/hispanic-master.ts';
import { EIGHT, NINE, open, sectionsOf, trailOf } from '#tests/support/landings/hispanic-page.ts';
import { findElement, findElements, hrefsOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const LANGUAGES = [
  { language: 'en-US', query: '', failed: 'Error Loading' },
  { language: 'es-US', query: '?lang=es-US', failed: 'Error al cargar' },
] as const;

describe('a section without its data', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      changeContent: (contentDir) => {
        breakSections(contentDir, 'en', { section_6: undefined, section_8: { title: 1 } });
        breakSections(contentDir, 'es', {
          section_1: null,
          section_2: [],
          section_3: { title: 'x' },
          section_4: 'x',
          section_5: { title: 'Raíces', content: ['a'], mobileImg: 'none', desktopImg: 'none' },
          section_6: {},
          section_7: 7,
          section_8: undefined,
          section_9: true,
        });
      },
    });
  });
  afterAll(() => server.close());

  it('says NO Data in sections 6 and 8, and all others stay', async () => {
    const { status, main } = await open(server, '/generic/hispanic');
    expect(status).toBe(200);
    expect(sectionsOf(main)).toEqual(NINE);
    const empty = findElements(main, 'h2').filter(({ text }) => text === 'NO Data');
    expect(empty.map(({ attributes }) => attributes['id'])).toEqual([
      'section_6-title',
      'section_8-title',
    ]);
  });

  it('is left out with its stop where it is another one, down to the heading alone', async () => {
    const { status, main } = await open(server, '/generic/hispanic?lang=es-US');
    expect(status).toBe(200);
    expect(sectionsOf(main)).toEqual(['section_1', 'section_6', 'section_8']);
    expect(trailOf(main)).toEqual(['section_1', 'section_6', 'section_8']);
    expect(findElement(main, 'h1').text).toBe('Tu jubilación también es para tu familia');
    expect(findElements(main, 'h2').map(({ text }) => text)).toEqual([
      'No hay datos',
      'No hay datos',
    ]);
  });

  it('does not come back for a company that hides section 8', async () => {
    const { main } = await open(server, '/seiu775srp/hispanic');
    expect(sectionsOf(main)).toEqual(EIGHT);
  });
});

const BROKEN: ReadonlyArray<{ what: string; change: (contentDir: string) => void }> = [
  {
    what: 'missing',
    change: (dir) => rmSync(path.join(dir, path.dirname(MASTER)), { recursive: true }),
  },
  { what: 'no YAML', change: (dir) => writeFileSync(path.join(dir, MASTER), 'en: [unclosed') },
  { what: 'empty', change: (dir) => writeFileSync(path.join(dir, MASTER), '') },
  { what: 'a list', change: (dir) => writeFileSync(path.join(dir, MASTER), '- en\n- es\n') },
  { what: 'in one language', change: (dir) => changeYaml(dir, MASTER, { es: undefined }) },
  { what: 'without its stops', change: (dir) => breakSections(dir, 'en', { navLabels: [] }) },
  {
    what: 'with a field nobody knows',
    change: (dir) => breakSections(dir, 'es', { section_10: {} }),
  },
];

describe.each(BROKEN)('a fragment that is $what', ({ change }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ changeContent: change });
  });
  afterAll(() => server.close());

  it.each(LANGUAGES)(
    'shows that it could not be loaded in $language, and is no error of the server',
    async ({ query, failed }) => {
      const { status, html, main } = await open(server, `/generic/hispanic${query}`);
      expect(status).toBe(200);
      expect(findElement(html, 'h1').text).toBe(failed);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(hrefsOf(main)[0]).toBe(`/generic/hispanic${query}`);
    },
  );

  it('leaves every other page as it is', async () => {
    expect((await open(server, '/generic')).status).toBe(200);
  });
});

describe('a company’s own fragment', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      changeContent: (contentDir) => {
        for (const company of ['riverbend', 'seiu775srp'])
          copyMaster(contentDir, company, company === 'riverbend' ? 'Our own trail' : undefined);
      },
    });
  });
  afterAll(() => server.close());

  it('is shown instead of the default company’s', async () => {
    const { main } = await open(server, '/riverbend/hispanic');
    expect(findElement(main, 'h1').text).toBe('Our own trail');
  });

  it('gives way to the default company’s when it is malformed', async () => {
    const { main } = await open(server, '/seiu775srp/hispanic');
    expect(findElement(main, 'h1').text).toBe('Your retirement is for your family, too');
  });

  it('is answered as a fragment with both languages', async () => {
    const response = await fetch(
      `${server.base}/po/content/fragments?path=riverbend/hispanic-landing-v2/master.json`,
    );
    const { data } = (await response.json()) as { data: Record<'en' | 'es', { title: string }> };
    expect(data.en.title).toBe('Our own trail');
    expect(data.es.title).toBe('Tu jubilación también es para tu familia');
  });
});
