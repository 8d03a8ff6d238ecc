import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inventYear } from '#tests/support/database/sponsor-year.ts';
import { startHostedStudio, type HostedStudio } from '#tests/support/studio/hosted-studio.ts';
import { startTestStudio } from '#tests/support/studio/test-studio.ts';

const NOW = Date.UTC(2026, 10, 23);
/** Two copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
let studio: HostedStudio;

beforeAll(async () => {
  studio = await startHostedStudio({
    now: () => NOW,
    environment: { PUBLIC_ORIGIN: 'https://retire.example.com' },
  });
  await inventYear(studio.database, { companyId: 'riverbend', now: NOW });
}, PATIENCE_MS);
afterAll(() => studio.close());

describe('the figures of a company in the hosted studio', () => {
  it.each([
    { code: 'en', language: 'en-US', said: 'First visits by browser', out: 'Back to the studio' },
    {
      code: 'es',
      language: 'es-US',
      said: 'Primeras visitas por navegador',
      out: 'Volver al estudio',
    },
  ])('are the page of its sponsor for whoever has a role there, in $code', async (row) => {
    const leo = await studio.person('Leo', { riverbend: 'reader' });
    const answer = await leo.ask(`${row.code}/figures/riverbend?months=3`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`lang="${row.language}"`);
    expect(html).toContain(row.said);
    expect(html).toContain(row.out);
    expect(html).toContain('--c-brand:#124E82');
    expect(html).toContain('https://retire.example.com/po/print/riverbend/poster');
    expect(html).not.toMatch(/<script|style=|undefined|NaN|\{[a-z]+\}/);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; font-src 'self'; style-src 'sha256-/);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    // Every way on is one of the studio, and works.
    const ways = [...html.matchAll(/href="(\/po\/studio\/[^"]+)"/g)].map(([, way = '']) => way);
    expect(ways).toHaveLength(7);
    for (const way of ways) {
      const there = await leo.ask(way.replaceAll('&amp;', '&').replace('/po/studio/', ''));
      expect([way, there.status]).toEqual([way, 200]);
    }
  });

  it('are the same as data and as a table', async () => {
    const leo = await studio.person('Leo', { riverbend: 'reader' });
    const data = (await (await leo.ask('en/figures/riverbend?as=json')).json()) as {
      company: string;
      months: Array<{ firstVisits: number | null }>;
    };
    expect(data.company).toBe('riverbend');
    expect(data.months).toHaveLength(12);
    for (const { firstVisits } of data.months)
      expect(firstVisits === null || (firstVisits >= 10 && firstVisits % 5 === 0)).toBe(true);
    const table = await leo.ask('en/figures/riverbend?as=csv');
    expect(table.headers.get('Content-Type')).toContain('text/csv');
    expect((await table.text()).split('\n').length).toBeGreaterThan(20);
  });

  it('are shown to nobody who has no role for that company', async () => {
    const leo = await studio.person('Leo', { riverbend: 'reader' });
    const eva = await studio.person('Eva', { generic: 'publisher' });
    expect((await eva.ask('en/figures/riverbend')).status).toBe(403);
    expect((await eva.ask('en/figures/riverbend?as=json')).status).toBe(403);
    expect((await leo.ask('en/figures/generic')).status).toBe(403);
    expect((await fetch(`${studio.proxy.origin}/po/studio/en/figures/riverbend`)).status).toBe(401);
  });

  it('are found from every page: the own ones at once, or a list of companies', async () => {
    const leo = await studio.person('Leo', { riverbend: 'reader' });
    expect(await leo.read('en/board')).toContain('href="/po/studio/en/figures"');
    const own = await leo.ask('en/figures');
    expect(own.headers.get('Location')).toBe('/po/studio/en/figures/riverbend');
    const ana = await studio.person('Ana', { '*': 'owner' });
    const list = await ana.read('es/figures');
    for (const company of ['generic', 'riverbend', 'seiu775srp'])
      expect(list).toContain(`href="/po/studio/es/figures/${company}"`);
    expect((await ana.ask('en/figures/no-company')).status).toBe(404);
    const leaving = await ana.ask('es/figures/riverbend?months=99');
    expect(leaving.status).toBe(200);
  });
});

describe('the studio of this machine', () => {
  it('has no database, and no figures', async () => {
    const local = await startTestStudio();
    try {
      expect((await local.ask('en/figures/riverbend')).status).toBe(404);
      expect(await (await local.ask('en/board')).text()).not.toContain('/figures');
    } finally {
      await local.close();
    }
  });
});
