import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { compareCourses } from '#domain/calculator/compare-courses.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { DOLLARS, showPlan, type ShownPlan } from '#domain/calculator/shown-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { anyAssumptions, anyInputs, NOBODY } from '#tests/calculator/any-plan.ts';
import { matching } from '#tests/calculator/published-example.ts';
import { listBeats, listStrata } from './list-beats.ts';

const year = getCalculatorYear(2026);
const SAVER = {
  ...NOBODY,
  currentAge: 40,
  retirementAge: 67,
  pretaxSalary: 50_000,
  currentSavings: 10_000,
  contributionPercentage: 3,
  ...matching(50, 6),
};

function planOf(changes: Partial<typeof SAVER> = {}, triedRate?: number): ShownPlan {
  const planAt = (rate: number) =>
    makePlan({ ...SAVER, ...changes, contributionPercentage: rate }, DEFAULT_ASSUMPTIONS, year);
  const today = changes.contributionPercentage ?? SAVER.contributionPercentage;
  const tried = triedRate === undefined ? undefined : planAt(triedRate);
  return showPlan(compareCourses(planAt(today), tried), 'today');
}
const namesOf = (plan: ShownPlan): string[] => listBeats(plan).map(({ name }) => name);

describe('the beats of a result', () => {
  it('are what somebody put in, the employer, time, and one percent', () => {
    expect(namesOf(planOf())).toEqual(['you', 'employer', 'time', 'more']);
  });

  it('leave out what brings nothing', () => {
    expect(namesOf(planOf(matching(0, 0)))).toEqual(['you', 'time', 'more']);
    expect(namesOf(planOf({ contributionPercentage: 99 }))).not.toContain('more');
  });

  it('say of a lower rate that it takes away', () => {
    expect(listBeats(planOf({}, 1)).at(-1)?.amount).toBeLessThan(0);
    expect(listBeats(planOf({}, 6)).at(-1)?.amount).toBeGreaterThan(0);
  });

  it('are none where there is no year to go', () => {
    expect(listBeats(planOf({ currentAge: 66, retirementAge: 66 }))).toEqual([]);
  });

  it.each(DOLLARS)('add up to today’s course, and its layers lie in it, in %s dollars', (of) => {
    fc.assert(
      fc.property(anyInputs, anyAssumptions, (inputs, assumptions) => {
        const plan = showPlan(compareCourses(makePlan(inputs, assumptions, year), undefined), of);
        const { base } = plan;
        const strata = listStrata(plan);
        expect(strata).toHaveLength(base.rows.length + 1);
        for (const [at, { own, joined }] of strata.entries()) {
          expect(own).toBeLessThanOrEqual(joined);
          expect(joined).toBeLessThanOrEqual(
            (at === 0 ? inputs.currentSavings : base.rows[at - 1]?.balance) ?? 0,
          );
        }
        const beats = listBeats(plan).filter(({ name }) => name !== 'more');
        if (beats.length === 0) return;
        const sum = beats.reduce((total, { amount }) => total + amount, 0);
        const leftOut = ['you', 'employer', 'time'].length - beats.length;
        expect(base.retirementBalance - sum).toBeLessThanOrEqual(leftOut * 500 + 0.01);
        expect(sum / base.retirementBalance).toBeLessThan(1.000_001);
      }),
    );
  });
});
