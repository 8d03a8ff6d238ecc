import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { projectSavings } from '#domain/calculator/project-savings.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { drawExample } from './draw-example.ts';

describe('what one percent more looks like on the home page', () => {
  it('says the balances of the engine, as given and with one point more', () => {
    const year = getCalculatorYear(2026);
    const example = drawExample(year);
    const { inputs, balance, balanceWithMore, end } = example;
    const more = { ...inputs, contributionPercentage: inputs.contributionPercentage + 1 };
    const balanceOf = (given: CalculatorInputs): number =>
      projectSavings(given, DEFAULT_ASSUMPTIONS, year.limits).retirementBalance;
    expect(balance).toBe(balanceOf(inputs));
    expect(balanceWithMore).toBe(balanceOf(more));
    expect(balanceWithMore).toBeGreaterThan(balance);
    const years = inputs.retirementAge - inputs.currentAge;
    const prices = (1 + DEFAULT_ASSUMPTIONS.inflationPercentage / 100) ** years;
    expect(example.balanceToday).toBeCloseTo(balance / prices, 6);
    expect(example.balanceWithMoreToday).toBeCloseTo(balanceWithMore / prices, 6);
    // The picture ends as high as the figures say: its ground is at 300, its top at 24.
    expect((300 - end.base) / (300 - end.more)).toBeCloseTo(balance / balanceWithMore, 6);
  });
});
