import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyYear } from '#tests/calculator/any-plan.ts';
import { deferralLimit, growLimits, pretaxLimit } from './contribution-limit.ts';
import { leaveOutCatchUp } from './leave-out-catch-up.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

const YEAR = getCalculatorYear(2026);
const { limits } = YEAR;

describe('the most one may pay in', () => {
  // The IRS's yearly notices (irs.gov, “COLA increases for dollar limitations”), by the age reached on 31 December.
  it.each([
    { year: 2026, age: 16, limit: 24_500 },
    { year: 2026, age: 49, limit: 24_500 },
    { year: 2026, age: 50, limit: 32_500 },
    { year: 2026, age: 59, limit: 32_500 },
    { year: 2026, age: 60, limit: 35_750 },
    { year: 2026, age: 63, limit: 35_750 },
    { year: 2026, age: 64, limit: 32_500 },
    { year: 2026, age: 87, limit: 32_500 },
    { year: 2025, age: 61, limit: 34_750 },
    { year: 2024, age: 61, limit: 30_500 },
    { year: 2021, age: 50, limit: 26_000 },
    { year: 2020, age: 49, limit: 19_500 },
  ])('at $age in $year is $limit', ({ year, age, limit }) => {
    expect(deferralLimit(getCalculatorYear(year).limits, age)).toBe(limit);
  });
});

describe('the most after high wages', () => {
  const withoutRoth = leaveOutCatchUp(YEAR, { catchUp: true, catchUpSixties: true, roth: false });

  // Section 414(v)(7) of the tax code, with the $150,000 of IRS Notice 2025-67.
  it.each([
    { age: 49, wages: 400_000, most: 24_500, pretax: 24_500, without: 24_500 },
    { age: 50, wages: 150_000, most: 32_500, pretax: 32_500, without: 32_500 },
    { age: 50, wages: 150_001, most: 32_500, pretax: 24_500, without: 24_500 },
    { age: 61, wages: 200_000, most: 35_750, pretax: 24_500, without: 24_500 },
  ])(
    'of $wages at $age is $most, $pretax of it before tax, and $without in a plan without Roth',
    ({ age, wages, most, pretax, without }) => {
      expect(deferralLimit(limits, age, wages)).toBe(most);
      expect(pretaxLimit(limits, age, wages)).toBe(pretax);
      expect(deferralLimit(withoutRoth.limits, age, wages)).toBe(without);
    },
  );

  it('asks nobody for Roth in a year before the law began', () => {
    const before = getCalculatorYear(2025).limits;
    expect(pretaxLimit(before, 55, 400_000)).toBe(31_000);
  });
});

describe('limits that grow', () => {
  it('move in steps of $500, each part for itself', () => {
    expect(growLimits(limits, 1.025)).toEqual({
      electiveDeferral: 25_000,
      catchUp: 8_000,
      catchUpSixties: 11_500,
      catchUpAge: 50,
      allAdditions: 73_500,
      payCap: 369_000,
      rothCatchUp: { wages: 153_500, year: 2026, isOffered: true },
    });
  });

  it('are the known ones as long as nothing has grown', () => {
    expect(growLimits(limits, 1)).toEqual(limits);
    expect(growLimits(limits, 1.001)).toEqual(limits);
  });

  it('bring no special catch-up to a year that knew none', () => {
    expect(growLimits(getCalculatorYear(2024).limits, 2).catchUpSixties).toBeUndefined();
  });

  it('never fall below the known ones, nor as time goes on', () => {
    const factor = fc.double({ min: 1, max: 300, noNaN: true });
    fc.assert(
      fc.property(anyYear, factor, factor, (year, a, b) => {
        const known = getCalculatorYear(year).limits;
        const sooner = growLimits(known, Math.min(a, b));
        const later = growLimits(known, Math.max(a, b));
        for (const name of ['electiveDeferral', 'catchUp', 'allAdditions', 'payCap'] as const) {
          expect(sooner[name]).toBeGreaterThanOrEqual(known[name]);
          expect(later[name]).toBeGreaterThanOrEqual(sooner[name]);
        }
      }),
    );
  });
});
