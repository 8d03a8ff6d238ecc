import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, readProjection } from '#tests/support/plain-calculator.ts';
import { textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { PLAN_YEAR: '2026' } });
});
afterAll(() => server.close());

const WORDS = {
  'en-US': {
    needHave: /You could have\s*(\$[\d,]+)\s*You may need\s*(\$[\d,]+)/,
    gap: /that is about (\$[\d,]+) more than you would have/,
    parts:
      /As you are\s*(\$[\d,]+)\s*(\$[\d,]+) from savings, (\$[\d,]+) from Social Security, a rough estimate\s*With 1% more\s*(\$[\d,]+)/,
    gain: /It could add (\$[\d,]+) a month/,
    phases:
      /As you are\s*From 50 to 62\s*(\$[\d,]+)\s*From 62 on\s*(\$[\d,]+)\s*(\$[\d,]+) from savings, (\$[\d,]+) from Social Security/,
    fromClaiming: 'with Social Security from 62 on, you may need about',
    nothing: 'so one percent more would add nothing.',
    addsNothing: 'one percent more would add nothing by the day you stop working',
    later: 'One percent more counts from the year that leaves room for it.',
    others:
      'What would bring it closer: a later retirement, Social Security a year later, or a smaller goal.',
    all: 'What would bring it closer: one percent more, a later retirement, Social Security a year later, or a smaller goal.',
    more: /One percent more could make it|With 1% more/,
    limitAt50: 'At age 50 what you put in reaches the yearly limit.',
  },
  'es-US': {
    needHave: /Podrías tener\s*(\$[\d,]+)\s*Podrías necesitar\s*(\$[\d,]+)/,
    gap: /te faltarían unos (\$[\d,]+)\./,
    parts:
      /Como vas\s*(\$[\d,]+)\s*(\$[\d,]+) de tus ahorros, (\$[\d,]+) del Seguro Social, un cálculo aproximado\s*Con 1% más\s*(\$[\d,]+)/,
    gain: /Podría sumar (\$[\d,]+) al mes/,
    phases:
      /Como vas\s*De los 50 a los 62\s*(\$[\d,]+)\s*Desde los 62\s*(\$[\d,]+)\s*(\$[\d,]+) de tus ahorros, (\$[\d,]+) del Seguro Social/,
    fromClaiming: 'con el Seguro Social desde los 62, podrías necesitar unos',
    nothing: 'así que un 1% más no sumaría nada.',
    addsNothing: 'un 1% más no sumaría nada hasta que dejes de trabajar',
    later: 'Un 1% más cuenta desde el año en que haya lugar.',
    others:
      'Lo que te acercaría: jubilarte algo después, recibir el Seguro Social un año después o una meta más modesta.',
    all: 'Lo que te acercaría: un 1% más, jubilarte algo después, recibir el Seguro Social un año después o una meta más modesta.',
    more: /Un 1% más podría llevarlo|Con 1% más/,
    limitAt50: 'A los 50 años lo que aportas llega al límite anual.',
  },
} as const;

describe.each(LANGUAGES)('the projection in $language', ({ language, query }) => {
  const words = WORDS[language];

  const read = async (changes: Parameters<typeof readProjection>[1]): Promise<string> =>
    textOf(await readProjection(server.base, changes, query));

  /** The dollar amounts of each group that the pattern finds on the page. */
  function dollarsIn(page: string, pattern: RegExp): number[] {
    const [, ...amounts] = pattern.exec(page) ?? [];
    expect(amounts, `${String(pattern)} on the page`).not.toEqual([]);
    return amounts.map((amount) => Number((amount ?? '').replaceAll(/[$,]/g, '')));
  }

  it('tells nobody who stops this year of saving from 66 to 66', async () => {
    const page = await read({ currentAge: '66', retirementAge: '66' });
    expect(page).not.toMatch(/66 (?:to|a los) 66/);
    expect(page).toContain(words.addsNothing);
  });

  it.each(['6', '6.5', '7', '8', '9'])(
    'adds up where parts stand beside their total, at %s % of pay',
    async (contributionPercentage) => {
      const page = await read({ contributionPercentage });
      const [total = 0, savings = 0, socialSecurity = 0, more = 0] = dollarsIn(page, words.parts);
      expect(savings + socialSecurity).toBe(total);
      expect(dollarsIn(page, words.gain)).toEqual([more - total]);
      const [have = 0, need = 0] = dollarsIn(page, words.needHave);
      expect(dollarsIn(page, words.gap)).toEqual([need - have]);
    },
  );

  it('tells the income of somebody who stops at 50 by phases, and never their sum', async () => {
    const page = await read({ retirementAge: '50' });
    const [alone = 0, later = 0, savings = 0, socialSecurity = 0] = dollarsIn(page, words.phases);
    expect(alone).toBe(savings);
    expect(later).toBe(savings + socialSecurity);
    expect(alone).toBeLessThan(later / 2);
    expect(page).toContain(words.fromClaiming);
  });

  it('offers one percent more only where it would bring the goal closer', async () => {
    expect(await read({})).toContain(words.all);
    const atLimit = await read({ pretaxSalary: '500000', contributionPercentage: '30' });
    expect(atLimit).toContain(words.nothing);
    expect(atLimit).toContain(words.others);
    expect(atLimit).not.toMatch(words.more);
    const today = await read({ currentAge: '66', retirementAge: '66', currentSavings: '100000' });
    expect(today).toContain(words.others);
    expect(today).toContain(words.addsNothing);
    expect(today).not.toContain(words.nothing);
    expect(today).not.toMatch(words.more);
  });

  it('says that one percent more counts later where only this year’s limit is reached', async () => {
    const page = await read({
      currentAge: '49',
      pretaxSalary: '100000',
      contributionPercentage: '25',
    });
    expect(page).toContain(words.later);
    expect(page).not.toContain(words.nothing);
    expect(page).toMatch(words.more);
  });

  it('names the age at which a limit is reached as the limits card counts it', async () => {
    const page = await read({
      currentAge: '50',
      pretaxSalary: '400000',
      contributionPercentage: '10',
    });
    expect(page).toContain(words.limitAt50);
  });
});
