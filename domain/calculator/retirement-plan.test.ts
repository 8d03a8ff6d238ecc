import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAssumptions, anyInputs, anyYear, NOBODY } from '#tests/calculator/any-plan.ts';
import { matching } from '#tests/calculator/published-example.ts';
import { DEFAULT_ASSUMPTIONS, type Assumptions } from './assumptions.ts';
import type { CalculatorInputs } from './inputs.ts';
import { makePlan, type RetirementPlan } from './retirement-plan.ts';
import { primaryInsuranceAmount } from './social-security.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

const WORKER: CalculatorInputs = {
  ...NOBODY,
  currentAge: 35,
  retirementAge: 67,
  pretaxSalary: 60_000,
  currentSavings: 40_000,
  contributionPercentage: 6,
  ...matching(50, 6),
};

function plan(
  inputs: Partial<CalculatorInputs> = {},
  assumptions: Partial<Assumptions> = {},
): RetirementPlan {
  return makePlan(
    { ...WORKER, ...inputs },
    { ...DEFAULT_ASSUMPTIONS, ...assumptions },
    getCalculatorYear(2026),
  );
}

describe('a plan', () => {
  it('needs its share of the last year’s pay', () => {
    const { finalPay, annualNeedAtRetirement, monthlyNeed, base } = plan();
    expect(finalPay).toBe(base.rows.at(-1)?.pay);
    expect(finalPay).toBeCloseTo(60_000 * 1.03 ** 31, 4);
    expect(annualNeedAtRetirement).toBeCloseTo(0.75 * finalPay, 6);
    expect(monthlyNeed).toBeCloseTo(annualNeedAtRetirement / 1.025 ** 32 / 12, 6);
  });

  it('lacks of its goal what the savings do not reach', () => {
    const { goal, gap, base } = plan();
    expect(gap).toBeCloseTo(goal - base.retirementBalance, 6);
    expect(gap).toBeGreaterThan(0);
    expect(plan({ currentSavings: 1_000_000 }).gap).toBe(0);
  });

  it('reaches its goal exactly when the income is what is needed', () => {
    // Retired at 67, Social Security counts from the first day: goal and income mirror each other.
    const { goal, base, income, monthlyNeed } = plan();
    const monthlyAtGoal = (income.monthlyFromSavings * goal) / base.retirementBalance;
    expect(monthlyAtGoal + income.monthlySocialSecurity).toBeCloseTo(monthlyNeed, 6);
  });

  it('lies between a low and a high one, the points of the range apart', () => {
    const { low, base, high } = plan();
    const at = (returnPercentage: number): number =>
      plan({}, { returnPercentage }).base.retirementBalance;
    expect(low.retirementBalance).toBe(at(3.5));
    expect(base.retirementBalance).toBe(at(5.5));
    expect(high.retirementBalance).toBe(at(7.5));
  });

  it('may lose money in a low one, and end above the bounds in a high one', () => {
    const poor = plan({ contributionPercentage: 0 }, { returnPercentage: 0, rangePoints: 4 });
    expect(poor.low.retirementBalance).toBeCloseTo(40_000 * 0.96 ** 32, 6);
    const rich = plan({ contributionPercentage: 0 }, { returnPercentage: 12, rangePoints: 4 });
    expect(rich.high.retirementBalance).toBeCloseTo(40_000 * 1.16 ** 32, 2);
  });

  it('shows what one point more does', () => {
    const { withIncrease, incomeWithIncrease, income, increaseAddsPerMonth } = plan();
    const seven = plan({ contributionPercentage: 7 });
    expect(withIncrease).toEqual(seven.base);
    expect(incomeWithIncrease).toEqual(seven.income);
    expect(increaseAddsPerMonth).toBeCloseTo(seven.income.monthlyTotal - income.monthlyTotal, 9);
  });

  it.each([
    { why: 'that leaves the bounds', inputs: { contributionPercentage: 98.5 } },
    { why: 'there is no year left', inputs: { currentAge: 66, retirementAge: 66 } },
  ])('has no point more where $why', ({ inputs }) => {
    expect(plan(inputs)).toMatchObject({
      withIncrease: undefined,
      incomeWithIncrease: undefined,
      increaseAddsPerMonth: 0,
    });
  });

  it('counts Social Security unless it is switched off', () => {
    const without = plan({}, { includesSocialSecurity: false });
    expect(plan().income.monthlySocialSecurity).toBe(2_345);
    expect(without.income.monthlySocialSecurity).toBe(0);
    expect(without.goal).toBeGreaterThan(plan().goal);
  });

  it('reckons the year of birth from the plan year', () => {
    // Born in 1959: 66 is ten months early. Born in 1960 it would be a year.
    const at66 = { ...WORKER, currentAge: 60, retirementAge: 66 };
    const { income } = makePlan(at66, DEFAULT_ASSUMPTIONS, getCalculatorYear(2019));
    const fullBenefit = primaryInsuranceAmount(5_000, getCalculatorYear(2019).socialSecurity);
    expect(income.monthlySocialSecurity).toBe(Math.floor(fullBenefit * (1 - 10 / 180)));
  });

  it('takes pay and savings as they are when retirement is today', () => {
    const today = plan({ currentAge: 66, retirementAge: 66, currentSavings: 500_000 });
    expect(today.finalPay).toBe(60_000);
    expect(today.monthlyNeed).toBeCloseTo(3_750, 9);
    expect(today.base.retirementBalance).toBe(500_000);
    expect(today.income.monthlyFromSavings).toBeGreaterThan(0);
  });
});

describe('any plan', () => {
  const anyPlan = fc
    .tuple(anyInputs, anyAssumptions, anyYear)
    .map(([inputs, assumptions, year]) => makePlan(inputs, assumptions, getCalculatorYear(year)));

  it('consists of finite numbers, and of none below nothing but the losses of a low return', () => {
    fc.assert(
      fc.property(anyPlan, ({ inputs: _inputs, assumptions, ...made }) => {
        const canLose = assumptions.returnPercentage < assumptions.rangePoints;
        const wrong = numbersIn(made).filter(
          ({ path, value }) =>
            !Number.isFinite(value) ||
            (value < 0 && !(canLose && /^low\.(?:rows\.\d+\.growth|grown)$/.test(path))),
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('never ends lower with one point more', () => {
    fc.assert(
      fc.property(anyPlan, ({ base, withIncrease = base, income, incomeWithIncrease = income }) => {
        const least = 1 - 1e-12;
        expect(withIncrease.retirementBalance).toBeGreaterThanOrEqual(
          base.retirementBalance * least,
        );
        expect(incomeWithIncrease.monthlyTotal).toBeGreaterThanOrEqual(income.monthlyTotal * least);
      }),
    );
  });

  it('lies between its low and its high one', () => {
    fc.assert(
      fc.property(anyPlan, ({ low, base, high }) => {
        expect(low.retirementBalance).toBeLessThanOrEqual(base.retirementBalance * (1 + 1e-12));
        expect(high.retirementBalance).toBeGreaterThanOrEqual(base.retirementBalance * (1 - 1e-12));
      }),
    );
  });

  it('costs no more after tax than before', () => {
    fc.assert(
      fc.property(anyPlan, ({ paycheck: { beforeTax, afterTax } }) => {
        expect(afterTax).toBeLessThanOrEqual(beforeTax + 1e-6);
        expect(afterTax).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

function numbersIn(value: unknown, path = ''): Array<{ path: string; value: number }> {
  if (typeof value === 'number') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    numbersIn(part, path === '' ? key : `${path}.${key}`),
  );
}
