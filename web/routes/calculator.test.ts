import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  LANGUAGES,
  PLAN,
  readInput,
  readMessages,
  sendPlan,
} from '#tests/support/plain-calculator.ts';
import { readCsp } from '#tests/support/read-csp.ts';
import { findElement, findElements, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

type Field = keyof typeof PLAN;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { PLAN_YEAR: '2026' } });
});
afterAll(() => server.close());

type LanguageOfPage = (typeof LANGUAGES)[number]['language'];

const send = (fields: Record<string, string>, query = '') => sendPlan(server.base, fields, query);

/** A rate that begins with 6 % at 40 and rises by a point a year stands at 32 % at 67, below the cap of 35 %. */
const RISING = {
  'en-US': {
    summary:
      'Starting at 6% of your pay at age 40 and adding 1% a year up to 32% could add up to about $449,000 by age 67',
    asYouAre: 'As you are, 6% rising to 32%',
    withMore: 'With 1% more, 7% rising to 33%',
    columnMore: '+1%, 7% rising to 33%',
    notSaid: /Saving 6%|As you are, 6%(?! rising)/,
  },
  'es-US': {
    summary:
      'Empezar con el 6% de tu sueldo a los 40 años y subirlo 1% cada año hasta el 32% podría sumar unos $449,000 a los 67',
    asYouAre: 'Como vas, del 6% al 32%',
    withMore: 'Con 1% más, del 7% al 33%',
    columnMore: '+1%, del 7% al 33%',
    notSaid: /Ahorrar el 6%|Como vas, 6%/,
  },
} as const;

describe.each(LANGUAGES)(
  'a whole plan sent without JavaScript in $language',
  ({ language, query }) => {
    it('is answered by its projection, drawn and as a table', async () => {
      const { response, html } = await send(PLAN, query);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Content-Language')).toBe(language);
      expect(response.headers.get('Set-Cookie')).toBeNull();
      const csp = readCsp(response.headers.get('Content-Security-Policy') ?? '');
      expect([...csp.values()].flat().filter((source) => source.includes('unsafe'))).toEqual([]);
      expect(csp.get('form-action')).toEqual(["'self'"]);
      expect(html).not.toMatch(/<[^>]* style=/);

      expect(findElement(html, 'h1').text).toContain('$209,000');
      const rows = findElements(partOf(html, 'tbody'), 'tr').map(({ text }) => text);
      expect(rows).toHaveLength(7);
      expect(rows.at(-1)).toMatch(/^67 ?\$208,750 ?\$229,524 ?\+ ?\$20,774/);
      const chart = findElements(html, 'svg').find(
        ({ attributes }) => attributes['role'] === 'img',
      );
      expect(chart?.text).toContain('$156,000');
    });

    it('says of a rate that rises every year where it begins and ends, in every form', async () => {
      const rising = { ...PLAN, autoIncrease: 'on', autoIncreaseCapPercentage: '35' };
      const { html } = await send(rising, query);
      const words = RISING[language];
      const main = partOf(html, 'main');
      const chart = findElements(main, 'svg').find(
        ({ attributes }) => attributes['role'] === 'img',
      );
      expect(chart?.text).toContain(words.summary);
      expect(
        findElements(main, 'p')
          .map(({ text }) => text)
          .join(' '),
      ).toContain(words.summary);
      expect(findElements(main, 'li').map(({ text }) => text)).toEqual(
        expect.arrayContaining([words.asYouAre, words.withMore]),
      );
      const heads = findElements(partOf(main, 'thead'), 'th').map(({ text }) => text);
      expect(heads).toEqual(expect.arrayContaining([words.asYouAre, words.columnMore]));
      expect(textOf(main)).not.toMatch(words.notSaid);
    });

    it('can be sent again from there with another rate', async () => {
      const { html } = await send(PLAN, query);
      const form = partOf(partOf(html, 'main'), 'section').split('</form>')[0] ?? '';
      const fields = findElements(form, 'input').flatMap(({ attributes }) =>
        attributes['name'] === undefined
          ? []
          : [[attributes['name'], attributes['value'] ?? ''] as const],
      );
      expect(findElement(`${form}</form>`, 'form').attributes['action']).toBe(
        `/riverbend/calculator/projections${query}`,
      );
      const again = await send(
        { ...Object.fromEntries(fields), contributionPercentage: '7' },
        query,
      );
      expect(again.response.status).toBe(200);
      expect(findElement(again.html, 'h1').text).toContain('$230,000');
    });
  },
);

interface Row {
  field: Field;
  inside: readonly [string, string];
  outside: readonly [string, string];
  messages: Record<LanguageOfPage, string>;
  others?: Partial<typeof PLAN>;
}

/** The specification's table of fields and messages; the rows of the match are our own. */
const ROWS: readonly Row[] = [
  {
    field: 'currentAge',
    inside: ['16', '66'],
    outside: ['15', '67'],
    messages: {
      'en-US': 'Please enter an age between 16 and 66',
      'es-US': 'Escribe una edad entre 16 y 66',
    },
  },
  {
    field: 'currentSavings',
    inside: ['0', '100,000,000'],
    outside: ['-1', '100,000,001'],
    messages: {
      'en-US': 'Please enter savings between $0 and $100M ($100,000,000). 0 is fine.',
      'es-US': 'Escribe ahorros entre $0 y $100 millones. Si es 0, está bien.',
    },
  },
  {
    field: 'pretaxSalary',
    inside: ['$1,000', '10000000'],
    outside: ['999', '10,000,001'],
    messages: {
      'en-US': 'Please enter a salary between $1k and $10M',
      'es-US': 'Escribe un sueldo entre $1,000 y $10 millones',
    },
  },
  {
    field: 'contributionPercentage',
    inside: ['0', '99%'],
    outside: ['-1', '100'],
    messages: {
      'en-US': 'Please enter a contribution between 0% and 99%',
      'es-US': 'Escribe una contribución entre 0% y 99%',
    },
  },
  {
    field: 'retirementAge',
    inside: ['40', '87'],
    outside: ['39', '88'],
    messages: {
      'en-US': 'Please enter an age between 40 and 87',
      'es-US': 'Escribe una edad entre 40 y 87',
    },
  },
  {
    field: 'retirementAge',
    inside: ['66', '87'],
    outside: ['65', '88'],
    others: { currentAge: '66' },
    messages: {
      'en-US': 'Please enter an age between 66 and 87',
      'es-US': 'Escribe una edad entre 66 y 87',
    },
  },
  {
    field: 'employerMatchingContributionPercentage',
    inside: ['0', '200'],
    outside: ['-1', '201'],
    messages: {
      'en-US': 'Please enter a match between 0% and 200%',
      'es-US': 'Escribe un aporte del empleador entre 0% y 200%',
    },
  },
  {
    field: 'employerMatchingUpToContributionPercentageOfSalary',
    inside: ['0', '100'],
    outside: ['-1', '101'],
    messages: {
      'en-US': 'Please enter a part of your pay between 0% and 100%',
      'es-US': 'Escribe una parte de tu sueldo entre 0% y 100%',
    },
  },
];

describe.each(LANGUAGES)('the form in $language', ({ language, query }) => {
  it.each(ROWS)('takes $field from $inside.0 to $inside.1', async ({ field, inside, others }) => {
    for (const typed of inside) {
      const { response } = await send({ ...PLAN, ...others, [field]: typed }, query);
      expect(response.status).toBe(200);
    }
  });

  it.each(ROWS)(
    'refuses $outside.0 and $outside.1 for $field with its message, and keeps them',
    async ({ field, outside, others, messages }) => {
      for (const typed of outside) {
        const { response, html } = await send({ ...PLAN, ...others, [field]: typed }, query);
        expect(response.status).toBe(400);
        expect(readMessages(html)).toEqual({ [field]: messages[language] });
        const input = readInput(html, field);
        expect(input).toMatchObject({ value: typed, 'aria-invalid': 'true' });
        expect(input['aria-describedby']).toContain(`${field}-error`);
        expect(readInput(html, 'pretaxSalary')['value']).toBe(
          field === 'pretaxSalary' ? typed : PLAN.pretaxSalary,
        );
      }
    },
  );

  it('says beside the age which one to enter before a birthday', async () => {
    const { html } = await send({ ...PLAN, currentAge: '' }, query);
    const hint = `${readInput(html, 'currentAge')['id']}-hint`;
    expect(readInput(html, 'currentAge')['aria-describedby']?.split(' ')).toContain(hint);
    expect(findElements(html, 'p').find(({ attributes }) => attributes['id'] === hint)?.text).toBe(
      language === 'en-US'
        ? 'Birthday still to come this year? Enter the age you will turn, up to 66.'
        : '¿Todavía no cumples años este año? Escribe la edad que vas a cumplir, 66 como máximo.',
    );
  });

  it('says what is missing, with a way to each field, and what went in otherwise', async () => {
    const { response, html } = await send(
      { ...PLAN, currentAge: '', pretaxSalary: '  ', retirementAge: '<i>', autoIncrease: 'on' },
      query,
    );
    expect(response.status).toBe(400);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const words = ROWS.map(({ messages }) => messages[language]);
    expect(readMessages(html)).toEqual({
      currentAge: words[0],
      pretaxSalary: words[2],
      retirementAge: words[0]?.replace('66', '87'),
    });
    const summary = /<div[^>]* role="alert"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
    expect(textOf(summary)).toContain(
      language === 'en-US' ? 'Some information above is missing' : 'Falta información arriba',
    );
    const links = findElements(summary, 'a').map(({ attributes }) => attributes['href'] ?? '');
    expect(links.map((href) => href.split('-').at(-1))).toEqual([
      'currentAge',
      'retirementAge',
      'pretaxSalary',
    ]);
    for (const href of links) expect(html).toContain(` id="${href.slice(1)}"`);
    expect(findElement(html, 'title').text).toMatch(/^Error: /);
    expect(readInput(html, 'autoIncrease')).toHaveProperty('checked');
    expect(readInput(html, 'retirementAge')['value']).toBe('<i>');
  });
});

describe('a form that no page of ours sends', () => {
  it.each([
    { what: 'nothing at all', body: '' },
    { what: 'an age twice', body: `${new URLSearchParams(PLAN)}&currentAge=41` },
    {
      what: 'an age twice beside a wrong one',
      body: `${new URLSearchParams({ ...PLAN, retirementAge: '1' })}&currentAge=41`,
    },
    { what: 'nested names', body: 'currentAge[a]=40&retirementAge.b=67&__proto__[x]=1' },
    { what: 'half a character', body: 'currentAge=%ff%fe&retirementAge=%00' },
  ])('with $what is a mistake, not a fault', async ({ body }) => {
    const response = await fetch(`${server.base}/generic/calculator/projections`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect(response.status).toBe(400);
  });
});
