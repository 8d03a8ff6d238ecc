import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerGoals,
  CONSTANTS_ANSWER,
  readBodies,
  SAVER,
} from '#tests/calculator/goal-answers.ts';
import { stubFetch } from '#tests/support/fake-browser/stub-fetch.ts';
import {
  calculationReset,
  calculatorOf,
  initialCalculator,
  type CalculatorState,
} from './calculator-slice.ts';
import {
  fetchConstants,
  keepInputs,
  runIncreaseProjection,
  runProjection,
  runSingleProjection,
} from './run-projection.ts';
import { companyLoaded } from '../../../state/company-slice.ts';
import { makeStore, type Store } from '../../../state/store.ts';
import { receiveTracked } from '../../../state/track.ts';

const GOAL = '/po/calculator/retirement/goal';
const CONSTANTS = '/po/calculator/retirement/constants';

let store: Store;
const fetchStub = stubFetch();
const calculator = (): CalculatorState => calculatorOf(store.getState());

beforeEach(() => {
  store = makeStore();
});

describe('the single flow', () => {
  it('makes one call, with the values as given and the page number in its body', async () => {
    answerGoals(fetchStub);
    expect(await runSingleProjection(store, SAVER)).toBe(true);
    expect(fetchStub).toHaveBeenCalledOnce();
    expect(fetchStub.mock.calls[0]?.[0]).toBe(GOAL);
    expect(fetchStub.mock.calls[0]?.[1]?.method).toBe('POST');
    expect(readBodies(fetchStub)).toEqual([{ ...SAVER, calc_page: 7 }]);
    expect(calculator().projection).toEqual({ retirementBalance: 6_000 });
    expect(calculator().projectionWithContributionPercentageIncrease.retirementBalance).toBe(0);
  });
});

describe('a company', () => {
  it('tells the server whose plan it is', async () => {
    answerGoals(fetchStub);
    store.dispatch(companyLoaded({ companyId: 'riverbend' }));
    await runSingleProjection(store, SAVER);
    expect(readBodies(fetchStub)).toEqual([{ ...SAVER, company: 'riverbend', calc_page: 7 }]);
  });
});

describe('the increase flow', () => {
  it('makes two calls: the values as given, and one point more', async () => {
    answerGoals(fetchStub);
    expect(await runIncreaseProjection(store, SAVER)).toBe(true);
    expect(readBodies(fetchStub)).toEqual([
      { ...SAVER, calc_page: 7 },
      { ...SAVER, contributionPercentage: 7, calc_page: 7 },
    ]);
    expect(calculator().projection).toEqual({ retirementBalance: 6_000 });
    expect(calculator().projectionWithContributionPercentageIncrease).toEqual({
      retirementBalance: 7_000,
    });
  });

  it('keeps what was entered, what came of it and what came before', async () => {
    answerGoals(fetchStub);
    await runIncreaseProjection(store, { ...SAVER, contributionPercentage: 4 });
    await runIncreaseProjection(store, SAVER);
    const { autoIncreasePercentage: _points, ...entered } = SAVER;
    expect(calculator().values).toEqual({
      ...entered,
      autoIncrease: true,
      annualNeedAtRetirement: 70_000,
      goal: 900_000,
      prevRetirementBalance: 4_000,
      retirementBalance: 6_000,
    });
  });

  it('is the one that runs, except for somebody who has no point more to give', async () => {
    answerGoals(fetchStub);
    await runProjection(store, { ...SAVER, contributionPercentage: 98 });
    expect(readBodies(fetchStub).map((body) => body.contributionPercentage)).toEqual([98, 99]);
    fetchStub.mockClear();
    await runProjection(store, { ...SAVER, contributionPercentage: 98.5 });
    expect(readBodies(fetchStub).map((body) => body.contributionPercentage)).toEqual([98.5]);
  });

  it('is told to analytics once it has brought a plan, and the first time only', async () => {
    const told: string[] = [];
    const stop = receiveTracked(({ event }) => told.push(event));
    // The events that earlier tests left waiting were handed over first, and do not count here.
    told.length = 0;
    fetchStub.mockResolvedValue(Response.json({}, { status: 500 }));
    await runProjection(store, SAVER);
    expect(told).toEqual([]);
    answerGoals(fetchStub);
    await runProjection(store, SAVER);
    await runProjection(store, { ...SAVER, contributionPercentage: 7 });
    expect(told).toEqual(['Self Service Started', 'Self Service Completed']);
    stop();
  });
});

describe('one point more of the values before', () => {
  it('is not kept beside new ones that have no point more to give', async () => {
    answerGoals(fetchStub);
    await runProjection(store, SAVER);
    await runProjection(store, { ...SAVER, contributionPercentage: 98.5 });
    expect(calculator().projection.retirementBalance).toBe(98_500);
    expect(calculator().projectionWithContributionPercentageIncrease.retirementBalance).toBe(0);
  });

  it('is not kept beside those of a slider that moved', async () => {
    answerGoals(fetchStub);
    await runProjection(store, SAVER);
    keepInputs(store, { ...SAVER, contributionPercentage: 12 });
    expect(calculator().projectionWithContributionPercentageIncrease.retirementBalance).toBe(0);
  });
});

describe('answers that come late', () => {
  it('are dropped when they come to other numbers than they were asked with', async () => {
    answerGoals(fetchStub);
    const running = runProjection(store, SAVER);
    keepInputs(store, { ...SAVER, contributionPercentage: 12 });
    expect(await running).toBe(true);
    expect(calculator().values).toMatchObject({ contributionPercentage: 12, goal: 0 });
    expect(calculator().projection.retirementBalance).toBe(0);
    expect(calculator().projectionWithContributionPercentageIncrease.retirementBalance).toBe(0);
  });

  it('bring no plan to a form that was emptied', async () => {
    answerGoals(fetchStub);
    const running = runProjection(store, SAVER);
    store.dispatch(calculationReset());
    expect(await running).toBe(false);
    expect(calculator().values).toEqual(initialCalculator.values);
    expect(calculator().step).toBe('none');
  });
});

describe('a calculation that fails', () => {
  const failures = [
    { how: 'a status', answer: () => Promise.resolve(Response.json({}, { status: 500 })) },
    { how: 'no connection', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
    { how: 'words that are no goal', answer: () => Promise.resolve(Response.json({ ok: true })) },
  ];

  it.each(failures)(
    'by $how says so in the words of the catalogue, and nothing loads any more',
    async ({ answer }) => {
      fetchStub.mockImplementation(answer);
      const running = runProjection(store, SAVER);
      expect(store.getState().loader.isVisible).toBe(true);
      expect(await running).toBe(false);
      expect(store.getState().error.message).toBe('Error while fetching retirment calculations');
      expect(store.getState().loader.isVisible).toBe(false);
      expect(calculator().values).toMatchObject({ currentAge: 40, pretaxSalary: 50_000 });
    },
  );

  it('fails as a whole when only one of its two calls does', async () => {
    answerGoals(fetchStub);
    fetchStub.mockResolvedValueOnce(Response.json({}, { status: 503 }));
    expect(await runIncreaseProjection(store, SAVER)).toBe(false);
    expect(calculator().projection.retirementBalance).toBe(0);
    expect(calculator().projectionWithContributionPercentageIncrease.retirementBalance).toBe(0);
    expect(store.getState().loader.isVisible).toBe(false);
  });

  it('leaves no error behind and no loader when it succeeds', async () => {
    answerGoals(fetchStub);
    const running = runProjection(store, SAVER);
    expect(store.getState().loader.isVisible).toBe(true);
    await running;
    expect(store.getState().loader.isVisible).toBe(false);
    expect(store.getState().error.message).toBeUndefined();
  });
});

describe('the constants', () => {
  it('are asked for once a tab', async () => {
    fetchStub.mockResolvedValue(Response.json(CONSTANTS_ANSWER));
    await fetchConstants(store);
    await fetchConstants(store);
    expect(fetchStub.mock.calls.map(([url]) => url)).toEqual([CONSTANTS]);
    expect(calculator().constants).toEqual(CONSTANTS_ANSWER);
  });

  it('are missed in the words of the catalogue, and asked for again', async () => {
    fetchStub.mockResolvedValueOnce(Response.json({}, { status: 500 }));
    await fetchConstants(store);
    expect(store.getState().error.message).toBe(
      'Error while fetching retirment contribution constants',
    );
    expect(store.getState().loader.isVisible).toBe(false);
    fetchStub.mockResolvedValueOnce(Response.json(CONSTANTS_ANSWER));
    await fetchConstants(store);
    expect(calculator().constants).toEqual(CONSTANTS_ANSWER);
  });
});

describe('values that the page works out by itself', () => {
  it('are kept without a call', () => {
    keepInputs(store, { ...SAVER, contributionPercentage: 12 });
    expect(fetchStub).not.toHaveBeenCalled();
    expect(calculator().values.contributionPercentage).toBe(12);
  });
});
