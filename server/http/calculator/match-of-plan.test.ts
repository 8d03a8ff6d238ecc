import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { PLAN, readInput, sendPlan } from '#tests/support/plain-calculator.ts';
import { findElements, hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const RATE = 'employerMatchingContributionPercentage';
const UP_TO = 'employerMatchingUpToContributionPercentageOfSalary';

const LANGUAGES = [
  {
    language: 'en-US',
    query: '',
    one: 'Your plan adds 50% of what you save, up to 6% of your pay.',
    tiers: '100% of what you save, up to 3% of your pay, then 50% up to 5%',
    nearest: 'at 3% the plan adds 3% of pay, and we count 2.4%',
    inResult: 'at 3% the plan adds 3% of pay, and the projection counts 2.4%',
    none: 'Your employer pays in for your hours, and that money is not in this projection.',
    four: 'Four numbers',
    seven: 'Seven numbers',
    unknown: 'I don’t know my match',
  },
  {
    language: 'es-US',
    query: '?lang=es-US',
    one: 'Tu plan agrega el 50% de lo que ahorras, hasta el 6% de tu sueldo.',
    tiers: 'el 100% de lo que ahorras, hasta el 3% de tu sueldo, y luego el 50% hasta el 5%',
    nearest: 'con el 3%, el plan agrega el 3% del sueldo y aquí contamos el 2.4%',
    inResult: 'con el 3%, el plan agrega el 3% del sueldo y la proyección cuenta el 2.4%',
    none: 'Aporta por tus horas, y ese dinero no está en esta proyección.',
    four: 'Cuatro números',
    seven: 'Siete números',
    unknown: 'No sé cuánto aporta mi empleador',
  },
] as const;

const TIERS = {
  tiers: [
    { centsPerDollar: 100, upToPercentOfPay: 3 },
    { centsPerDollar: 50, upToPercentOfPay: 5 },
  ],
};

let asAuthored: TestServer;
let inTiers: TestServer;
let silent: TestServer;

beforeAll(async () => {
  asAuthored = await startTestServer();
  inTiers = await startTestServer({
    changeContent: (contentDir) =>
      changeYaml(contentDir, 'companies/riverbend/plan.yaml', { match: TIERS }),
  });
  silent = await startTestServer({
    changeContent: (contentDir) =>
      writeFileSync(
        path.join(contentDir, 'companies/riverbend/plan.yaml'),
        'asOf: 2026-11-20\nkind: percent-of-pay\n',
      ),
  });
});
afterAll(() => Promise.all([asAuthored, inTiers, silent].map((server) => server.close())));

async function readForm(
  { base }: TestServer,
  address: string,
): Promise<{ html: string; words: string; match: Array<string | undefined> }> {
  const html = await (await fetch(`${base}${address}`)).text();
  const match = [RATE, UP_TO].map((name) => readInput(html, name)['value']);
  return { html, words: textOf(partOf(html, 'main')), match };
}

describe.each(LANGUAGES)('the match in the form in $language', ({ query, ...said }) => {
  it('is that of the plan, which says so, with the fields to change it', async () => {
    const { html, words, match } = await readForm(asAuthored, `/riverbend/calculator${query}`);
    expect(match).toEqual(['50', '6']);
    expect(words).toContain(said.one);
    expect(words).toContain(said.four);
    expect(words).not.toContain(said.unknown);
    const around = findElements(partOf(html, 'main'), 'details');
    expect(around.map(({ attributes }) => Object.hasOwn(attributes, 'open'))).toEqual([false]);
  });

  it('of several tiers is the nearest pair, with the formula and what it misses', async () => {
    const { words, match } = await readForm(inTiers, `/riverbend/calculator${query}`);
    expect(match).toEqual(['80', '5']);
    expect(words).toContain(said.tiers);
    expect(words).toContain(said.nearest);
  });

  it('of several tiers is said beside the result, too, and leads to the exact one', async () => {
    const fields = { ...PLAN, contributionPercentage: '3', [RATE]: '80', [UP_TO]: '5' };
    const { html } = await sendPlan(inTiers.base, fields, query);
    expect(textOf(partOf(html, 'main'))).toContain(said.tiers);
    expect(textOf(partOf(html, 'main'))).toContain(said.inResult);
    expect(hrefsOf(partOf(html, 'main'))).toContain(`/riverbend/questions/match${query}`);
    const plain = await sendPlan(asAuthored.base, fields, query);
    expect(plain.html).not.toContain('nearest-match');
  });

  it('of a plan without one is 0, and what is paid by the hour is said to be left out', async () => {
    const { words, match } = await readForm(
      asAuthored,
      `/seiu775srp/calculator/own-savings${query}`,
    );
    expect(match).toEqual(['0', '0']);
    expect(words).toContain(said.none);
  });

  it.each([
    { what: 'without a profile', server: () => asAuthored, company: 'generic' },
    { what: 'where the profile is silent', server: () => silent, company: 'riverbend' },
  ])('is asked for $what, with help for who does not know it', async ({ server, company }) => {
    const { words, match } = await readForm(server(), `/${company}/calculator${query}`);
    expect(match.map((value) => value ?? '')).toEqual(['', '']);
    expect(words).toContain(said.seven);
    expect(words).toContain(said.unknown);
  });

  it('that somebody changed is kept over the plan’s, and its fields are open', async () => {
    const response = await fetch(`${asAuthored.base}/riverbend/calculator/projections${query}`, {
      method: 'POST',
      body: new URLSearchParams({ [RATE]: '25', [UP_TO]: '' }),
    });
    const html = await response.text();
    expect(readInput(html, RATE)['value']).toBe('25');
    expect(readInput(html, UP_TO)['value'] ?? '').toBe('');
    const around = findElements(partOf(html, 'main'), 'details');
    expect(around.map(({ attributes }) => Object.hasOwn(attributes, 'open'))).toEqual([true]);
    expect(textOf(partOf(html, 'main'))).toContain(said.one);
  });
});
