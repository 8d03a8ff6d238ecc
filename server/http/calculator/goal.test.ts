import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GoalAnswer } from '#contracts/calls/calculator.ts';
import { loadDescribedCalls, type DescribedCalls } from '#tests/support/described-calls.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const PATH = '/po/calculator/retirement/goal';
const FORTY_YEARS = {
  currentAge: 25,
  retirementAge: 65,
  pretaxSalary: 40_000,
  currentSavings: 0,
  contributionPercentage: 3,
  employerMatchingContributionPercentage: 0,
  employerMatchingUpToContributionPercentageOfSalary: 0,
  autoIncreasePercentage: 0,
};

let server: TestServer;
let calls: DescribedCalls;

beforeAll(async () => {
  server = await startTestServer({ environment: { PLAN_YEAR: '2026' } });
  calls = await loadDescribedCalls(server.base);
});
afterAll(() => server.close());

function get(inputs: object): Promise<Response> {
  const query = new URLSearchParams(
    Object.entries(inputs).map(([name, value]) => [name, String(value)]),
  );
  return fetch(`${server.base}${PATH}?${query}`);
}

function post(inputs: object): Promise<Response> {
  return fetch(`${server.base}${PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(inputs),
  });
}

async function readGoal(operationId: string, response: Response): Promise<GoalAnswer> {
  expect(response.status).toBe(200);
  return (await calls.readAnswer(operationId, response)) as GoalAnswer;
}

describe('the goal of a plan', () => {
  it('has the balance of forty years of deposits, to the cent', async () => {
    const goal = await readGoal('retirementGoal', await get(FORTY_YEARS));
    // The contributions of 1,200 grow with pay by 3 %, are paid at the end of each year, and earn
    // 5.5 %.
    const balance = (1_200 * (1.055 ** 40 - 1.03 ** 40)) / (0.055 - 0.03);
    expect(Math.floor(balance)).toBe(252_061);
    expect(goal.retirementBalance).toBeCloseTo(balance, 4);
    expect(goal.annualNeedAtRetirement).toBeCloseTo(40_000 * 1.03 ** 39 * 0.75, 4);
    expect(goal.gap).toBeCloseTo(goal.goal - goal.retirementBalance, 4);
  });

  it('stops raising the rate where the plan of the named company does', async () => {
    const rising = { ...FORTY_YEARS, autoIncreasePercentage: 1 };
    const asPlan = await readGoal('retirementGoal', await get({ ...rising, company: 'riverbend' }));
    const alone = await readGoal('retirementGoal', await get(rising));
    expect(alone.retirementBalance).toBeGreaterThan(asPlan.retirementBalance * 1.5);
    // From 10 percent on it stays: the last year puts in 10 percent of its pay.
    const lastPay = 40_000 * 1.03 ** 39;
    const earned = asPlan.retirementBalance - 0.1 * lastPay;
    const body = await post({ ...rising, company: 'riverbend' });
    expect((await readGoal('retirementGoalOfBody', body)).retirementBalance).toBe(
      asPlan.retirementBalance,
    );
    const before = await readGoal(
      'retirementGoal',
      await get({ ...rising, retirementAge: 64, company: 'riverbend' }),
    );
    expect(earned / before.retirementBalance).toBeCloseTo(1.055, 6);
  });

  it('counts the match by the year as ever, and by the month where a named company makes nothing up', async () => {
    const early = {
      ...FORTY_YEARS,
      pretaxSalary: 200_000,
      contributionPercentage: 15,
      employerMatchingContributionPercentage: 50,
      employerMatchingUpToContributionPercentageOfSalary: 6,
    };
    const matchOf = async (company?: string): Promise<number | undefined> => {
      const asked = company === undefined ? early : { ...early, company };
      return (await readGoal('retirementGoal', await get(asked))).rows[0]?.match;
    };
    expect(await matchOf()).toBeCloseTo(6_000, 6);
    // Its plan has a true-up.
    expect(await matchOf('riverbend')).toBeCloseTo(6_000, 6);
    // Nobody has told us of one.
    expect(await matchOf('generic')).toBeCloseTo(5_000, 6);
  });

  it('lists a row a year that ends with the balance', async () => {
    const goal = await readGoal('retirementGoal', await get(FORTY_YEARS));
    expect(goal.rows).toHaveLength(40);
    expect(goal.rows[0]).toMatchObject({ age: 25, pay: 40_000, employee: 1_200, match: 0 });
    expect(goal.rows.at(-1)).toMatchObject({ age: 64, balance: goal.retirementBalance });
  });

  it.each([
    { plan: 'the plain one', changes: {} },
    { plan: 'one with a match', changes: { employerMatchingContributionPercentage: 50 } },
    { plan: 'one that rises every year', changes: { autoIncreasePercentage: 1 } },
    { plan: 'one of fractions', changes: { pretaxSalary: 48_321.45, contributionPercentage: 6.5 } },
    { plan: 'one without a year left', changes: { currentAge: 66, retirementAge: 66 } },
  ])('is the same by POST as by GET for $plan', async ({ changes }) => {
    const inputs = {
      ...FORTY_YEARS,
      employerMatchingUpToContributionPercentageOfSalary: 6,
      ...changes,
    };
    const [asked, posted] = await Promise.all([get(inputs), post(inputs)]);
    const goal = await readGoal('retirementGoal', asked);
    expect(await readGoal('retirementGoalOfBody', posted)).toEqual(goal);
  });

  it('does not depend on the page number, which may be 7', async () => {
    const plain = await readGoal('retirementGoal', await get(FORTY_YEARS));
    const numbered = await readGoal('retirementGoal', await get({ ...FORTY_YEARS, calc_page: 7 }));
    const posted = await post({ ...FORTY_YEARS, calc_page: 7 });
    expect(numbered).toEqual(plain);
    expect(await readGoal('retirementGoalOfBody', posted)).toEqual(plain);
  });

  it('is stored nowhere on its way, whether it succeeds or not', async () => {
    for (const response of [
      await get(FORTY_YEARS),
      await post(FORTY_YEARS),
      await get({ ...FORTY_YEARS, currentAge: 1 }),
      await post({ ...FORTY_YEARS, currentAge: 1 }),
    ]) {
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Set-Cookie')).toBeNull();
    }
  });

  it('leaves none of its numbers in the log, from an address, a body or a plain form', async () => {
    const secrets = { pretaxSalary: 73_519.27, currentSavings: 918_273.64 };
    const inputs = { ...FORTY_YEARS, ...secrets };
    const outOfBounds = { ...inputs, contributionPercentage: 817_263 };
    const fields = new URLSearchParams(
      Object.entries(inputs).map(([name, value]) => [name, String(value)]),
    );
    const form = (body: URLSearchParams) =>
      fetch(`${server.base}/generic/calculator/projections`, { method: 'POST', body });
    const before = server.logged().length;
    const answers = [await get(inputs), await post(inputs), await form(fields)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    fields.set('contributionPercentage', '817263');
    const refused = [await get(outOfBounds), await post(outOfBounds), await form(fields)];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);

    const lines = server.logged().slice(before);
    expect(lines.filter(({ route }) => route === PATH)).toHaveLength(4);
    const log = JSON.stringify(lines);
    for (const secret of ['73519', '918273', '817263', 'pretaxSalary', 'currentSavings'])
      expect(log).not.toContain(secret);
  });
});
