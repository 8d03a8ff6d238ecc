import { beforeEach, describe, expect, it } from 'vitest';
import {
  calculatorOf,
  calculationReset,
  constantsReceived,
  increaseProjectionReceived,
  initialCalculator,
  projectionReceived,
  resultReceived,
  type CalculatorState,
} from './calculator-slice.ts';
import { makeStore, type Store } from '../../../state/store.ts';

const constants = {
  maxEmployeeContributionsWhenMeetingMinAgeForAdditionalContributionLimits: 26_000,
  maxEmployeeContributionsWhenNotMeetingMinAgeForAdditionalContributionLimits: 19_500,
  minAgeForAdditionalContributionLimits: 50,
  planYear: 2021,
};
const goal = { retirementBalance: 252_061, annualNeedAtRetirement: 70_000, goal: 900_000 };
const values = { ...initialCalculator.values, currentAge: 40, pretaxSalary: 50_000 };

let store: Store;
const calculator = (): CalculatorState => calculatorOf(store.getState());

beforeEach(() => {
  store = makeStore();
});

describe('the calculator', () => {
  it('starts with zeros, a retirement age of 67 and an increase of one point', () => {
    const { retirementAge, autoIncrease, ...others } = calculator().values;
    expect(retirementAge).toBe(67);
    expect(autoIncrease).toBe(false);
    expect(Object.values(others)).toEqual(Object.values(others).map(() => 0));
    expect(calculator().contributionPercentageIncrease).toBe(1);
    expect(calculator().constants).toBeUndefined();
  });

  it('sets both projections back to 0 with a new result', () => {
    store.dispatch(projectionReceived(goal));
    store.dispatch(increaseProjectionReceived({ retirementBalance: 336_081 }));
    store.dispatch(resultReceived(values));
    expect(calculator().values).toEqual(values);
    expect(calculator().projection).toEqual({ retirementBalance: 0 });
    expect(calculator().projectionWithContributionPercentageIncrease.retirementBalance).toBe(0);
  });

  it('keeps what the goal call answered beside the values it was asked with', () => {
    store.dispatch(resultReceived(values));
    store.dispatch(projectionReceived(goal));
    expect(calculator().values).toEqual({ ...values, ...goal });
    expect(calculator().projection).toEqual({ retirementBalance: 252_061 });
  });

  it('overwrites the increased projection with a second one, and leaves the first projection', () => {
    store.dispatch(projectionReceived(goal));
    store.dispatch(increaseProjectionReceived({ retirementBalance: 2 }));
    store.dispatch(increaseProjectionReceived({ retirementBalance: 3 }));
    expect(calculator().projection.retirementBalance).toBe(252_061);
    expect(calculator().projectionWithContributionPercentageIncrease.retirementBalance).toBe(3);
  });

  it('is reset to its first values but keeps the constants', () => {
    store.dispatch(constantsReceived(constants));
    store.dispatch(resultReceived(values));
    store.dispatch(projectionReceived(goal));
    store.dispatch(increaseProjectionReceived({ retirementBalance: 6 }));
    store.dispatch(calculationReset());
    expect(calculator()).toEqual({ ...initialCalculator, constants, formNumber: 1 });
  });
});
