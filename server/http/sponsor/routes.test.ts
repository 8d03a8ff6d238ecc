import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sponsorPath } from '#contracts/calls/sponsor.ts';
import { addEventCounts } from '#server/db/queries/event-counts.ts';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { createSponsorToken } from '#server/sponsor/sponsor-token.ts';
import { inventYear } from '#tests/support/database/sponsor-year.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const KEY = 'a key for the tests of sponsors, long enough';
const folder = mkdtempSync(path.join(tmpdir(), 'sendero-sponsor-'));
const url = `sqlite:${path.join(folder, 'sponsor.sqlite')}`;
const keyedHash = createKeyedHash([KEY]);
const linkTo = (companyId: string, days = 30, now = NOW): string =>
  sponsorPath(createSponsorToken(companyId, days, { keyedHash, now }).token);

let server: TestServer;
let database: Database;

beforeAll(async () => {
  server = await startTestServer({
    now: () => NOW,
    environment: { DATABASE_URL: url, SECRET_KEY: KEY },
    changeContent: (contentDir) => {
      const file = path.join(contentDir, 'companies/riverbend/company.yaml');
      const campaigns =
        'sponsor:\n  campaigns:\n    - { month: 2026-09, kind: poster }\n    - { month: 2026-05, kind: event }\n';
      writeFileSync(
        file,
        `${readFileSync(file, 'utf8').replace(/^sponsor:[^]*?(?=^\S)/m, '')}${campaigns}`,
      );
    },
  });
  database = connectDatabase(
    url,
    createLog('error', () => undefined),
  );
  await inventYear(database, { companyId: 'riverbend', now: NOW });
  await inventYear(database, { companyId: 'generic', now: NOW, size: 0.02 });
});
afterAll(async () => {
  await database.destroy();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (address: string): Promise<Response> => fetch(`${server.base}${address}`);

describe.each([
  {
    language: 'en-US',
    said: 'First visits by browser',
    other: 'Español',
    highest: 'Highest of the figures told: English, ',
  },
  {
    language: 'es-US',
    said: 'Primeras visitas por navegador',
    other: 'English',
    highest: 'La más alta de las cifras que se dan: Inglés, ',
  },
])('the page of a sponsor in $language', ({ language, said, other, highest }) => {
  it('shows figures with charts, tables and sentences, in the company’s colors and without a script', async () => {
    const answer = await open(`${linkTo('riverbend')}?lang=${language}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Language')).toBe(language);
    expect(html).toContain(said);
    expect(html).toContain(other);
    expect(html).toContain(highest);
    expect(html).toContain('--c-brand:#124E82');
    expect(html.match(/<table/g)?.length).toBeGreaterThanOrEqual(9);
    expect(html).toContain('<svg role="img"');
    expect(html).not.toMatch(/<script|style=|undefined|NaN|\{[a-z]+\}/);
  });

  it('is for nobody else: no search engine, no cache, no other site', async () => {
    const { headers } = await open(`${linkTo('riverbend')}?lang=${language}`);
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; font-src 'self'; style-src 'sha256-/,
    );
    expect(headers.get('Set-Cookie')).toBeNull();
  });
});

describe('the link of a sponsor', () => {
  it.each([
    { what: 'changed', link: () => `${linkTo('riverbend').slice(0, -2)}xx`, status: 400 },
    { what: 'over', link: () => linkTo('riverbend', 30, NOW - 40 * 86_400_000), status: 410 },
    { what: 'of a company that is gone', link: () => linkTo('no-company'), status: 404 },
  ])('that is $what opens nothing', async ({ link, status }) => {
    const answer = await open(link());
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain('Riverbend');
  });

  it.each([
    {
      lang: 'en',
      says: /Ask whoever gave it to you for a new one|or ask whoever gave it to you/,
      mail: /e-?mail/i,
    },
    { lang: 'es', says: /pide uno nuevo a quien te lo dio/i, mail: /correo/i },
  ])(
    'that opens nothing says in $lang whom to ask, and of no mail that never came',
    async ({ lang, says, mail }) => {
      const over = linkTo('riverbend', 30, NOW - 40 * 86_400_000);
      for (const link of [over, `${linkTo('riverbend').slice(0, -2)}xx`]) {
        const page = await (
          await fetch(`${server.base}${link}?lang=${lang}`, { headers: { Accept: 'text/html' } })
        ).text();
        expect(page).toMatch(says);
        expect(page).not.toMatch(mail);
      }
    },
  );

  it('says of what came by a code which months that are', async () => {
    const html = await (await open(linkTo('riverbend'))).text();
    expect(html).toContain('With its code, in its month and the 3 after');
    // The poster of September has had one month of three since.
    expect(html).toMatch(/[\d]+ so far/);
  });

  it('opens the figures of its company only', async () => {
    const html = await (await open(linkTo('generic'))).text();
    expect(html).not.toMatch(/riverbend/i);
  });

  it('says until when it works', async () => {
    expect(await (await open(linkTo('riverbend'))).text()).toContain('December 23, 2026');
  });
});

describe('the files of a sponsor', () => {
  it('say what the page says, as a table and as data', async () => {
    const link = linkTo('riverbend');
    const table = await (await open(`${link}/figures.csv?months=3`)).text();
    const data = (await (await open(`${link}/figures.json?months=3`)).json()) as {
      from: string;
      to: string;
      months: Array<{ month: string; firstVisits: number }>;
      campaigns: object[];
    };
    expect(data).toMatchObject({ company: 'riverbend', from: '2026-08', to: '2026-10' });
    expect(data.months).toHaveLength(3);
    for (const { month, firstVisits } of data.months) {
      expect(firstVisits % 5).toBe(0);
      expect(table).toContain(`${month},Reach,First visits by browser,${firstVisits},0\r\n`);
    }
    expect(data.campaigns).toHaveLength(1);
  });

  it.each([
    { lang: 'en-US', columns: 'Month,Topic,What,How often,Months not told' },
    { lang: 'es-US', columns: 'Mes,Tema,Qué,Cuántas veces,Meses que no se dicen' },
  ])(
    'name their columns in $lang, with a mark by which a spreadsheet reads the accents',
    async ({ lang, columns }) => {
      const answer = await open(`${linkTo('riverbend')}/figures.csv?lang=${lang}`);
      const bytes = Buffer.from(await answer.arrayBuffer()).toString();
      expect(bytes.slice(0, bytes.indexOf('\r\n'))).toBe(`\uFEFF${columns}`);
    },
  );

  it('take the months that there are to choose, and no days', async () => {
    for (const query of ['months=4', 'days=90', 'from=2026-01-05'])
      expect((await open(`${linkTo('riverbend')}?${query}`)).status).toBe(400);
  });
});

describe('what a sponsor is told', () => {
  it('compares with others only where there are ten of them', async () => {
    const html = await (await open(linkTo('riverbend'))).text();
    expect(html).toMatch(/for each 100 employees who may join the plan/);
    expect(html).not.toMatch(/At other companies/);
  });

  it('is nothing of a company that few visit', async () => {
    const html = await (await open(`${linkTo('generic')}?months=3`)).text();
    expect(html).toContain('not told');
    const cells = Array.from(html.matchAll(/<td>\s*([^<]*?)\s*<\/td>/g), ([, cell]) => cell ?? '');
    for (const cell of cells) expect(cell).toMatch(/^(?:not told|\d{2,}(?: or more)?)$/);
  });

  it('stays the same when something is counted today', async () => {
    const link = `${linkTo('riverbend')}/figures.json`;
    const before = await (await open(link)).text();
    await addEventCounts(database, 'node-1', [
      {
        companyId: 'riverbend',
        day: '2026-11-23',
        event: 'visit started',
        detail: 'first',
        count: 77,
      },
    ]);
    expect(await (await open(link)).text()).toBe(before);
  });
});
