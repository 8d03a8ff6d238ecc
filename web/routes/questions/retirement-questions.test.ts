import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askQuestion, openQuestion } from '#tests/support/questions/ask-question.ts';
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

/** The sentences and rows that a reader sees, by their keys: what is not true is in the page, and hidden. */
function saidIn(html: string): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const tag of ['span', 'p', 'li', 'tr'])
    for (const { attributes, text } of findElements(html, tag)) {
      const key = attributes['data-says'];
      if (key === undefined || 'hidden' in attributes) continue;
      said.set(key, [...(said.get(key) ?? []), text.replaceAll(/\s+/g, ' ').trim()]);
    }
  return said;
}

const COUPLE = {
  birthYear: '1964',
  statement: '1,000',
  pay: '',
  claimingAge: '67',
  spouseBirthYear: '1964',
  spouseStatement: '',
  spousePay: '',
  spouseClaimingAge: '67',
  worksUntil: '67',
  spouseWorksUntil: '67',
};
const PAY = {
  currentAge: '60',
  retirementAge: '67',
  savings: '300,000',
  spending: '',
  benefit: '2,000',
  pay: '',
  claimingAge: '67',
  sharesPercentage: '50',
  returnPercentage: '5.5',
  inflationPercentage: '2.5',
  horizonAge: '92',
  outside: '',
  roth: '',
  order: 'evenly',
};

describe('Social Security for two', () => {
  // ssa.gov/benefits/retirement/planner/agereduction.html: at 62 and a month, 1955 to 1957.
  it.each([
    { born: '1955', own: '$745', added: '$327', work: 'nothing' },
    { born: '1964', own: '$704', added: '$327', work: '$24,480' },
  ])(
    'answers a form without a script, of people born in $born',
    async ({ born, own, added, work }) => {
      const { status, html } = await ask('/generic/questions/social-security', {
        ...COUPLE,
        birthYear: born,
        claimingAge: '62',
        spouseClaimingAge: '62',
      });
      expect(status).toBe(200);
      const said = saidIn(html);
      expect(said.get('couple.own')?.[0]).toContain(own);
      expect(said.get('couple.added')?.[0]).toContain(added);
      // Who reached full age years ago is not warned of work.
      expect(said.get('couple.workYou')?.[0] ?? 'nothing').toContain(work);
    },
  );

  it('has all pairs of ages in tables, the rules, and what it leaves out, in both languages', async () => {
    for (const [query, words] of [
      ['', ['If your spouse dies first', 'WEP and GPO', 'divorced']],
      ['?lang=es-US', ['Si tu cónyuge muere antes', 'WEP y GPO', 'divorciadas']],
    ] as const) {
      const { html } = await ask(`/riverbend/questions/social-security${query}`, COUPLE);
      const main = partOf(html, 'main');
      for (const word of words) expect(main).toContain(word);
      const rows = saidIn(html).get('couple.at');
      expect(rows).toHaveLength(27);
      // 1,000 and half of it at 67; 1,240 and 500 where the one with a benefit waits until 70.
      expect(rows?.[5]).toContain('$1,500');
      expect(rows?.[8]).toContain('$1,740');
    }
  });

  it('asks again for a year that nobody was born in, and shows no answer', async () => {
    const { status, html } = await ask('/generic/questions/social-security', {
      ...COUPLE,
      birthYear: '1890',
    });
    expect(status).toBe(400);
    expect(findElement(html, 'title').text).toContain('Check a number');
    expect(hrefsOf(partOf(html, 'main'))).toContain('#ask-birthYear');
  });
});

describe('a paycheck in retirement', () => {
  it('answers an example before anybody types, with the three times by their names', async () => {
    const { status, html } = await open('/generic/questions/retirement-pay');
    expect(status).toBe(200);
    const said = saidIn(html);
    expect(said.get('pay.steady')?.[0]).toContain('from 67 until you are 92');
    expect(said.get('stories.worst')?.[0]).toContain('The worst: 19');
    expect(said.get('stories.share')?.[0]).toContain('Of all 128 stretches');
    expect(said.get('story.told')).toHaveLength(3);
    expect(html).not.toContain(' style="');
  });

  it('says how long the spending lasts that was typed, and takes out what the law asks', async () => {
    const { html } = await ask('/generic/questions/retirement-pay', {
      ...PAY,
      currentAge: '74',
      retirementAge: '74',
      savings: '205000',
      spending: '5,000',
    });
    const said = saidIn(html);
    expect(said.get('pay.ends')?.[0]).toContain('$5,000');
    // The example of public guides: $8,039.21 in the year, $670 a month.
    expect(said.get('pay.required')?.[0]).toContain('$8,039');
    expect(said.get('pay.at')?.[0]).toContain('$670');
  });

  it('tells three orders of spending in Spanish, and recommends none', async () => {
    const { html } = await ask('/seiu775srp/questions/retirement-pay?lang=es-US', {
      ...PAY,
      roth: '100,000',
      outside: '50,000',
    });
    const said = saidIn(html);
    expect(said.get('orders.text')?.[0]).toContain('ninguno es el mejor');
    for (const order of ['outside-first', 'pretax-first', 'evenly'])
      expect(said.get(`orders.${order}`)).toHaveLength(1);
  });

  it('takes no savings from an address', async () => {
    const { html } = await open('/generic/questions/retirement-pay?savings=123456');
    expect(html).not.toContain('123456');
    expect(html).not.toContain('123,456');
  });
});
