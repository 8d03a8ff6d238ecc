import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAssumptions, anyInputs, anyYear, NOBODY } from '#tests/calculator/any-plan.ts';
import { DEFAULT_ASSUMPTIONS, type Assumptions } from './assumptions.ts';
import type { CalculatorInputs } from './inputs.ts';
import { findLateLevers, type LateLevers } from './late-levers.ts';
import { makePlan, type RetirementPlan } from './retirement-plan.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

const year = getCalculatorYear(2026);
const CLEANER: CalculatorInputs = {
  ...NOBODY,
  currentAge: 62,
  retirementAge: 67,
  pretaxSalary: 38_000,
  currentSavings: 24_000,
  contributionPercentage: 3,
};

function planOf(
  changes: Partial<CalculatorInputs> = {},
  assumed: Partial<Assumptions> = {},
): RetirementPlan {
  return makePlan({ ...CLEANER, ...changes }, { ...DEFAULT_ASSUMPTIONS, ...assumed }, year);
}

function leversOf(...changes: Parameters<typeof planOf>): LateLevers | undefined {
  return findLateLevers(planOf(...changes), year);
}

function incomeAtLast({ income }: RetirementPlan): number {
  const { fromSavings, socialSecurity } = income.at(-1) ?? income[0];
  return fromSavings + socialSecurity;
}

describe('what helps late', () => {
  it('is a year more of work, a later claim and the catch-up, each by the plan’s own figures', () => {
    const levers = leversOf();
    const plan = planOf();
    expect(levers?.yearsLeft).toBe(5);
    expect(levers?.workLonger).toEqual({
      untilAge: 68,
      addsPerMonth: incomeAtLast(planOf({ retirementAge: 68 })) - incomeAtLast(plan),
    });
    // Three years of two thirds of a percent a month are 24 percent.
    const { atAge, perMonth = 0, addsPerMonth } = levers?.claimLater ?? {};
    expect(atAge).toBe(70);
    expect(perMonth / plan.monthlySocialSecurity).toBeCloseTo(1.24, 2);
    expect(addsPerMonth).toBe(perMonth - plan.monthlySocialSecurity);
    // $35,750 is the limit of 60 to 63 in 2026.
    expect(levers?.catchUp).toMatchObject({
      most: 35_750,
      mostBefore: 24_500,
      morePerMonth: 100,
    });
    expect(levers?.catchUp?.addsPerMonth).toBeGreaterThan(20);
  });

  it('is told with ten years left or fewer, and from 62 on', () => {
    expect(leversOf({ currentAge: 57 })).toBeDefined();
    expect(leversOf({ currentAge: 56 })).toBeUndefined();
    expect(leversOf({ currentAge: 62, retirementAge: 80 })).toBeDefined();
    expect(leversOf({ currentAge: 61, retirementAge: 80 })).toBeUndefined();
  });

  it('is first a claim at full retirement age for who would claim before it', () => {
    expect(leversOf({ retirementAge: 63 })?.claimLater?.atAge).toBe(67);
  });

  it('is no later claim at 70, or where Social Security is not counted', () => {
    expect(leversOf({ retirementAge: 70 })?.claimLater).toBeUndefined();
    expect(leversOf({}, { includesSocialSecurity: false })?.claimLater).toBeUndefined();
  });

  it('is no catch-up before 50, without a year left, or where the limit leaves no room', () => {
    expect(leversOf({ currentAge: 45, retirementAge: 50 })?.catchUp).toBeUndefined();
    expect(leversOf({ currentAge: 66, retirementAge: 66 })?.catchUp).toBeUndefined();
    const rich = { pretaxSalary: 400_000, contributionPercentage: 20 };
    expect(leversOf(rich)?.catchUp).toBeUndefined();
  });

  it('adds something in any plan, or is not told', () => {
    fc.assert(
      fc.property(anyInputs, anyAssumptions, anyYear, (inputs, assumptions, planYear) => {
        const ofYear = getCalculatorYear(planYear);
        const levers = findLateLevers(makePlan(inputs, assumptions, ofYear), ofYear);
        if (levers === undefined) return;
        const told = [levers.workLonger, levers.claimLater, levers.catchUp].filter(
          (lever) => lever !== undefined,
        );
        expect(told.length).toBeGreaterThan(0);
        for (const { addsPerMonth } of told) expect(addsPerMonth).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
