import { describe, expect, it } from 'vitest';
import { NOBODY } from '#tests/calculator/any-plan.ts';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { compareCourses } from './compare-courses.ts';
import { makePlan, type RetirementPlan } from './retirement-plan.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

const SAVER = {
  ...NOBODY,
  currentAge: 40,
  retirementAge: 67,
  pretaxSalary: 50_000,
  currentSavings: 10_000,
  employerMatchingContributionPercentage: 50,
  employerMatchingUpToContributionPercentageOfSalary: 6,
};

function planAt(contributionPercentage: number, pretaxSalary = SAVER.pretaxSalary): RetirementPlan {
  return makePlan(
    { ...SAVER, pretaxSalary, contributionPercentage },
    DEFAULT_ASSUMPTIONS,
    getCalculatorYear(2026),
  );
}

describe('two courses beside each other', () => {
  it('are today’s and one point more before another rate is tried', () => {
    const today = planAt(6);
    const compared = compareCourses(today, undefined);
    expect(compared).toEqual({ ...today, otherPercentage: 7, isTried: false });
  });

  it('have the same figures whether a point more is tried or not', () => {
    const { isTried, ...compared } = compareCourses(planAt(6), planAt(7));
    const { isTried: wasTried, ...before } = compareCourses(planAt(6), undefined);
    expect([isTried, wasTried]).toEqual([true, false]);
    expect(compared.paycheck.beforeTax).toBeCloseTo(before.paycheck.beforeTax, 9);
    expect(compared.paycheck.afterTax).toBeCloseTo(before.paycheck.afterTax, 9);
    expect(compared.paycheck.matchAdded).toBeCloseTo(before.paycheck.matchAdded, 9);
    expect({ ...compared, paycheck: before.paycheck }).toEqual(before);
  });

  it('keep everything of today’s while another rate is tried', () => {
    const today = planAt(3);
    const { base, goal, unclaimedMatchPerYear, inputs } = compareCourses(today, planAt(9));
    expect(base).toBe(today.base);
    expect(inputs).toBe(today.inputs);
    expect([goal, unclaimedMatchPerYear]).toEqual([today.goal, 750]);
  });

  // 3 percent of $50,000 over 26 paychecks, of which 12 percent would have been tax.
  it('cost what leaves each paycheck, and give it back for a lower rate', () => {
    expect(compareCourses(planAt(6), planAt(9)).paycheck).toEqual({
      beforeTax: expect.closeTo(57.69, 2) as number,
      afterTax: expect.closeTo(50.77, 2) as number,
      matchAdded: 0,
    });
    const less = compareCourses(planAt(9), planAt(6));
    expect(less.paycheck.afterTax).toBeCloseTo(-50.77, 2);
    expect(less.increaseAddsPerMonth).toBeLessThan(0);
  });

  it('are one where the law leaves no room for the other', () => {
    const compared = compareCourses(planAt(60, 100_000), planAt(80, 100_000));
    expect(compared).toMatchObject({
      withIncrease: undefined,
      incomeWithIncrease: undefined,
      isIncreaseLeftOut: true,
      increaseAddsPerMonth: 0,
    });
  });
});
