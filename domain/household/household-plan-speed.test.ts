import { expect, it } from 'vitest';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { TWO_PEOPLE } from '#tests/calculator/any-household.ts';
import { planHousehold } from './household-plan.ts';
import { getHouseholdYear } from './tables/find-household-year.ts';

/**
 * A quiet machine measures about four (`npm run bench:projection`, whose limit is five); only a change of
 * kind, such as a walk through every time of history for every choice of ages, exceeds this one.
 */
const AT_MOST = 15;
const ROUNDS = 41;
const CALLS = 40;
const YEAR = getHouseholdYear(2026);
const [FIRST] = TWO_PEOPLE.people;

it('a household of two costs a bounded number of plans of one', () => {
  let kept = 0;
  const timeOf = (call: () => number): number => {
    const start = performance.now();
    for (let index = 0; index < CALLS; index += 1) kept += call();
    return performance.now() - start;
  };
  // Both are measured in every round, so that a busy moment slows both.
  const ratios = Array.from({ length: ROUNDS }, () => {
    const household = timeOf(() => planHousehold(TWO_PEOPLE, YEAR).pay.monthly);
    const one = timeOf(() => makePlan(FIRST.inputs, TWO_PEOPLE.assumptions, YEAR.calculator).goal);
    return household / one;
  });
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  expect(kept).toBeGreaterThan(0);
  expect(median).toBeLessThan(AT_MOST);
});
