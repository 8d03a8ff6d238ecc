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
    // At 67 Social Security is paid from the first day: goal and income mirror each other.
    const { goal, base, income, monthlyNeed } = plan();
    const [{ fromSavings, socialSecurity }] = income;
    const monthlyAtGoal = (fromSavings * goal) / base.retirementBalance;
    expect(monthlyAtGoal + socialSecurity).toBeCloseTo(monthlyNeed, 6);
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
    expect(increaseAddsPerMonth).toBeCloseTo(
      seven.income[0].fromSavings - income[0].fromSavings,
      9,
    );
  });

  it.each([
    {
      why: 'that leaves the bounds',
      inputs: { contributionPercentage: 98.5 },
      isIncreaseLeftOut: false,
    },
    {
      why: 'there is no year left',
      inputs: { currentAge: 66, retirementAge: 66 },
      isIncreaseLeftOut: false,
    },
    {
      why: 'the limit takes all of it',
      inputs: { pretaxSalary: 500_000, contributionPercentage: 30 },
      isIncreaseLeftOut: true,
    },
    {
      why: 'the employer’s part shrinks by as much',
      inputs: {
        retirementAge: 45,
        pretaxSalary: 340_000,
        contributionPercentage: 7.1,
        ...matching(200, 100),
      },
      assumptions: { payGrowthPercentage: 0, limitGrowthPercentage: 0 },
      isIncreaseLeftOut: true,
    },
  ])('has no point more where $why', ({ inputs, assumptions, isIncreaseLeftOut }) => {
    expect(plan(inputs, assumptions)).toMatchObject({
      isIncreaseLeftOut,
      withIncrease: undefined,
      incomeWithIncrease: undefined,
      increaseAddsPerMonth: 0,
    });
  });

  it('has one that counts later where only this year’s limit is reached', () => {
    const { withIncrease, base, paycheck, isIncreaseLeftOut } = plan({
      currentAge: 49,
      pretaxSalary: 100_000,
      contributionPercentage: 25,
    });
    expect([paycheck.beforeTax, isIncreaseLeftOut]).toEqual([0, false]);
    expect(withIncrease?.retirementBalance).toBeGreaterThan(base.retirementBalance);
  });

  it('counts Social Security unless it is switched off', () => {
    const without = plan({}, { includesSocialSecurity: false });
    expect(plan().income[0].socialSecurity).toBe(2_345);
    expect(without.income[0].socialSecurity).toBe(0);
    expect(without.goal).toBeGreaterThan(plan().goal);
  });

  it('reckons the year of birth from the plan year', () => {
    // For a person born in 1959, claiming at 66 is ten months early; for one born in 1960 it is a
    // year.
    const at66 = { ...WORKER, currentAge: 60, retirementAge: 66 };
    const { income } = makePlan(at66, DEFAULT_ASSUMPTIONS, getCalculatorYear(2019));
    const fullBenefit = primaryInsuranceAmount(5_000, getCalculatorYear(2019).socialSecurity);
    expect(income[0].socialSecurity).toBe(Math.floor(fullBenefit * (1 - 10 / 180)));
  });

  it('takes pay and savings as they are when retirement is today', () => {
    const today = plan({ currentAge: 66, retirementAge: 66, currentSavings: 500_000 });
    expect(today.finalPay).toBe(60_000);
    expect(today.monthlyNeed).toBeCloseTo(3_750, 9);
    expect(today.base.retirementBalance).toBe(500_000);
    expect(today.income[0].fromSavings).toBeGreaterThan(0);
  });
});

describe('any plan', () => {
  const anyPlan = fc
    .tuple(anyInputs, anyAssumptions, anyYear)
    .map(([inputs, assumptions, year]) => makePlan(inputs, assumptions, getCalculatorYear(year)));

  it('consists of finite numbers, and of none below nothing but the losses of a low return and of an early limit', () => {
    fc.assert(
      fc.property(anyPlan, ({ inputs: _inputs, assumptions, ...made }) => {
        const canLose = assumptions.returnPercentage < assumptions.rangePoints;
        const mayLoseMatch = assumptions.matchPeriod === 'month';
        const mayBeLess = (path: string): boolean =>
          (canLose && /^low\.(?:rows\.\d+\.growth|grown)$/.test(path)) ||
          (mayLoseMatch && path === 'paycheck.matchAdded');
        const wrong = numbersIn(made).filter(
          ({ path, value }) => !Number.isFinite(value) || (value < 0 && !mayBeLess(path)),
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
        expect(incomeWithIncrease[0].fromSavings).toBeGreaterThanOrEqual(
          income[0].fromSavings * least,
        );
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
