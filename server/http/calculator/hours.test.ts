import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { LANGUAGES, PLAN, readInput, readMessages } from '#tests/support/plain-calculator.ts';
import { findElement, findElements, partOf, textOf } from '#tests/support/read-html.ts';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const HOURS = {
  hours: '30',
  per: 'week',
  ratePerHour: '$0.50',
  currentAge: '40',
  retirementAge: '65',
  currentSavings: '2,000',
  countedYears: '1',
};

/** What the page says of these numbers: 780 a year, 5.5 % of growth and prices that rise by 2.5 %. */
const SAID = {
  'en-US': {
    headline: 'Your employer’s money could become about $25,600 by 65.',
    nominal: 'In dollars of that time it is about $47,500.',
    rate: 'Your plan says $0.50 to $0.80 an hour.',
    counts: 'A year counts once it has 300 hours.',
    vested: 'all of it could be yours from the year you turn 42: 3 years have to count',
    today: 'If you left today, $0 of the $2,000 in the account would be yours',
    monthly: 'Spread evenly until 92, it could be about $112 a month in today’s dollars.',
    least: 'Your plan pays at least $100 a month.',
    once: 'Your plan pays accounts below $2,400 all at once',
    nothing: 'With these numbers, none of the money would be yours at 65.',
    empty: 'With these numbers, no money would be in the account at 65.',
    yearsAlone: 'We do not know that age, so only years count here.',
    tooFew: 'With 299 hours no year counts. It takes 300 hours in a year, in 3 years.',
    byAge: [
      'All of it is yours from the day you turn 65 if you still work there then',
      'At 65 all of it is yours, however few years count',
    ],
    planByAge: 'All of it at 65 if you still work there then',
    wait: 'You stop at 60. Your plan pays from 65 on',
    step: '1,560 hours a year at $0.50 an hour are $780 a year.',
    stays: 'None: a contract sets it',
  },
  'es-US': {
    headline: 'El dinero de tu empleador podría llegar a unos $25,600 a los 65.',
    nominal: 'En dólares de ese momento son unos $47,500.',
    rate: 'Tu plan dice de $0.50 a $0.80 por hora.',
    counts: 'Un año cuenta cuando llega a 300 horas.',
    vested: 'todo podría ser tuyo desde el año en que cumples 42: tienen que contar 3 años',
    today: 'Si te fueras hoy, de los $2,000 de la cuenta serían tuyos $0',
    monthly: 'Repartido por igual hasta los 92, podrían ser unos $112 al mes en dólares de hoy.',
    least: 'Tu plan paga por lo menos $100 al mes.',
    once: 'Tu plan paga de una sola vez las cuentas de menos de $2,400',
    nothing: 'Con estos números, a los 65 nada de ese dinero sería tuyo.',
    empty: 'Con estos números, a los 65 no habría dinero en la cuenta.',
    yearsAlone: 'No conocemos esa edad, así que aquí cuentan solo los años.',
    tooFew: 'Con 299 horas no cuenta ningún año. Hacen falta 300 horas en un año, durante 3 años.',
    byAge: [
      'Todo es tuyo desde el día en que cumples 65 si entonces sigues trabajando ahí',
      'A los 65 todo es tuyo, aunque cuenten pocos años',
    ],
    planByAge: 'Todo a los 65 si entonces sigues trabajando ahí',
    wait: 'Dejas de trabajar a los 60. Tu plan paga desde los 65',
    step: '1,560 horas al año a $0.50 por hora son $780 al año.',
    stays: 'Ninguno: lo fija un contrato',
  },
} as const;

let server: TestServer;
let silent: TestServer;
let ageless: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  silent = await startTestServer({
    changeContent: (contentDir) =>
      writeFileSync(
        path.join(contentDir, 'companies/riverbend/plan.yaml'),
        'asOf: 2026-11-20\nkind: per-hour\n',
      ),
  });
  ageless = await startTestServer({
    changeContent: (contentDir) =>
      changeYaml(contentDir, 'companies/seiu775srp/plan.yaml', {
        vesting: { kind: 'by-hours', hoursInYear: 300, years: 3 },
      }),
  });
});
afterAll(() => Promise.all([server, silent, ageless].map((each) => each.close())));

async function open(address: string, { base } = server) {
  const response = await fetch(`${base}${address}`);
  const html = await response.text();
  return { response, html, words: textOf(partOf(html, 'main')) };
}

async function post(address: string, fields: Record<string, string>, { base } = server) {
  const response = await fetch(`${base}${address}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const html = await response.text();
  return { response, html, words: textOf(partOf(html, 'main')) };
}

describe.each(LANGUAGES)('the calculator of hours in $language', ({ language, query }) => {
  const said = SAID[language];
  const send = (changes: Partial<typeof HOURS> = {}) =>
    post(`/seiu775srp/calculator/hours${query}`, { ...HOURS, ...changes });

  it('opens where the plan is paid by the hour, with what the plan knows', async () => {
    const { html, words } = await open(`/seiu775srp/calculator${query}`);
    expect(readInput(html, 'ratePerHour')['value']).toBe('0.50');
    expect(readInput(html, 'retirementAge')['value']).toBe('65');
    expect(words).toContain(said.rate);
    expect(words).toContain(said.counts);
    const links = findElements(partOf(html, 'main'), 'a').map(
      ({ attributes }) => attributes['href'],
    );
    expect(links).toContain(`/seiu775srp/calculator/own-savings${query}`);
  });

  it('answers a plain form with heading, chart, table, vesting, payout and steps', async () => {
    const { response, html, words } = await send();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(findElement(partOf(html, 'main'), 'h1').text).toBe(said.headline);
    for (const sentence of [said.nominal, said.vested, said.today, said.monthly, said.least])
      expect(words).toContain(sentence);
    expect(words).toContain(said.step);
    expect(words).toContain(said.stays);
    const rows = findElements(partOf(html, 'tbody'), 'tr').map(({ text }) => text);
    expect(rows.at(-1)).toMatch(/^65 ?\$25,635 ?\$47,526/);
    const chart = findElements(html, 'svg').find(({ attributes }) => attributes['role'] === 'img');
    expect(chart?.text).toContain('$47,500');
  });

  it('says how the plan pays, and when nothing is one’s own', async () => {
    const once = await send({
      hours: '2',
      currentSavings: '0',
      currentAge: '60',
      countedYears: '3',
    });
    expect(once.words).toContain(said.once);
    const none = await send({ hours: '299', per: 'year', retirementAge: '60' });
    expect(findElement(partOf(none.html, 'main'), 'h1').text).toBe(said.nothing);
    expect(none.words).toContain(said.tooFew);
    expect((await send({ retirementAge: '60' })).words).toContain(said.wait);
  });

  it('says of no hours and no savings that there is no money, and not that none is one’s own', async () => {
    const { html, words } = await send({ hours: '0', currentSavings: '0' });
    expect(findElement(partOf(html, 'main'), 'h1').text).toBe(said.empty);
    expect(words).not.toContain(said.nothing);
  });

  it('says that only years count where nobody has told us the plan’s normal retirement age', async () => {
    const address = `/seiu775srp/calculator/hours${query}`;
    const { words } = await post(address, { ...HOURS, currentSavings: '9000' }, ageless);
    expect(words).toContain(said.yearsAlone);
    expect((await send()).words).not.toContain(said.yearsAlone);
  });

  it('is all one’s own at the plan’s normal retirement age, as its page of the plan says', async () => {
    const late = { hours: '25', ratePerHour: '0.80', currentAge: '63', countedYears: '0' };
    const { html, words } = await send({ ...late, currentSavings: '1500' });
    expect(findElement(partOf(html, 'main'), 'h1').text).toContain('$3,620');
    for (const sentence of said.byAge) expect(words).toContain(sentence);
    expect(words).not.toContain(said.nothing);
    expect((await open(`/seiu775srp/plan${query}`)).words).toContain(said.planByAge);
  });

  it('says each mistake beside its field, and brings back what was typed', async () => {
    const texts = { 'en-US': english, 'es-US': spanish }[language];
    const { response, html } = await send({ hours: '81', ratePerHour: '', currentAge: '15' });
    expect(response.status).toBe(400);
    const messages = readMessages(html);
    expect(messages['hours']).toContain(texts.hours.mistakes.hours.replace('{max}', '80'));
    expect(messages['ratePerHour']).toContain(texts.hours.mistakes.ratePerHour);
    expect(messages['currentAge']).toContain(texts.calculator.mistakes.currentAge);
    expect(readInput(html, 'hours')['value']).toBe('81');
  });

  it('takes the numbers back to its form, which no address holds', async () => {
    const { html } = await send();
    const back = findElements(partOf(html, 'main'), 'form')[0];
    expect(back?.attributes['action']).toBe(`/seiu775srp/calculator${query}`);
    const edited = await post(`/seiu775srp/calculator${query}`, HOURS);
    expect(edited.response.status).toBe(200);
    expect(readInput(edited.html, 'hours')['value']).toBe('30');
    expect(readInput(edited.html, 'currentSavings')['value']).toBe('2000');
  });

  it('works anew with another assumption, and refuses one out of bounds', async () => {
    const assume = (returnPercentage: string) =>
      post(`/seiu775srp/calculator/hours${query}`, { ...HOURS, returnPercentage });
    const none = await assume('0');
    expect(findElement(partOf(none.html, 'main'), 'h1').text).not.toBe(said.headline);
    expect(none.words).toContain('$21,500');
    expect((await assume('13')).response.status).toBe(400);
  });

  it('leaves the seven fields a link away, with the way back', async () => {
    const { html, words } = await open(`/seiu775srp/calculator/own-savings${query}`);
    for (const name of Object.keys(PLAN)) expect(readInput(html, name)['name']).toBe(name);
    const texts = { 'en-US': english, 'es-US': spanish }[language];
    expect(words).toContain(texts.hours.other.back);
    // The account of the hours is not in this projection, so nobody is asked to count it here.
    expect(words).toContain(texts.calculator.help.savingsBeside);
    expect(words).not.toContain(texts.calculator.help.savings);
    const result = await post(`/seiu775srp/calculator/projections${query}`, PLAN);
    const main = partOf(result.html, 'main');
    expect(findElement(main, 'h1').text).toContain('$209,000');
    expect(findElements(main, 'form')[0]?.attributes['action']).toBe(
      `/seiu775srp/calculator/own-savings${query}`,
    );
  });
});

describe('the calculator of hours', () => {
  it('asks a plan of which nothing more is known without a rate or years, and promises no payout', async () => {
    const { html, words } = await open('/riverbend/calculator', silent);
    expect(readInput(html, 'ratePerHour')['value'] ?? '').toBe('');
    expect(() => readInput(html, 'countedYears')).toThrow('no field');
    expect(words).not.toContain('Your plan says');
    const response = await fetch(`${silent.base}/riverbend/calculator/hours`, {
      method: 'POST',
      body: new URLSearchParams(HOURS),
    });
    const said = textOf(partOf(await response.text(), 'main'));
    expect(said).toContain('$25,600');
    expect(said).not.toMatch(/yours from|Your plan pays/);
  });

  it.each(['hours', 'own-savings'])(
    'has no page %s where nobody is paid by the hour',
    async (page) => {
      for (const company of ['generic', 'riverbend']) {
        const { response } = await open(`/${company}/calculator/${page}`);
        expect(response.status).toBe(404);
      }
    },
  );

  it('takes the seven numbers of other pages where they are posted to it', async () => {
    const { response, html } = await post('/seiu775srp/calculator', PLAN);
    expect(response.status).toBe(200);
    expect(readInput(html, 'pretaxSalary')['value']).toBe('50000');
  });
});
