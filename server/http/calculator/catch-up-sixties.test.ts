import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { LANGUAGES, PLAN, sendPlan } from '#tests/support/plain-calculator.ts';
import { findElements, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/**
 * $34,000 a year is more than a person of 50 may contribute, and less than the law allows from 60
 * to 63.
 */
const AT_SIXTY = {
  ...PLAN,
  currentAge: '60',
  pretaxSalary: '100000',
  currentSavings: '0',
  contributionPercentage: '34',
  employerMatchingContributionPercentage: '0',
};

let offering: TestServer;
let plain: TestServer;

beforeAll(async () => {
  const environment = { PLAN_YEAR: '2026' };
  offering = await startTestServer({ environment });
  plain = await startTestServer({
    environment,
    changeContent: (contentDir) =>
      changeYaml(contentDir, 'companies/riverbend/plan.yaml', {
        offers: { catchUpSixties: { offered: false } },
      }),
  });
});
afterAll(() => Promise.all([offering.close(), plain.close()]));

async function readMain({ base }: TestServer, address: string): Promise<string> {
  return textOf(partOf(await (await fetch(`${base}${address}`)).text(), 'main'));
}

describe.each(LANGUAGES)('a plan without the catch-up of 60 to 63 in $language', ({ query }) => {
  it.each(['calculator', 'calculator/disclosures', 'roadtrip'])(
    'names no limit of its own for them on %s',
    async (page) => {
      const words = await readMain(plain, `/riverbend/${page}${query}`);
      expect(words).toContain('$32,500');
      expect(words).not.toContain('35,750');
      expect(words).not.toMatch(/60 (?:to|a) 63/);
    },
  );

  it('is that of its own company only', async () => {
    expect(await readMain(plain, `/generic/calculator${query}`)).toContain('$35,750');
    expect(await readMain(offering, `/riverbend/calculator${query}`)).toContain('$35,750');
  });

  it('stops a projection at the limit of 50 and older', async () => {
    const balanceAt61 = async ({ base }: TestServer): Promise<string | undefined> => {
      const { html } = await sendPlan(
        base,
        { ...AT_SIXTY, retirementAge: '61', dollars: 'future' },
        query,
      );
      return findElements(partOf(html, 'tbody'), 'tr').at(-1)?.text;
    };
    expect(await balanceAt61(offering)).toMatch(/^61 ?\$34,000/);
    expect(await balanceAt61(plain)).toMatch(/^61 ?\$32,500/);
  });
});

describe('the goal call', () => {
  const INPUTS = {
    currentAge: 60,
    retirementAge: 61,
    pretaxSalary: 100_000,
    currentSavings: 0,
    contributionPercentage: 34,
    employerMatchingContributionPercentage: 0,
    employerMatchingUpToContributionPercentageOfSalary: 0,
    autoIncreasePercentage: 0,
  };
  const GOAL = '/po/calculator/retirement/goal';

  const ask = ({ base }: TestServer, company?: string): Promise<Response[]> => {
    const asked = { ...INPUTS, ...(company !== undefined && { company }) };
    const query = new URLSearchParams(
      Object.entries(asked).map(([name, value]) => [name, String(value)]),
    );
    return Promise.all([
      fetch(`${base}${GOAL}?${query}`),
      fetch(`${base}${GOAL}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(asked),
      }),
    ]);
  };

  it.each([
    { what: 'of a plan without it', company: 'riverbend', offers: false, balance: 32_500 },
    { what: 'of a plan with it', company: 'riverbend', offers: true, balance: 34_000 },
    { what: 'of another company', company: 'generic', offers: false, balance: 34_000 },
    { what: 'of nobody’s plan', company: undefined, offers: false, balance: 34_000 },
  ])('$what counts what the page counts', async ({ company, offers, balance }) => {
    for (const response of await ask(offers ? offering : plain, company)) {
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ retirementBalance: balance });
    }
  });

  it.each([
    { company: 'nobody', status: 404, code: 'company-not-found' },
    { company: '<b>', status: 400, code: 'field-invalid' },
  ])('refuses the company "$company"', async ({ company, status, code }) => {
    for (const response of await ask(plain, company)) {
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ error: { code } });
    }
  });
});
