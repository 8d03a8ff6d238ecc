import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAssumptions } from '#tests/calculator/any-plan.ts';
import { DEFAULT_ASSUMPTIONS, type Assumptions } from './assumptions.ts';
import { growthInYear } from './year-growth.ts';

const AT_12: Assumptions = { ...DEFAULT_ASSUMPTIONS, returnPercentage: 12 };
const NOMINAL_YEAR = 1.01 ** 12 - 1;
const MONTHS_AT_1 = (1.01 ** 12 - 1) / 0.01;

describe('the growth of a year at 12 %', () => {
  it.each([
    { timing: 'year-end', rule: 'nominal', onSavings: 0.12, onDeposits: 0 },
    { timing: 'year-start', rule: 'nominal', onSavings: 0.12, onDeposits: 0.12 },
    {
      timing: 'month-end',
      rule: 'nominal',
      onSavings: NOMINAL_YEAR,
      onDeposits: MONTHS_AT_1 / 12 - 1,
    },
    {
      timing: 'month-start',
      rule: 'nominal',
      onSavings: NOMINAL_YEAR,
      onDeposits: (MONTHS_AT_1 * 1.01) / 12 - 1,
    },
    {
      timing: 'month-end',
      rule: 'effective',
      onSavings: 0.12,
      onDeposits: 0.12 / (1.12 ** (1 / 12) - 1) / 12 - 1,
    },
  ] as const)('$timing, $rule', ({ timing, rule, onSavings, onDeposits }) => {
    const growth = growthInYear({ ...AT_12, depositTiming: timing, monthlyRateRule: rule });
    expect(growth.onSavings).toBeCloseTo(onSavings, 12);
    expect(growth.onDeposits).toBeCloseTo(onDeposits, 12);
  });
});

describe('the growth of a year', () => {
  it('is nothing without a return, whenever money is paid in', () => {
    fc.assert(
      fc.property(anyAssumptions, (assumptions) => {
        const growth = growthInYear({ ...assumptions, returnPercentage: 0 });
        expect(growth).toEqual({ onSavings: 0, onDeposits: 0 });
      }),
    );
  });

  it('is more the sooner money is paid in, and never more than on what was there', () => {
    fc.assert(
      fc.property(anyAssumptions, (assumptions) => {
        const onDeposits = (depositTiming: Assumptions['depositTiming']): number =>
          growthInYear({ ...assumptions, monthlyRateRule: 'effective', depositTiming }).onDeposits;
        const inOrder = (['year-end', 'month-end', 'month-start', 'year-start'] as const).map(
          onDeposits,
        );
        for (const [index, growth] of inOrder.entries())
          expect(growth - (inOrder[index - 1] ?? 0)).toBeGreaterThan(-1e-9);
      }),
    );
  });
});
