import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS, MATCH_PERIODS } from '#domain/calculator/assumptions.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { tracePlan } from '#domain/household/trace-plan.ts';
import { findUnclaimedMatch } from '#domain/vesting/unclaimed-match.ts';
import { NOBODY } from './any-plan.ts';

const YEAR = getCalculatorYear(2026);

interface Saver {
  pay: number;
  rate: number;
  age: number;
  cents: number;
  upTo: number;
  matchPeriod: (typeof MATCH_PERIODS)[number];
}

function askBoth({ pay, rate, age, cents, upTo, matchPeriod }: Saver) {
  const plan = makePlan(
    {
      ...NOBODY,
      currentAge: age,
      retirementAge: age + 5,
      pretaxSalary: pay,
      contributionPercentage: rate,
      employerMatchingContributionPercentage: cents,
      employerMatchingUpToContributionPercentageOfSalary: upTo,
    },
    { ...DEFAULT_ASSUMPTIONS, matchPeriod },
    YEAR,
  );
  const tiers = [{ centsPerDollar: cents, upToPercentOfPay: upTo }];
  const asked = findUnclaimedMatch(
    {
      match: { tiers, hasTrueUp: matchPeriod === 'year' },
      pay,
      ratePercent: rate,
      age,
      partLeft: 1,
    },
    YEAR.limits,
  );
  return { plan, asked };
}

/* The result counts in fractions of a cent, the question as a payroll does; twelve months may differ by cents. */
describe('the match of a result and of the money question', () => {
  it('are the same for any pay, rate and match, with a true-up and without', () => {
    const saver = fc.record({
      pay: fc.integer({ min: 20_000, max: 900_000 }),
      rate: fc.integer({ min: 0, max: 60 }),
      age: fc.integer({ min: 25, max: 60 }),
      cents: fc.integer({ min: 10, max: 200 }),
      upTo: fc.integer({ min: 1, max: 12 }),
      matchPeriod: fc.constantFrom(...MATCH_PERIODS),
    });
    fc.assert(
      fc.property(saver, (one) => {
        const { plan, asked } = askBoth(one);
        // A loss below one dollar is no news of the question.
        expect(Math.abs(plan.matchPerYear - asked.claimed)).toBeLessThan(1.2);
        expect(Math.abs(plan.unclaimedMatchPerYear - asked.unclaimed)).toBeLessThan(1.2);
        expect(plan.base.rows[0]?.match).toBeCloseTo(plan.matchPerYear, 6);
      }),
    );
  });

  it('end with an early limit where nothing is made up, and the steps say so', () => {
    // 15 percent of $200,000 is $2,500 a month, which reaches $24,500 in the tenth.
    const saver = { pay: 200_000, rate: 15, age: 40, cents: 50, upTo: 6 };
    const { plan } = askBoth({ ...saver, matchPeriod: 'month' });
    expect(plan.matchPerYear).toBeCloseTo(5_000, 6);
    expect(plan.unclaimedMatchPerYear).toBeCloseTo(1_000, 6);
    const keysOf = (one: typeof plan) =>
      tracePlan(one, YEAR.socialSecurity).map(({ key }) => key as string);
    expect(keysOf(plan)).toContain('early');
    const { plan: madeUp } = askBoth({ ...saver, matchPeriod: 'year' });
    expect(madeUp.matchPerYear).toBeCloseTo(6_000, 6);
    expect(madeUp.unclaimedMatchPerYear).toBe(0);
    expect(keysOf(madeUp)).not.toContain('early');
  });
});
