import { expect, it } from 'vitest';
import { NOBODY } from '#tests/calculator/any-plan.ts';
import { matching } from '#tests/calculator/published-example.ts';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { INPUT_BOUNDS } from './inputs.ts';
import { projectSavings } from './retirement-plan.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

/**
 * The ratio is about 100 on a quiet machine; only a change of kind, such as a loop over years
 * within years, exceeds the limit.
 */
const AT_MOST = 600;
const ROUNDS = 41;
const CALLS = 200;

const LONGEST = {
  ...NOBODY,
  currentAge: INPUT_BOUNDS.currentAge.min,
  retirementAge: INPUT_BOUNDS.retirementAge.max,
  contributionPercentage: 6,
  autoIncreasePercentage: 1,
  ...matching(50, 6),
};
const { limits } = getCalculatorYear(2026);

it('the longest projection costs a bounded number of plain loops over the same years', () => {
  let kept = 0;
  const timeOf = (call: () => number): number => {
    const start = performance.now();
    for (let index = 0; index < CALLS; index += 1) kept += call();
    return performance.now() - start;
  };
  // Both are measured in every round, so that a busy moment slows both.
  const ratios = Array.from({ length: ROUNDS }, () => {
    const engine = timeOf(
      () => projectSavings(LONGEST, DEFAULT_ASSUMPTIONS, limits).retirementBalance,
    );
    return engine / timeOf(compoundPlainly);
  });
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  expect(kept).toBeGreaterThan(0);
  expect(median).toBeLessThan(AT_MOST);
});

function compoundPlainly(): number {
  let balance = LONGEST.currentSavings;
  let pay = LONGEST.pretaxSalary;
  for (let age = LONGEST.currentAge; age < LONGEST.retirementAge; age += 1) {
    balance = balance * 1.055 + pay * 0.06;
    pay *= 1.03;
  }
  return balance;
}
