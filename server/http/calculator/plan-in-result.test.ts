import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { LANGUAGES, PLAN, sendPlan } from '#tests/support/plain-calculator.ts';
import { findElements, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const SAID = {
  'en-US': {
    everyone: 'At any age $24,500',
    monthly: '12 paychecks a year',
    biweekly: '26 paychecks a year',
    rising: '1% every year, up to 10% of pay',
    risingByItself:
      'Your plan raises it by one point a year by itself, up to 10% of pay and no further.',
    ownLimit:
      'Your plan takes up to 10% of pay. From age 44 on, this projection counts more than that.',
    savers: 'The government may add to it',
    household: 'filing as head of household',
    saversHousehold:
      'for the year as a head of household, people who save can get a part of it back',
    lane: /second lane opens/,
    oneLane: /no second lane for people of 50 or older/,
  },
  'es-US': {
    everyone: 'A cualquier edad $24,500',
    monthly: '12 cheques al año',
    biweekly: '26 cheques al año',
    rising: '1% cada año, hasta el 10% del sueldo',
    risingByItself:
      'Tu plan lo sube un punto al año por sí solo, hasta el 10% del sueldo y no más.',
    ownLimit:
      'Tu plan acepta hasta el 10% del sueldo. Desde los 44 años, esta proyección cuenta más que eso.',
    savers: 'El gobierno puede poner algo más',
    household: 'declaración de cabeza de familia',
    saversHousehold: 'en el año como cabeza de familia, quien ahorra puede recuperar una parte',
    lane: /se abre otro carril/,
    oneLane: /no abre otro carril/,
  },
} as const;

let server: TestServer;
let asAuthored: TestServer;

beforeAll(async () => {
  const environment = { PLAN_YEAR: '2026' };
  asAuthored = await startTestServer({ environment });
  server = await startTestServer({
    environment,
    changeContent: (contentDir) =>
      changeYaml(contentDir, 'companies/riverbend/plan.yaml', {
        pay: { frequency: 'monthly' },
        ownLimit: { percentOfPay: 10 },
        offers: { catchUp: { offered: false } },
        automaticIncrease: { pointsEachYear: 1, upToPercentOfPay: 35 },
      }),
  });
});
afterAll(() => Promise.all([server.close(), asAuthored.close()]));

async function read({ base }: TestServer, address: string): Promise<string> {
  return textOf(partOf(await (await fetch(`${base}${address}`)).text(), 'main'));
}

async function result(fields: Record<string, string>, query: string): Promise<string> {
  const { response, html } = await sendPlan(server.base, { ...PLAN, ...fields }, query);
  expect(response.status).toBe(200);
  return textOf(partOf(html, 'main'));
}

describe.each(LANGUAGES)('the plan of a company in $language', ({ language, query }) => {
  const said = SAID[language];

  it('without a catch-up has one limit for every age', async () => {
    for (const page of ['calculator', 'calculator/disclosures']) {
      const words = await read(server, `/riverbend/${page}${query}`);
      expect(words, page).toContain(said.everyone);
      expect(words, page).not.toMatch(/32,500|35,750/);
    }
    // The words for travellers from 50 on are in the page's data.
    const trip = await (await fetch(`${server.base}/riverbend/roadtrip${query}`)).text();
    expect(trip).toMatch(said.oneLane);
    expect(trip).not.toMatch(said.lane);
    const asLaw = await (await fetch(`${asAuthored.base}/riverbend/roadtrip${query}`)).text();
    expect(asLaw).toMatch(said.lane);
    const mostly = { currentAge: '60', retirementAge: '61', pretaxSalary: '100000' };
    const { html } = await sendPlan(
      server.base,
      { ...PLAN, ...mostly, currentSavings: '0', contributionPercentage: '34', dollars: 'future' },
      query,
    );
    const last = findElements(partOf(html, 'tbody'), 'tr').at(-1)?.text;
    // $24,500 of one's own, and half of 6 percent of pay.
    expect(last).toMatch(/^61 ?\$27,500/);
  });

  it('pays as often as it says, and who chooses another number keeps it', async () => {
    expect(await result({}, query)).toContain(said.monthly);
    expect(await result({ paychecksPerYear: '26' }, query)).toContain(said.biweekly);
  });

  it('says where a rate is above what it takes itself', async () => {
    const rising = { contributionPercentage: '7', autoIncrease: 'on' };
    expect(await result(rising, query)).toContain(said.ownLimit);
    expect(await result({ contributionPercentage: '10' }, query)).not.toContain('10% of pay. From');
  });

  it('stops raising a rate where it stops itself, says so, and leaves another percent to whoever chooses one', async () => {
    const rising = { ...PLAN, contributionPercentage: '7', autoIncrease: 'on' };
    const { html } = await sendPlan(asAuthored.base, rising, query);
    const words = textOf(partOf(html, 'main'));
    expect(words).toContain(said.rising);
    expect(words).toContain(said.risingByItself);
    const chosen = { ...rising, autoIncreaseCapPercentage: '35' };
    const other = await sendPlan(asAuthored.base, chosen, query);
    expect(textOf(partOf(other.html, 'main'))).not.toContain(said.rising);
    expect(await read(asAuthored, `/riverbend/calculator/disclosures${query}`)).toContain(
      said.rising,
    );
    expect(await read(asAuthored, `/generic/calculator/disclosures${query}`)).not.toContain(
      said.rising,
    );
  });

  it('leads to the government’s help only where pay can be within its reach', async () => {
    expect(await result({ pretaxSalary: '38000' }, query)).toContain(said.savers);
    expect(await result({ pretaxSalary: '50000' }, query)).not.toContain(said.savers);
    const together = { pretaxSalary: '60000', filingStatus: 'married' };
    expect(await result(together, query)).toContain(said.savers);
    expect(await result({ ...together, pretaxSalary: '95000' }, query)).not.toContain(said.savers);
  });

  it('is told to a head of household in those words', async () => {
    const household = { pretaxSalary: '38000', filingStatus: 'household' };
    const words = await result(household, query);
    expect(words).toContain(said.household);
    expect(words).toContain(said.saversHousehold);
    expect(await result({ pretaxSalary: '38000' }, query)).not.toContain(said.household);
  });

  it('that takes nothing from pay leaves savings elsewhere the limits of the law', async () => {
    const words = await read(asAuthored, `/seiu775srp/calculator/own-savings${query}`);
    expect(words).toContain('$32,500');
    expect(words).toContain('$35,750');
  });
});
