import { describe, expect, it } from 'vitest';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { listLimits } from './list-limits.ts';

describe('the limits by age', () => {
  it('are two rows before 2025', () => {
    expect(listLimits(getCalculatorYear(2021).limits)).toEqual([
      { kind: 'under', amount: 19_500 },
      { kind: 'from', amount: 26_000 },
    ]);
  });

  it('are three rows since there is more at 60 to 63', () => {
    expect(listLimits(getCalculatorYear(2026).limits)).toEqual([
      { kind: 'under', amount: 24_500 },
      { kind: 'from', amount: 32_500 },
      { kind: 'sixties', amount: 35_750 },
    ]);
  });
});
