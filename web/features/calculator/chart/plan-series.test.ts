import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { compareCourses } from '#domain/calculator/compare-courses.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import {
  DOLLARS,
  otherDollars,
  showPlan,
  type Dollars,
  type ShownPlan,
} from '#domain/calculator/shown-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { NOBODY } from '#tests/calculator/any-plan.ts';
import { listPlanPoints, listTableRows } from './plan-series.ts';

function planOf(changes: Partial<typeof NOBODY>, dollars: Dollars = 'today'): ShownPlan {
  const year = getCalculatorYear(2026);
  const plan = makePlan({ ...NOBODY, ...changes }, DEFAULT_ASSUMPTIONS, year);
  return showPlan(compareCourses(plan, undefined), dollars);
}

describe('the points of a plan', () => {
  it.each(DOLLARS)(
    'begin today with what is saved, and end with the plan’s, in %s dollars',
    (of) => {
      const saver = { currentSavings: 5_000, pretaxSalary: 40_000, contributionPercentage: 3 };
      const plan = planOf(saver, of);
      const points = listPlanPoints(plan);
      expect(points.map(({ age }) => age)).toEqual(Array.from({ length: 41 }, (_, at) => 25 + at));
      expect(points[0]).toEqual({
        age: 25,
        base: 5_000,
        baseBeside: 5_000,
        more: 5_000,
        low: 5_000,
        high: 5_000,
      });
      expect(points.at(-1)).toEqual({
        age: 65,
        base: plan.base.retirementBalance,
        baseBeside: planOf(saver, otherDollars(of)).base.retirementBalance,
        more: plan.withIncrease?.retirementBalance,
        low: plan.low.retirementBalance,
        high: plan.high.retirementBalance,
      });
    },
  );

  it('know of no point more where there is none to give', () => {
    const points = listPlanPoints(planOf({ contributionPercentage: 99 }));
    expect(points.every(({ more }) => more === undefined)).toBe(true);
  });

  it('are a single one without a year to go', () => {
    expect(listPlanPoints(planOf({ currentAge: 65, currentSavings: 7 }))).toMatchObject([
      { age: 65, base: 7, more: undefined },
    ]);
  });
});

describe('the rows of the table', () => {
  it('are today, every fifth birthday and the last year', () => {
    const points = listPlanPoints(planOf({ currentAge: 41, retirementAge: 67 }));
    expect(listTableRows(points).map(({ age }) => age)).toEqual([41, 45, 50, 55, 60, 65, 67]);
  });

  it('name no age twice, whatever the ages are', () => {
    const anyAges = fc
      .integer({ min: 16, max: 66 })
      .chain((from) => fc.tuple(fc.constant(from), fc.integer({ min: from, max: 87 })));
    fc.assert(
      fc.property(anyAges, ([from, to]) => {
        const points = Array.from({ length: to - from + 1 }, (_, at) => ({ age: from + at }));
        const ages = listTableRows(points).map(({ age }) => age);
        expect(ages[0]).toBe(from);
        expect(ages.at(-1)).toBe(to);
        expect(new Set(ages).size).toBe(ages.length);
      }),
    );
  });
});
