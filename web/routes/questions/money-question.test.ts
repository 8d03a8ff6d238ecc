import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findElement, findElements, hrefsOf, partOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { PLAN_YEAR: '2026' } });
});
afterAll(() => server.close());

interface Answered {
  status: number;
  html: string;
}

async function open(address: string, init?: RequestInit): Promise<Answered> {
  const response = await fetch(`${server.base}${address}`, init);
  return { status: response.status, html: await response.text() };
}

/** Sends a form as a browser without JavaScript does. */
function ask(address: string, fields: Record<string, string>): Promise<Answered> {
  return open(address, {
    method: 'POST',
    headers: { Origin: server.base },
    body: new URLSearchParams(fields),
  });
}

/** What a reader sees of the answer: what is not true is in the page, and hidden. */
function answerIn(html: string): string {
  const shown = partOf(html, 'main').replaceAll(
    /<(span|p|tr|li) data-says="[^"]*" hidden="">[\s\S]*?<\/\1>(?=<(?:span|p|tr|li) data-says|<\/(?:h2|div|tbody|ol)>)/g,
    '',
  );
  return (
    findElements(shown, 'section').find(({ attributes }) => attributes['id'] === 'answer')?.text ??
    ''
  );
}

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
