import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, readProjection, sendPlan } from '#tests/support/plain-calculator.ts';
import { findElements, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { PLAN_YEAR: '2026' } });
});
afterAll(() => server.close());

const WORDS = {
  'en-US': {
    left: 'You are leaving $63 a month of your employer’s money.',
    taken: 'You take all of your employer’s money. Well done!',
    rule: 'They add 50 cents for each dollar, up to 6% of pay. You put in',
    evenly: 'They add $1 for each dollar',
    ofEmployer: 'employer’s money',
    beside: 'which buys what about $209,000 buys now',
    besideToday: 'about $209,000 in today’s dollars, or $407,000 in dollars of that time',
    head: 'In today’s dollars',
    note: 'prices rise 2.5% a year',
    bars: 'in dollars of age 67',
    stub: ['Leaves your pay and goes into your savings', 'Federal tax gives back'],
    stubLess: /Your take-home pay falls by (\$\d+)/,
    stubAdds: /Your employer adds \+(\$\d+)/,
    cost: /It costs about (\$\d+) a paycheck/,
    late: 'With 5 years to go, this helps too',
    steps: [
      'Work one year more, until 68',
      'Claim Social Security at 70, not at 67',
      'Put in $100 more a month',
    ],
    limit: 'up to $35,750 in 2026, not $24,500',
    hint: /One year more at work could add about (\$[\d,]+) a month\./,
    adds: /until 68\s*About (\$[\d,]+) more a month/,
  },
  'es-US': {
    left: 'Estás dejando $63 al mes del dinero de tu empleador.',
    taken: 'Recibes todo el dinero de tu empleador. ¡Bien hecho!',
    rule: 'Agrega 50 centavos por cada dólar, hasta el 6% del sueldo. Tú pones el',
    evenly: 'Agrega $1 por cada dólar',
    ofEmployer: 'dinero de tu empleador',
    beside: 'que compran lo que hoy compran unos $209,000',
    besideToday: 'unos $209,000 en dólares de hoy, o $407,000 en dólares de ese tiempo',
    head: 'En dólares de hoy',
    note: 'los precios suben 2.5% al año',
    bars: 'en dólares de tus 67 años',
    stub: ['Sale de tu sueldo y entra en tus ahorros', 'El impuesto federal te devuelve'],
    stubLess: /Tu cheque baja (\$\d+)/,
    stubAdds: /Tu empleador agrega \+(\$\d+)/,
    cost: /Cuesta unos (\$\d+) por cheque/,
    late: 'Con 5 años por delante, esto también ayuda',
    steps: [
      'Trabajar un año más, hasta los 68',
      'Pedir el Seguro Social a los 70, no a los 67',
      'Poner $100 más al mes',
    ],
    limit: 'hasta $35,750 en 2026, no $24,500',
    hint: /Un año más de trabajo podría sumar unos (\$[\d,]+) al mes\./,
    adds: /hasta los 68\s*Unos (\$[\d,]+) más al mes/,
  },
} as const;

describe.each(LANGUAGES)('the heading of a projection in $language', ({ language, query }) => {
  const words = WORDS[language];

  const read = (changes: Parameters<typeof readProjection>[1]): Promise<string> =>
    readProjection(server.base, changes, query);

  // Half of up to 6 percent of $50,000 is $125 a month; half of 3 percent is $62.50.
  it('has beside it what is left of the match a month', async () => {
    const main = await read({ contributionPercentage: '3' });
    expect(findElements(main, 'h2')[0]?.text).toBe(words.left);
    expect(textOf(main)).toContain(`${words.rule} 3%.`);
  });

  it('has praise beside it for the whole match', async () => {
    const main = await read({});
    expect(findElements(main, 'h2')[0]?.text).toBe(words.taken);
    expect(textOf(main)).toContain(`${words.rule} 6%.`);
    const evenly = await read({ employerMatchingContributionPercentage: '100' });
    expect(textOf(evenly)).toContain(words.evenly);
  });

  it('says nothing of a match where there is none', async () => {
    const main = await read({ employerMatchingContributionPercentage: '0' });
    expect(textOf(main)).not.toContain(words.ofEmployer);
  });

  it('leads who is 62 to what helps then, with the figure that stands there', async () => {
    const main = await read({ currentAge: '62' });
    const page = textOf(main);
    expect(findElements(main, 'h2').map(({ text }) => text)).toContain(words.late);
    expect(findElements(main, 'h3').map(({ text }) => text)).toEqual(
      expect.arrayContaining([...words.steps]),
    );
    expect(page).toContain(words.limit);
    expect(words.hint.exec(page)?.[1]).toBe(words.adds.exec(page)?.[1]);
    const leads = findElements(main, 'a').some(({ attributes }) => attributes['href'] === '#late');
    expect(leads).toBe(true);
    expect(main).toContain('id="late"');

    const inFuture = await readInFuture(main);
    expect(findElements(inFuture, 'h3').map(({ text }) => text)).toEqual(
      expect.arrayContaining([...words.steps]),
    );
    // Prices rise by 13 percent in five years.
    const amounts = [page, textOf(inFuture)].map((said) =>
      Number((words.hint.exec(said)?.[1] ?? '').replaceAll(/\D/g, '')),
    );
    expect((amounts[1] ?? 0) / (amounts[0] ?? 0)).toBeCloseTo(1.025 ** 5, 1);
  });

  // One percent of $50,000 is $19 in each of 26 paychecks; half of it is matched below 6 percent.
  it('draws the paycheck of the heading as a stub', async () => {
    const page = textOf(await read({ contributionPercentage: '3' }));
    for (const line of words.stub) expect(page).toContain(line);
    expect(page).toContain(`${words.stub[0]} −$19`);
    expect(words.stubLess.exec(page)?.[1]).toBe(words.cost.exec(page)?.[1]);
    expect(words.stubAdds.exec(page)?.[1]).toBe('$10');
    expect(textOf(await read({}))).not.toMatch(words.stubAdds);
  });

  it('says nothing of late steps to who is 40', async () => {
    expect(await read({})).not.toContain('id="late"');
  });

  it('is in today’s dollars, with a way to future ones that needs no script', async () => {
    const main = await read({});
    expect(textOf(main)).toContain(words.besideToday);
    expect(textOf(main)).toContain(words.note);
    const buttons = findElements(main, 'button').filter(
      ({ attributes }) => attributes['name'] === 'dollars',
    );
    expect(
      buttons.map(({ attributes }) => [
        attributes['type'],
        attributes['value'],
        attributes['aria-pressed'],
      ]),
    ).toEqual([
      ['submit', 'today', 'true'],
      ['submit', 'future', 'false'],
    ]);
  });

  it('is in future dollars in every figure where they are chosen, and stays so', async () => {
    const main = await readInFuture(await read({}));
    const page = textOf(main);
    expect(findElements(main, 'h1')[0]?.text).toContain('$407,000');
    expect(page).toContain(words.beside);
    expect(page).toContain(words.bars);
    expect(page).toContain(words.note);
    expect(page).toContain('$583,000');
    const heads = findElements(partOf(main, 'thead'), 'th').map(({ text }) => text);
    expect(heads.at(-1)).toBe(words.head);
    const last = findElements(partOf(main, 'tbody'), 'tr').at(-1)?.text;
    expect(last).toMatch(/^67 ?\$406,604 ?\$447,066 ?\+ ?\$40,462 ?\$208,750/);
    // Every other form of this page takes the choice along; the first leads back to the numbers.
    const others = main
      .split('<form')
      .slice(2)
      .filter((form) => !form.includes('value="today"'));
    expect(others).toHaveLength(3);
    for (const form of others) expect(form).toContain('name="dollars" value="future"');
  });

  /** Presses the button for future dollars as a browser without a script does. */
  async function readInFuture(main: string): Promise<string> {
    const form = main.split('<form').find((one) => one.includes('value="future"')) ?? '';
    const fields = findElements(form.split('</form>')[0] ?? '', 'input').flatMap(
      ({ attributes: { name, value } }) => (name === undefined ? [] : [[name, value ?? '']]),
    );
    const sent = { ...Object.fromEntries(fields), dollars: 'future' };
    const { response, html } = await sendPlan(server.base, sent, query);
    expect(response.status).toBe(200);
    return partOf(html, 'main');
  }
});
