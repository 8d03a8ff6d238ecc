import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function open(address: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`${server.base}${address}`);
  return { status: response.status, html: await response.text() };
}

describe('the plan at a glance', () => {
  it('lets an address go on in a new line after its dots, and not within a word', async () => {
    const { html } = await open('/riverbend/plan');
    expect(html).toContain('benefits.<wbr/>riverbend.<wbr/>example.<wbr/>com');
  });

  it.each([
    {
      address: '/riverbend/plan',
      says: [
        '50 cents for each dollar you save, up to 6% of pay.',
        'All of it: 3% of pay, for anyone who saves 6%.',
        '66% after 2 years',
        'Every other week: 26 a year.',
        '1-800-555-0142',
        'As of November 20, 2026',
        '(as of January 1, 2026)',
      ],
    },
    {
      address: '/seiu775srp/plan?lang=es-US',
      says: [
        'No sale nada de tu sueldo.',
        'De $0.50 a $0.80 por cada hora que cuenta.',
        'Todo después de 3 años con 300 horas o más cada uno.',
        'De una sola vez si es menos de $2,400.',
        'por lo menos $100 al mes',
      ],
    },
  ])('says what the profile of $address says, and no more', async ({ address, says }) => {
    const { status, html } = await open(address);
    expect(status).toBe(200);
    const words = textOf(partOf(html, 'main'));
    for (const sentence of says) expect(words).toContain(sentence);
    expect(words).not.toMatch(/undefined|NaN|\{/);
    if (address.startsWith('/seiu')) expect(words).not.toMatch(/Roth|porcentaje|aporte del emp/);
  });

  it('is found and linked where there is a profile, and is not there without one', async () => {
    expect((await open('/generic/plan')).status).toBe(404);
    const sitemap = (await open('/sitemap.xml')).html;
    for (const [company, isThere] of [
      ['generic', false],
      ['riverbend', true],
      ['seiu775srp', true],
    ] as const) {
      expect(sitemap.includes(`/${company}/plan<`), company).toBe(isThere);
      const { html } = await open(`/${company}`);
      for (const part of ['header', 'footer'] as const)
        expect(hrefsOf(partOf(html, part)).includes(`/${company}/plan`), part).toBe(isThere);
    }
  });
});
