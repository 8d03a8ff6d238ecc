import { expect, it } from 'vitest';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { TWO_PEOPLE } from '#tests/calculator/any-household.ts';
import { planHousehold } from './household-plan.ts';
import { getHouseholdYear } from './tables/find-household-year.ts';

/** Measured between three and four (`npm run bench:projection`). */
const AT_MOST = 5;
const TURNS = 120;
/** A busy machine is measured until it had a quiet moment for each. */
const MOST_TURNS = 20 * TURNS;
const CALLS = 20;
const YEAR = getHouseholdYear(2026);
const [FIRST] = TWO_PEOPLE.people;

it('a household of two costs at most five plans of one', () => {
  let kept = 0;
  const timeOf = (call: () => number): number => {
    const start = performance.now();
    for (let index = 0; index < CALLS; index += 1) kept += call();
    return performance.now() - start;
  };
  // They take turns, and the fastest of many short turns is what the work itself costs: whatever else the
  // machine does can only add to a turn.
  let household = Infinity;
  let one = Infinity;
  const isDone = (turn: number): boolean => turn >= TURNS && household / one < AT_MOST;
  for (let turn = 0; turn < MOST_TURNS && !isDone(turn); turn += 1) {
    household = Math.min(
      household,
      timeOf(() => planHousehold(TWO_PEOPLE, YEAR).pay.monthly),
    );
    one = Math.min(
      one,
      timeOf(() => makePlan(FIRST.inputs, TWO_PEOPLE.assumptions, YEAR.calculator).goal),
    );
  }
  expect(kept).toBeGreaterThan(0);
  expect(household / one).toBeLessThan(AT_MOST);
});
