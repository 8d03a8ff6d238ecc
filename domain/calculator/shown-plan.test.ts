import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAssumptions, anyInputs, NOBODY } from '#tests/calculator/any-plan.ts';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { compareCourses, type ComparedPlan } from './compare-courses.ts';
import { makePlan } from './retirement-plan.ts';
import {
  DOLLARS,
  readDollars,
  showIncomeOfMonth,
  showPlan,
  showSavings,
  type ShownPlan,
} from './shown-plan.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

const year = getCalculatorYear(2026);
const anyPlan = fc
  .tuple(anyInputs, anyAssumptions)
  .map(([inputs, assumptions]) => compareCourses(makePlan(inputs, assumptions, year), undefined));

/** Every amount of retirement that a page shows. */
function amountsOf(plan: ShownPlan): number[] {
  const { base, withIncrease = base, low, high, goal, monthlyNeed, income } = plan;
  const { incomeWithIncrease = income, increaseAddsPerMonth, gap } = plan;
  return [
    ...[base, withIncrease, low, high].map(({ retirementBalance }) => retirementBalance),
    ...[...income, ...incomeWithIncrease].flatMap((phase) => [
      phase.fromSavings,
      phase.socialSecurity,
    ]),
    goal,
    gap,
    monthlyNeed,
    increaseAddsPerMonth,
    plan.monthlySocialSecurity,
    plan.finalPay,
    plan.annualNeedAtRetirement,
  ];
}

function expectClose(found: readonly number[], expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [at, amount] of found.entries()) {
    const other = expected[at] ?? Number.NaN;
    expect(Math.abs(amount - other)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(other)));
  }
}

function pricesOf({ inputs, assumptions }: ComparedPlan): number {
  return (1 + assumptions.inflationPercentage / 100) ** (inputs.retirementAge - inputs.currentAge);
}

describe('a plan in today’s dollars and in future ones', () => {
  it('has amounts of retirement that are as far apart as prices, one way and back', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const today = amountsOf(showPlan(plan, 'today'));
        const future = amountsOf(showPlan(plan, 'future'));
        expectClose(
          today.map((amount) => amount * pricesOf(plan)),
          future,
        );
      }),
    );
  });

  it('has the balance beside it that the other one shows, in every year', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const today = showPlan(plan, 'today').base;
        const future = showPlan(plan, 'future').base;
        expect(today.retirementBalanceBeside).toBe(future.retirementBalance);
        expect(future.retirementBalanceBeside).toBe(today.retirementBalance);
        expect(today.rows.map(({ balanceBeside }) => balanceBeside)).toEqual(
          future.rows.map(({ balance }) => balance),
        );
        expect(future.rows.map(({ balanceBeside }) => balanceBeside)).toEqual(
          today.rows.map(({ balance }) => balance),
        );
      }),
    );
  });

  it('is the same where prices do not rise', () => {
    fc.assert(
      fc.property(anyInputs, anyAssumptions, (inputs, assumed) => {
        const assumptions = { ...assumed, inflationPercentage: 0 };
        const plan = compareCourses(makePlan(inputs, assumptions, year), undefined);
        const [today, future] = [showPlan(plan, 'today'), showPlan(plan, 'future')];
        expectClose(amountsOf(today), amountsOf(future));
        const cells = ({ base }: ShownPlan): number[] =>
          base.rows.flatMap(({ pay, employee, match, balance }) => [pay, employee, match, balance]);
        expectClose(cells(today), cells(future));
      }),
    );
  });

  it('adds up in every row, from the savings of today to the balance of the end', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(...DOLLARS), (plan, dollars) => {
        const { base, inputs } = showPlan(plan, dollars);
        let balance = inputs.currentSavings;
        for (const row of base.rows) {
          balance += row.employee + row.match + row.growth;
          expectClose([balance], [row.balance]);
        }
        expectClose(
          [inputs.currentSavings + base.paidIn + base.matched + base.grown],
          [base.retirementBalance],
        );
      }),
    );
  });

  it('leaves what belongs to this year as it is', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(...DOLLARS), (plan, dollars) => {
        const shown = showPlan(plan, dollars);
        expect(shown.paycheck).toBe(plan.paycheck);
        expect(shown.unclaimedMatchPerYear).toBe(plan.unclaimedMatchPerYear);
        const [first] = shown.base.rows;
        if (first) expectClose([first.pay], [plan.base.rows[0]?.pay ?? Number.NaN]);
      }),
    );
  });

  it('converts single amounts as it does its own', () => {
    const inputs = { ...NOBODY, pretaxSalary: 40_000, contributionPercentage: 3 };
    const plan = compareCourses(makePlan(inputs, DEFAULT_ASSUMPTIONS, year), undefined);
    const [today, future] = [showPlan(plan, 'today'), showPlan(plan, 'future')];
    expect(showSavings(today, 1_000 * pricesOf(plan))).toBeCloseTo(1_000, 6);
    expect(showSavings(future, 1_000)).toBe(1_000);
    expect(showIncomeOfMonth(today, 100)).toBe(100);
    expect(showIncomeOfMonth(future, 100)).toBeCloseTo(100 * 1.025 ** 40, 6);
  });
});

describe('which dollars somebody asks for', () => {
  it.each([
    { said: 'future', read: 'future' },
    { said: 'today', read: 'today' },
    { said: 'past', read: 'today' },
    { said: null, read: 'today' },
    { said: ['future'], read: 'today' },
  ])('is $read where it says $said', ({ said, read }) => {
    expect(readDollars(said)).toBe(read);
  });
});
