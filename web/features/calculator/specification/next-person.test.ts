import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerGoals,
  CONSTANTS_ANSWER,
  GOAL_ANSWER,
  SAVER,
} from '#tests/calculator/goal-answers.ts';
import { stubFetch } from '#tests/support/fake-browser/stub-fetch.ts';
import { makeStore, personLeft, type Store } from '../../../state/store.ts';
import {
  calculatorOf,
  initialCalculator,
  planChanged,
  type CalculatorState,
} from './calculator-slice.ts';
import { fetchConstants, runProjection, runSingleProjection } from './run-projection.ts';

let store: Store;
const fetchStub = stubFetch();
const calculator = (): CalculatorState => calculatorOf(store.getState());
const everything = (): string => JSON.stringify(store.getState());

beforeEach(() => {
  store = makeStore();
});

describe('somebody else who has the device', () => {
  it('finds no number of the one before in an open tab, and the limits of the law', async () => {
    fetchStub.mockResolvedValueOnce(Response.json(CONSTANTS_ANSWER));
    await fetchConstants(store);
    answerGoals(fetchStub);
    store.dispatch(
      planChanged({ draft: { pretaxSalary: '50,000' }, assumptions: { returnPercentage: 7 } }),
    );
    await runProjection(store, SAVER);
    expect(everything()).toContain('900000');
    store.dispatch(personLeft({}));
    // The fields are created anew, because they hold what was typed.
    const limits = { constants: CONSTANTS_ANSWER };
    expect(calculator()).toEqual({ ...initialCalculator, ...limits, formNumber: 1 });
    for (const number of ['900000', '50000', '50,000']) expect(everything()).not.toContain(number);
  });

  it.each([
    { how: 'come', answer: Response.json({ ...GOAL_ANSWER, retirementBalance: 6_000 }) },
    { how: 'fail', answer: Response.json({}, { status: 500 }) },
  ])('hears nothing of answers that $how late', async ({ answer }) => {
    fetchStub.mockImplementation(() => Promise.resolve(answer.clone()));
    const running = runProjection(store, SAVER);
    store.dispatch(personLeft({}));
    expect(await running).toBe(false);
    expect(calculator()).toEqual({ ...initialCalculator, formNumber: 1 });
    const { fetches, error, loader } = store.getState();
    expect([fetches, error.message, loader.isVisible]).toEqual([{}, undefined, false]);
  });

  it('gets the answers to their own numbers, however late the others come', async () => {
    const late = Promise.withResolvers<Response>();
    fetchStub.mockReturnValue(late.promise);
    const before = runSingleProjection(store, { ...SAVER, pretaxSalary: 90_000 });
    store.dispatch(personLeft({}));
    answerGoals(fetchStub);
    expect(await runSingleProjection(store, SAVER)).toBe(true);
    late.resolve(Response.json({ ...GOAL_ANSWER, retirementBalance: 1_234_567 }));
    expect(await before).toBe(false);
    expect(calculator().values).toMatchObject({ pretaxSalary: 50_000, retirementBalance: 6_000 });
    expect(everything()).not.toContain('1234567');
  });
});
