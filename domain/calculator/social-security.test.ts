import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  benefitAtAge,
  decideClaimingAge,
  estimateSocialSecurity,
  fullRetirementMonths,
  primaryInsuranceAmount,
} from './social-security.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

const { socialSecurity } = getCalculatorYear(2026);

describe('the primary insurance amount', () => {
  // The formula of ssa.gov/oact/cola/Benefits.html by hand: 90, 32 and 15 percent between the bend points of 2026.
  it.each([
    { earnings: 0, amount: 0 },
    { earnings: 1_286, amount: 1_157.4 },
    { earnings: 1_287, amount: 1_157.7 },
    { earnings: 5_000, amount: 2_345.8 },
    { earnings: 7_749, amount: 3_225.5 },
    { earnings: 10_000, amount: 3_563.2 },
  ])('of $earnings a month is $amount', ({ earnings, amount }) => {
    expect(primaryInsuranceAmount(earnings, socialSecurity)).toBe(amount);
  });
});

describe('full retirement age', () => {
  // ssa.gov/benefits/retirement/planner/agereduction.html, by year of birth.
  it.each([
    { birthYear: 1937, years: 65, months: 0 },
    { birthYear: 1938, years: 65, months: 2 },
    { birthYear: 1942, years: 65, months: 10 },
    { birthYear: 1943, years: 66, months: 0 },
    { birthYear: 1954, years: 66, months: 0 },
    { birthYear: 1955, years: 66, months: 2 },
    { birthYear: 1959, years: 66, months: 10 },
    { birthYear: 1960, years: 67, months: 0 },
    { birthYear: 2010, years: 67, months: 0 },
  ])('of $birthYear is $years years and $months months', ({ birthYear, years, months }) => {
    expect(fullRetirementMonths(birthYear)).toBe(years * 12 + months);
  });
});

describe('a benefit of $1,000', () => {
  it.each([
    // The age of 62 counts from a month later on: 59 months early, not 60.
    { claimingAge: 62, birthYear: 1960, benefit: 704 },
    { claimingAge: 63, birthYear: 1960, benefit: 750 },
    { claimingAge: 64, birthYear: 1960, benefit: 800 },
    { claimingAge: 65, birthYear: 1960, benefit: 866 },
    { claimingAge: 66, birthYear: 1960, benefit: 933 },
    { claimingAge: 67, birthYear: 1960, benefit: 1_000 },
    { claimingAge: 68, birthYear: 1960, benefit: 1_080 },
    { claimingAge: 70, birthYear: 1960, benefit: 1_240 },
    { claimingAge: 66, birthYear: 1954, benefit: 1_000 },
    { claimingAge: 70, birthYear: 1954, benefit: 1_320 },
  ])('claimed at $claimingAge, born in $birthYear, is $benefit', ({ benefit, ...claim }) => {
    expect(benefitAtAge({ primaryInsuranceAmount: 1_000, ...claim })).toBe(benefit);
  });
});

describe('the claiming age', () => {
  it.each([
    { retirementAge: 50, claimingAge: 62 },
    { retirementAge: 62, claimingAge: 62 },
    { retirementAge: 67, claimingAge: 67 },
    { retirementAge: 75, claimingAge: 70 },
  ])('of who retires at $retirementAge is $claimingAge', ({ retirementAge, claimingAge }) => {
    expect(decideClaimingAge(retirementAge)).toBe(claimingAge);
  });
});

describe('the estimate', () => {
  const at67 = { pay: 60_000, retirementAge: 67, birthYear: 1991, socialSecurity };

  it('is today’s pay in each of 35 years', () => {
    expect(estimateSocialSecurity(at67)).toBe(
      Math.floor(primaryInsuranceAmount(5_000, socialSecurity)),
    );
  });

  it('counts the years from 22 to retirement, and none before', () => {
    const at40 = estimateSocialSecurity({ ...at67, retirementAge: 40 });
    const earnings = Math.floor((60_000 * 18) / 420);
    const amount = primaryInsuranceAmount(earnings, socialSecurity);
    const claim = { primaryInsuranceAmount: amount, claimingAge: 62, birthYear: 1991 };
    expect(at40).toBe(benefitAtAge(claim));
    expect(estimateSocialSecurity({ ...at67, retirementAge: 20 })).toBe(0);
  });

  it('counts no pay above the wage base', () => {
    const rich = estimateSocialSecurity({ ...at67, pay: 10_000_000 });
    expect(rich).toBe(estimateSocialSecurity({ ...at67, pay: socialSecurity.wageBase }));
  });

  it('never falls with pay, nor with the age of retirement', () => {
    const pay = fc.double({ min: 1_000, max: 10_000_000, noNaN: true });
    const age = fc.integer({ min: 16, max: 87 });
    fc.assert(
      fc.property(pay, pay, age, age, (pay1, pay2, age1, age2) => {
        const less = estimateSocialSecurity({
          ...at67,
          pay: Math.min(pay1, pay2),
          retirementAge: Math.min(age1, age2),
        });
        const more = estimateSocialSecurity({
          ...at67,
          pay: Math.max(pay1, pay2),
          retirementAge: Math.max(age1, age2),
        });
        expect(more).toBeGreaterThanOrEqual(less);
      }),
    );
  });
});
