import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILERS } from '#domain/figures/filer.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import { compareRoth, type RothQuestion } from './compare-roth.ts';
import { rateSavedNow } from './rate-now.ts';

const rate = fc.double({ min: 0, max: 60, noNaN: true });
const question: fc.Arbitrary<RothQuestion> = fc.record({
  pretaxPerYear: fc.double({ min: 0, max: 40_000, noNaN: true }),
  rateNow: rate,
  rateLater: rate,
  years: fc.integer({ min: 0, max: 50 }),
  returnPercentage: fc.double({ min: 0, max: 12, noNaN: true }),
  matchPerYear: fc.double({ min: 0, max: 20_000, noNaN: true }),
});

describe('Roth and pre-tax at the same cost', () => {
  it('of $1,000 at 22 percent now and 12 later', () => {
    const compared = compareRoth({
      pretaxPerYear: 1_000,
      rateNow: 22,
      rateLater: 12,
      years: 1,
      returnPercentage: 5,
      matchPerYear: 500,
    });
    expect(compared).toMatchObject({ costPerYear: 780, rothLater: 780, pretaxLater: 880 });
    expect(compared).toMatchObject({ difference: -100, matchLater: 440, breakEvenRate: 22 });
  });

  it('differ by nothing at equal rates, whatever else is asked', () => {
    fc.assert(
      fc.property(question, (asked) => {
        expect(compareRoth({ ...asked, rateLater: asked.rateNow }).difference).toBe(0);
      }),
    );
  });

  it('differ by nothing at the break-even rate, and Roth leaves more above it, never less', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { difference, breakEvenRate } = compareRoth(asked);
        expect(compareRoth({ ...asked, rateLater: breakEvenRate }).difference).toBe(0);
        if (asked.rateLater >= breakEvenRate) expect(difference).toBeGreaterThanOrEqual(0);
        else expect(difference).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('leave the match the same, and in neither of the two', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const without = compareRoth({ ...asked, matchPerYear: 0 });
        const { difference, pretaxLater, matchLater } = compareRoth(asked);
        expect({ difference, pretaxLater }).toEqual({
          difference: without.difference,
          pretaxLater: without.pretaxLater,
        });
        expect(without.matchLater).toBe(0);
        expect(matchLater).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are nothing from nothing', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { rothLater, pretaxLater } = compareRoth({ ...asked, pretaxPerYear: 0 });
        expect([rothLater, pretaxLater]).toEqual([0, 0]);
      }),
    );
  });
});

describe('the rate saved now', () => {
  const YEAR = getPayrollYear(2026);

  it.each([
    // Taxed at 12 % from 28,500 of pay on and at 22 % from 66,500, single, in 2026.
    { pay: 60_000, pretax: 5_000, is: 12 },
    { pay: 80_000, pretax: 5_000, is: 22 },
    { pay: 69_000, pretax: 5_000, is: 17 },
    { pay: 12_000, pretax: 1_000, is: 0 },
    { pay: 60_000, pretax: 0, is: 0 },
  ])('of $pretax of $pay is $is percent', ({ pay, pretax, is }) => {
    expect(rateSavedNow(pay, pretax, 'single', YEAR)).toBeCloseTo(is, 9);
  });

  it('lies between nothing and 37 percent', () => {
    const money = fc.integer({ min: 0, max: 2_000_000 });
    fc.assert(
      fc.property(money, money, fc.constantFrom(...FILERS), (pay, pretax, filer) => {
        const saved = rateSavedNow(pay, pretax, filer, YEAR);
        expect(saved).toBeGreaterThanOrEqual(0);
        expect(saved).toBeLessThanOrEqual(37 + 100 / Math.max(1, 100 * Math.min(pay, pretax)));
      }),
    );
  });
});
