import { describe, expect, it } from 'vitest';
import { NOBODY } from '#tests/calculator/any-plan.ts';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import type { CalculatorInputs } from './inputs.ts';
import { findRisenRate } from './find-risen-rate.ts';
import { projectSavings } from './project-savings.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

function risenRateOf(changes: Partial<CalculatorInputs>): number | undefined {
  const inputs = { ...NOBODY, autoIncreasePercentage: 1, ...changes };
  return findRisenRate(projectSavings(inputs, DEFAULT_ASSUMPTIONS, getCalculatorYear(2026).limits));
}

describe('where a rate ends that rises every year', () => {
  it.each([
    { from: 6, ages: [25, 67], to: 35 },
    { from: 34.5, ages: [25, 67], to: 35 },
    { from: 6, ages: [60, 67], to: 12 },
    { from: 0.14, ages: [60, 67], to: 6.14 },
  ] as const)('is $to % from $from % at the ages $ages', ({ from, ages, to }) => {
    const [currentAge, retirementAge] = ages;
    expect(risenRateOf({ contributionPercentage: from, currentAge, retirementAge })).toBe(to);
  });

  it.each([
    { what: 'nothing raises it', changes: { autoIncreasePercentage: 0 } },
    { what: 'it is above the cap from the start', changes: { contributionPercentage: 40 } },
    { what: 'there is one year to go', changes: { currentAge: 64 } },
    { what: 'there is no year to go', changes: { currentAge: 65 } },
  ])('is nowhere when $what', ({ changes }) => {
    expect(risenRateOf(changes)).toBeUndefined();
  });
});
