import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerIn, askQuestion, openQuestion } from '#tests/support/questions/ask-question.ts';
import { findElement, findElements, hrefsOf, partOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { PLAN_YEAR: '2026' } });
});
afterAll(() => server.close());

const open = (address: string) => openQuestion(server, address);
const ask = (address: string, fields: Record<string, string>) =>
  askQuestion(server, address, fields);

const SAVERS = { filer: 'single', income: '23,000', saved: '1000', spouseSaved: '', tax: '' };

describe('the page of the money questions', () => {
  it.each(['', '?lang=es-US'])('leads to each that fits the plan%s', async (query) => {
    const { status, html } = await open(`/riverbend/questions${query}`);
    expect(status).toBe(200);
    expect(hrefsOf(partOf(html, 'main'))).toContain(`/riverbend/questions/savers${query}`);
  });

  it('is the only one that knows its questions: another address is not found', async () => {
    expect((await open('/riverbend/questions/lottery')).status).toBe(404);
  });
});

describe('the money questions', () => {
  it.each(['', '?lang=es-US'])(
    'lead to what they assume and where the figures come from%s',
    async (query) => {
      for (const question of ['savers', 'roth', 'retirement-pay']) {
        const { html } = await open(`/riverbend/questions/${question}${query}`);
        expect(html).toContain('/riverbend/calculator/disclosures');
      }
      const { html } = await open(`/riverbend/calculator/disclosures${query}`);
      expect(html).toContain('https://www.irs.gov/pub/irs-pdf/p15t.pdf');
      expect(html).toMatch(/November 20, 2026|20 de noviembre de 2026/);
    },
  );
});

describe('the Saver’s Match and the Saver’s Credit', () => {
  it('answer an example before anybody types', async () => {
    const { status, html } = await open('/generic/questions/savers');
    expect(status).toBe(200);
    // The example of the article: 50 percent of $1,000, and 42 percent in 2027.
    expect(answerIn(html)).toContain(
      'You could get $500 off your tax for 2026, and $420 into your account for 2027.',
    );
  });

  // IRS Notice 2025-67 and section 6433 of the tax code.
  it.each([
    { income: '28,000', saved: '2000', says: ['$500', '10%', '$200'] },
    { income: '35,500', saved: '2000', says: ['ends at an income of $35,500', '$200'] },
    { income: '40,251', saved: '2000', says: ['ends at an income of $40,250', 'you get nothing'] },
    { income: '41,000', saved: '2000', filer: 'married', spouseSaved: '2000', says: ['$2,000'] },
    { income: '12,000', saved: '2000', says: ['Nothing for 2026', '$1,000'] },
  ])('of $income are $says', async ({ says, ...typed }) => {
    const { status, html } = await ask('/generic/questions/savers', { ...SAVERS, ...typed });
    expect(status).toBe(200);
    for (const words of says) expect(answerIn(html)).toContain(words);
    const income = findElements(html, 'input').find(
      ({ attributes }) => attributes['name'] === 'income',
    );
    expect(income?.attributes['value']).toBe(typed.income);
  });

  it('answer in Spanish, and trace each figure', async () => {
    const { html } = await ask('/seiu775srp/questions/savers?lang=es-US', SAVERS);
    expect(answerIn(html)).toContain(
      'Podrías recibir $500 menos de impuesto por 2026 y $420 en tu cuenta por 2027.',
    );
    expect(answerIn(html)).toContain('$20,500');
  });

  it('ask again for what is no number, and answer nothing', async () => {
    const { status, html } = await ask('/generic/questions/savers', { ...SAVERS, income: 'much' });
    expect(status).toBe(400);
    expect(findElement(html, 'title').text).toContain('Check a number');
    expect(hrefsOf(partOf(html, 'main'))).toContain('#ask-income');
    const answer = findElements(html, 'section').find(
      ({ attributes }) => attributes['id'] === 'answer',
    );
    expect(answer?.attributes).toHaveProperty('hidden');
  });

  it('take no pay from an address', async () => {
    const { html } = await open('/generic/questions/savers?income=12345');
    expect(html).not.toContain('12345');
    expect(html).not.toContain('12,345');
  });
});

const PAYCHECK = {
  pay: '52000',
  period: 'biweekly',
  filer: 'single',
  pretax: '6',
  roth: '0',
  age: '',
};
const MATCH = {
  pay: '40000',
  rate: '3',
  cents: '50',
  upTo: '6',
  monthsLeft: '3',
  trueUp: 'no',
  age: '',
};

describe('one percent more of a paycheck', () => {
  // $2,000 every two weeks: 1 percent is $20, of which 12 percent of federal tax is saved.
  it('costs less before tax and all of it as Roth', async () => {
    const { html } = await ask('/riverbend/questions/paycheck', PAYCHECK);
    expect(answerIn(html)).toContain('It costs you $17.60 before tax, or $20 as Roth.');
    expect(answerIn(html)).toContain('$124');
  });

  it('knows a head of household, and says what is left out', async () => {
    const single = await ask('/riverbend/questions/paycheck?lang=es-US', PAYCHECK);
    const household = await ask('/riverbend/questions/paycheck?lang=es-US', {
      ...PAYCHECK,
      filer: 'household',
    });
    expect(answerIn(household.html)).not.toBe(answerIn(single.html));
    expect(partOf(single.html, 'main')).toContain('impuestos estatales y locales');
  });

  it('says when there is no room left', async () => {
    const { html } = await ask('/riverbend/questions/paycheck', { ...PAYCHECK, pretax: '50' });
    expect(answerIn(html)).toContain(
      'You already save as much as you may, $24,500 in the year: $942.30 of each paycheck.',
    );
  });
});

describe('Roth or before tax', () => {
  it('come out the same at the same rate, and neither is recommended', async () => {
    const { html } = await ask('/riverbend/questions/roth', {
      filer: 'single',
      pay: '52000',
      saved: '3000',
      years: '25',
      rateLater: '12',
      rateNow: '12',
      growth: '5.5',
      match: '',
    });
    const answer = answerIn(html);
    expect(answer).toContain('Both come out the same');
    const [, pretax, roth] =
      /leave you (\S+) as savings before tax or (\S+) as Roth/.exec(answer) ?? [];
    expect(pretax).toBe(roth);
    expect(answer).toContain('$2,640');
  });
});

describe('one percent more of a paycheck', () => {
  it('says of a paycheck that is all saved only what holds of it', async () => {
    const { html } = await ask('/riverbend/questions/paycheck', {
      ...PAYCHECK,
      pay: '12,000',
      period: 'weekly',
      pretax: '99',
      roth: '0',
      ownLimit: '',
    });
    const said = answerIn(html);
    expect(said).toContain('You already save all that the taxes leave of your paycheck.');
    expect(said).toContain('so we count only what fits');
    expect(said).toContain('Nothing is left of the paycheck, so no more fits.');
    expect(said).not.toMatch(/-\$|One percent more puts|Less than one percent/);
  });
});

describe('the unclaimed match and the vesting meter', () => {
  // The rows of domain/vesting/meter-vesting.test.ts.
  it('say in dollars what is left behind, of which a quarter can still be had in fall', async () => {
    const { html } = await ask('/riverbend/questions/match', MATCH);
    expect(answerIn(html)).toContain('$600 of your employer’s match goes unclaimed in a year.');
    expect(answerIn(html)).toContain('$150 of it can still be yours this year');
  });

  it('are filled out with the rules of the plan, which may be changed', async () => {
    const { html } = await open('/riverbend/questions/vesting');
    expect(answerIn(html)).toContain(
      'you would keep $2,640 of your employer’s money and lose $1,360',
    );
    const changed = await ask('/riverbend/questions/vesting', {
      employerMoney: '4000',
      service: '2',
      schedule: 'cliff',
      wholeAfter: '3',
    });
    expect(answerIn(changed.html)).toContain('you would lose all of your employer’s money: $4,000');
  });

  it('count the hours of a plan that does, in the words of its page', async () => {
    const { html } = await open('/seiu775srp/questions/vesting?lang=es-US');
    expect(answerIn(html)).toContain('perderías todo el dinero de tu empleador');
    expect(answerIn(html)).toContain(
      'A los 65, la edad normal de jubilación de tu plan, todo pasa',
    );
    // Nobody but the employer pays into this plan.
    expect(answerIn(html)).not.toContain('ahorraste');
  });

  it('say that all is one’s own from the plan’s normal retirement age on', async () => {
    const { html } = await ask('/seiu775srp/questions/vesting', {
      employerMoney: '1500',
      service: '0',
      age: '66',
      schedule: 'plan',
      wholeAfter: '3',
    });
    expect(answerIn(html)).toContain('you would keep all of your employer’s money: $1,500');
    expect(answerIn(html)).toContain('Lost if you left today $0');
  });
});

describe('what stands in a field that a choice hides', () => {
  it('keeps nobody without JavaScript from an answer', async () => {
    const saver = await ask('/generic/questions/savers', { ...SAVERS, spouseSaved: 'nothing yet' });
    expect(saver.status).toBe(200);
    expect(answerIn(saver.html)).toContain('You could get $500 off your tax for 2026');
    const vesting = await ask('/riverbend/questions/vesting', {
      employerMoney: '4000',
      service: '2',
      age: '40',
      schedule: 'plan',
      wholeAfter: '',
    });
    expect(vesting.status).toBe(200);
    expect(answerIn(vesting.html)).toContain('you would keep $2,640');
    const shown = await ask('/generic/questions/savers', {
      ...SAVERS,
      filer: 'married',
      spouseSaved: 'nothing yet',
    });
    expect(shown.status).toBe(400);
  });
});

describe('a question that does not fit the plan', () => {
  it.each(['paycheck', 'roth', 'match'])('is not listed: %s', async (question) => {
    const address = `/seiu775srp/questions/${question}`;
    const list = await open('/seiu775srp/questions');
    expect(hrefsOf(partOf(list.html, 'main'))).not.toContain(address);
    expect((await open('/sitemap.xml')).html).not.toContain(address);
    const { status, html } = await open(address);
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(partOf(html, 'main')).not.toContain('<form');
    expect(hrefsOf(partOf(html, 'main'))).toContain('/seiu775srp/questions/savers');
    expect((await ask(address, PAYCHECK)).status).toBe(405);
  });
});
