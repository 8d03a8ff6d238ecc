import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EARNINGS_TEST } from '#domain/figures/benefit-tables.ts';
import { findRow } from '#domain/figures/dated-row.ts';
import { holdBack, type EarningsRow } from './earnings-test.ts';

const OF_2026 = findRow(EARNINGS_TEST, 2026);
const OF_2024: EarningsRow = {
  year: 2024,
  limit: 22_320,
  limitInLastYear: 59_520,
  source: 'SSA, ssa.gov/oact/cola/rtea.html',
};
const LOTS = 1_000_000;

describe('what is held back for work', () => {
  it.each([
    // centurybenefitsgroup.com/blog/social-security-earnings-test
    { birthYear: 1962, year: 2024, row: OF_2024, earnings: 30_000, is: 3_840 },
    // aarp.org/retirement/social-security/questions-answers/social-security-earning-full-retirement
    { birthYear: 1958, year: 2024, row: OF_2024, earnings: 65_000, is: 1_826.67 },
    // theretirementatlas.com/answers/social-security-earnings-test-2026
    { birthYear: 1964, year: 2026, row: OF_2026, earnings: 38_000, is: 6_760 },
  ])('of $earnings in $year, born in $birthYear, is $is', ({ row, is, ...question }) => {
    expect(holdBack({ who: 1, ...question, benefitsOfYear: LOTS }, row)?.amount).toBe(is);
  });

  it('is no more than the benefits, nothing up to the limit, and never falls with earnings', () => {
    const money = fc.double({ min: 0, max: 200_000, noNaN: true });
    fc.assert(
      fc.property(money, money, money, (one, other, benefitsOfYear) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const of = (earnings: number): number =>
          holdBack({ who: 1, birthYear: 1964, year: 2026, earnings, benefitsOfYear }, OF_2026)
            ?.amount ?? 0;
        expect(of(more)).toBeGreaterThanOrEqual(of(less));
        expect(of(more)).toBeLessThanOrEqual(benefitsOfYear + 0.005);
        expect(of(Math.min(less, OF_2026.limit))).toBe(0);
      }),
    );
  });

  it('ends with full retirement age, and says when it is given back', () => {
    const question = { who: 2, birthYear: 1960, earnings: LOTS, benefitsOfYear: 24_000 } as const;
    expect(holdBack({ ...question, year: 2028 }, OF_2026)).toBeUndefined();
    const lastYear = holdBack({ ...question, year: 2027 }, findRow(EARNINGS_TEST, 2027));
    expect(lastYear).toMatchObject({ forEach: 3, limit: 67_920 });
    expect(lastYear?.steps.at(-1)?.figures['year']?.value).toBe(2027);
  });
});
