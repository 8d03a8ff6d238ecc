import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import {
  loadDescribedCalls,
  type DescribedCalls,
  type ErrorBody,
} from '#tests/support/described-calls.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const PATH = '/po/calculator/retirement/goal';
const INPUTS = {
  currentAge: '40',
  retirementAge: '67',
  pretaxSalary: '50000',
  currentSavings: '10000',
  contributionPercentage: '6',
  employerMatchingContributionPercentage: '50',
  employerMatchingUpToContributionPercentageOfSalary: '6',
  autoIncreasePercentage: '0',
};
type Field = keyof typeof INPUTS;
const FIELDS = Object.keys(INPUTS) as Field[];

const WORDS = {
  en: 'Some values are missing or not what we expect. Check the fields listed and send again.',
  es: 'Faltan datos o no son lo que esperamos. Revisa los campos de la lista y envía de nuevo.',
};

let server: TestServer;
let calls: DescribedCalls;

beforeAll(async () => {
  server = await startTestServer();
  calls = await loadDescribedCalls(server.base);
});
afterAll(() => server.close());

function get(query: URLSearchParams, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.base}${PATH}?${query}`, { headers });
}

function post(body: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${server.base}${PATH}`, { method: 'POST', headers, body });
}

/** The body with one value exactly as written, which JSON.stringify would normalize. */
function bodyWith(field: string, written: string): string {
  const others = Object.entries(INPUTS).filter(([name]) => name !== field);
  return `{${[...others, [field, written]].map(([name, value]) => `"${name}":${value}`).join(',')}}`;
}

async function readFields(
  operationId: string,
  response: Response,
): Promise<Array<{ field: string; code: string }>> {
  const { error } = (await calls.readAnswer(operationId, response)) as ErrorBody;
  expect(response.status).toBe(400);
  expect(error.code).toBe('field-invalid');
  return error.fields ?? [];
}

interface Bounds {
  field: Field;
  inside: readonly [string, string];
  outside: readonly [string, string];
  others?: Partial<typeof INPUTS>;
}

const BOUNDS: readonly Bounds[] = [
  { field: 'currentAge', inside: ['16', '66'], outside: ['15', '67'] },
  {
    field: 'retirementAge',
    inside: ['16', '87'],
    outside: ['15', '88'],
    others: { currentAge: '16' },
  },
  { field: 'retirementAge', inside: ['40', '87'], outside: ['39', '88'] },
  { field: 'pretaxSalary', inside: ['1000', '10000000'], outside: ['999.9999', '10000000.0001'] },
  { field: 'currentSavings', inside: ['0', '100000000'], outside: ['-0.0001', '100000000.0001'] },
  { field: 'contributionPercentage', inside: ['0', '99'], outside: ['-0.0001', '99.0001'] },
  {
    field: 'employerMatchingContributionPercentage',
    inside: ['0', '200'],
    outside: ['-0.0001', '200.0001'],
  },
  {
    field: 'employerMatchingUpToContributionPercentageOfSalary',
    inside: ['0', '100'],
    outside: ['-0.0001', '100.0001'],
  },
  { field: 'autoIncreasePercentage', inside: ['0', '1'], outside: ['-1', '2'] },
];

describe.each(BOUNDS)(
  '$field from $inside.0 to $inside.1',
  ({ field, inside, outside, others }) => {
    it('is taken at both ends', async () => {
      for (const value of inside) {
        const inputs = { ...INPUTS, ...others, [field]: value };
        expect((await get(new URLSearchParams(inputs))).status).toBe(200);
        const numbers = Object.entries(inputs).map(([name, text]) => [name, Number(text)]);
        expect((await post(JSON.stringify(Object.fromEntries(numbers)))).status).toBe(200);
      }
    });

    it('is refused by name one step outside', async () => {
      for (const value of outside) {
        const inputs = { ...INPUTS, ...others, [field]: value };
        const asked = await readFields('retirementGoal', await get(new URLSearchParams(inputs)));
        expect(new Set(asked.map((each) => each.field))).toEqual(new Set([field]));
        const numbers = Object.entries(inputs).map(([name, text]) => [name, Number(text)]);
        const response = await post(JSON.stringify(Object.fromEntries(numbers)));
        const posted = await readFields('retirementGoalOfBody', response);
        expect(new Set(posted.map((each) => each.field))).toEqual(new Set([field]));
      }
    });
  },
);

describe.each(FIELDS)('what is no plain number in %s', (field) => {
  it.each([
    '1e309',
    '1e3',
    'Infinity',
    'NaN',
    '9'.repeat(400),
    `0.${'9'.repeat(400)}`,
    '0x14',
    '0b1',
    '-0',
    '+5',
    ' 5',
    '5 ',
    '5\n',
    '1,000',
    '.5',
    '5.',
    '٥',
    '',
    'null',
    '[object Object]',
  ])('is refused in an address: %j', async (value) => {
    const query = new URLSearchParams({ ...INPUTS, [field]: value });
    const fields = await readFields('retirementGoal', await get(query));
    expect(fields).toEqual([{ field, code: 'invalid-format' }]);
  });

  it.each([
    '1e309',
    '-1e309',
    '-0',
    '9'.repeat(400),
    '"40"',
    '""',
    'null',
    'true',
    '[40]',
    '{"valueOf":40}',
  ])('is refused in a body: %s', async (written) => {
    const fields = await readFields('retirementGoalOfBody', await post(bodyWith(field, written)));
    expect(new Set(fields.map((each) => each.field))).toEqual(new Set([field]));
  });

  it('is refused when it is missing', async () => {
    const query = new URLSearchParams(INPUTS);
    query.delete(field);
    const missing = { field, code: 'invalid-type' };
    expect(await readFields('retirementGoal', await get(query))).toEqual([missing]);
    const body = JSON.stringify({ ...JSON.parse(bodyWith(field, '0')), [field]: undefined });
    expect(await readFields('retirementGoalOfBody', await post(body))).toEqual([missing]);
  });

  it('is refused when it is said twice, even the same', async () => {
    const query = new URLSearchParams(INPUTS);
    query.append(field, INPUTS[field]);
    const repeated = [{ field, code: 'repeated' }];
    expect(await readFields('retirementGoal', await get(query))).toEqual(repeated);
    const body = bodyWith(field, INPUTS[field]).replace('{', `{"${field}":${INPUTS[field]},`);
    expect(await readFields('retirementGoalOfBody', await post(body))).toEqual(repeated);
  });
});

describe('a question for the goal', () => {
  it.each(['currentAge', 'retirementAge', 'autoIncreasePercentage'])(
    'takes no half of a whole number for %s',
    async (field) => {
      const query = new URLSearchParams({ ...INPUTS, [field]: '0.5' });
      const asked = await readFields('retirementGoal', await get(query));
      expect(asked.map((each) => each.field)).toContain(field);
      const posted = await post(bodyWith(field, '0.5'));
      const fields = await readFields('retirementGoalOfBody', posted);
      expect(fields.map((each) => each.field)).toContain(field);
    },
  );

  it.each(['age', 'constructor', '__proto__', 'toString', 'calc-page'])(
    'refuses what it does not know: %s',
    async (field) => {
      const query = new URLSearchParams(INPUTS);
      query.append(field, '1');
      expect(await readFields('retirementGoal', await get(query))).toEqual([
        { field, code: 'unknown' },
      ]);
      const posted = await post(bodyWith(field, '1'));
      expect(await readFields('retirementGoalOfBody', posted)).toEqual([
        { field, code: 'unknown' },
      ]);
    },
  );

  it('takes nothing from the address of a body, but the language', async () => {
    const body = bodyWith('currentAge', '40');
    const sendTo = (query: string): Promise<Response> =>
      fetch(`${server.base}${PATH}${query}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
    expect((await sendTo('?lang=es-US')).status).toBe(200);
    const fields = await readFields(
      'retirementGoalOfBody',
      await sendTo('?currentAge=50&lang=en-US&calc_page=7&currentAge=51'),
    );
    expect(fields).toEqual([
      { field: 'currentAge', code: 'unknown' },
      { field: 'calc_page', code: 'unknown' },
    ]);
  });

  it('takes a number in a body however JSON writes it', async () => {
    expect((await post(bodyWith('contributionPercentage', '2.5e1'))).status).toBe(200);
  });

  it.each(['', '6', '07', '7.0', '70', 'seven'])('knows no page %j', async (page) => {
    const query = new URLSearchParams({ ...INPUTS, calc_page: page });
    expect(await readFields('retirementGoal', await get(query))).toEqual([
      { field: 'calc_page', code: 'invalid-value' },
    ]);
    const posted = await post(bodyWith('calc_page', JSON.stringify(page)));
    const fields = await readFields('retirementGoalOfBody', posted);
    expect(fields.map(({ field }) => field)).toEqual(['calc_page']);
  });

  it('names every field that is wrong at once', async () => {
    const query = new URLSearchParams(FIELDS.map((field) => [field, 'x']));
    const fields = await readFields('retirementGoal', await get(query));
    expect(fields.map(({ field }) => field)).toEqual(FIELDS);
  });

  it.each([
    { language: 'en-US', query: '?lang=en-US', headers: {}, words: WORDS.en },
    { language: 'es-US', query: '?lang=es-US', headers: {}, words: WORDS.es },
    { language: 'es-US', query: '', headers: { 'Accept-Language': 'es-MX' }, words: WORDS.es },
  ])('is refused in $language', async ({ language, query, headers, words }) => {
    const asked = new URLSearchParams([
      ...new URLSearchParams({ ...INPUTS, currentAge: '1e309' }),
      ...new URLSearchParams(query),
    ]);
    const posted = fetch(`${server.base}${PATH}${query}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: bodyWith('currentAge', '1e309'),
    });
    for (const response of [await get(asked, headers), await posted]) {
      const { error } = (await response.json()) as ErrorBody;
      expect(response.status).toBe(400);
      expect(response.headers.get('Content-Language')).toBe(language);
      expect(error.message).toBe(words);
    }
  });

  it('is answered whatever the values are, and never with a fault of ours', async () => {
    const anyValue = fc.oneof(
      anyText,
      fc.double().map(String),
      fc.integer({ min: -5, max: 120 }).map(String),
      fc.constantFrom('16', '66', '87', '1000', '10000000', '0', '99'),
    );
    const anyInputs = fc.record(
      Object.fromEntries(FIELDS.map((field) => [field, anyValue])) as Record<
        Field,
        typeof anyValue
      >,
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(anyInputs, async (inputs) => {
        const asked = await get(new URLSearchParams(inputs));
        const posted = await post(JSON.stringify(inputs));
        await Promise.all([asked.arrayBuffer(), posted.arrayBuffer()]);
        expect([200, 400]).toContain(asked.status);
        expect(posted.status).toBe(400);
      }),
      { numRuns: 150 },
    );
  });
});
