import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAssumptions } from '#tests/calculator/any-plan.ts';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { annuityDueFactor, realRate, savingsGoal, viewIncome } from './retirement-income.ts';

describe('the worth of a dollar a year', () => {
  it.each([
    { rate: 0, years: 25, factor: 25 },
    { rate: 0.03, years: 21, factor: 15.877_474_86 },
    { rate: 0.05, years: 1, factor: 1 },
    { rate: 0.05, years: 0, factor: 0 },
    { rate: -0.5, years: 3, factor: 7 },
  ])('at $rate for $years years is $factor', ({ rate, years, factor }) => {
    expect(annuityDueFactor(rate, years)).toBeCloseTo(factor, 8);
  });
});

describe('the real rate', () => {
  it.each([
    { returned: 5.5, inflation: 2.5, rate: 0.029_268_292_68 },
    { returned: 3, inflation: 3, rate: 0 },
    { returned: 0, inflation: 8, rate: -0.074_074_074_07 },
  ])('of $returned % less $inflation % is $rate', ({ returned, inflation, rate }) => {
    const real = realRate({ returnPercentage: returned, inflationPercentage: inflation });
    expect(real).toBeCloseTo(rate, 10);
  });
});

describe('the income from savings', () => {
  it('lasts exactly to the horizon, growing with prices while the rest earns its return', () => {
    fc.assert(
      fc.property(
        anyAssumptions,
        fc.integer({ min: 16, max: 87 }),
        (assumptions, retirementAge) => {
          const [{ fromSavings }] = viewIncome({
            balanceToday: 1_000_000,
            retirementAge,
            claimingAge: 62,
            monthlySocialSecurity: 0,
            assumptions,
          });
          let balance = 1_000_000;
          let payment = fromSavings * 12;
          for (let age = retirementAge; age < assumptions.horizonAge; age += 1) {
            balance = (balance - payment) * (1 + assumptions.returnPercentage / 100);
            payment *= 1 + assumptions.inflationPercentage / 100;
          }
          const growth = (1 + assumptions.returnPercentage / 100) ** (110 - 16);
          expect(Math.abs(balance)).toBeLessThan(1e-6 * growth);
        },
      ),
    );
  });

  const viewOf = (ages: { retirementAge: number; claimingAge: number }, socialSecurity = 2_000) =>
    viewIncome({
      balanceToday: 300_000,
      ...ages,
      monthlySocialSecurity: socialSecurity,
      assumptions: {
        ...DEFAULT_ASSUMPTIONS,
        returnPercentage: 2.5,
        horizonAge: ages.retirementAge + 25,
      },
    });

  it.each([
    { why: 'claims the day they stop', retirementAge: 67, claimingAge: 67 },
    { why: 'has claimed while still working', retirementAge: 75, claimingAge: 70 },
  ])(
    'comes beside Social Security from the start for who $why',
    ({ retirementAge, claimingAge }) => {
      const phases = viewOf({ retirementAge, claimingAge });
      expect(phases).toEqual([
        { fromAge: retirementAge, untilAge: undefined, fromSavings: 1_000, socialSecurity: 2_000 },
      ]);
    },
  );

  it.each([
    { why: 'stops before anybody may claim', retirementAge: 50, claimingAge: 62 },
    { why: 'may claim and waits', retirementAge: 63, claimingAge: 67 },
  ])('is alone until Social Security starts for who $why', ({ retirementAge, claimingAge }) => {
    const phases = viewOf({ retirementAge, claimingAge });
    expect(phases).toEqual([
      { fromAge: retirementAge, untilAge: claimingAge, fromSavings: 1_000, socialSecurity: 0 },
      { fromAge: claimingAge, untilAge: undefined, fromSavings: 1_000, socialSecurity: 2_000 },
    ]);
  });

  it('has one phase where there is no Social Security', () => {
    const phases = viewOf({ retirementAge: 50, claimingAge: 62 }, 0);
    expect(phases.map(({ fromAge, untilAge }) => [fromAge, untilAge])).toEqual([[50, undefined]]);
  });
});

describe('the goal', () => {
  const question = {
    annualNeedAtRetirement: 60_000,
    annualSocialSecurityAtRetirement: 24_000,
    retirementAge: 60,
    claimingAge: 62,
    assumptions: { ...DEFAULT_ASSUMPTIONS, returnPercentage: 2.5 },
  };

  it('is the need of each year, Social Security off from the claiming age on', () => {
    // With a real rate of 0: two years at 60,000 and thirty at 36,000.
    expect(savingsGoal(question)).toBeCloseTo(2 * 60_000 + 30 * 36_000, 4);
  });

  it('leaves Social Security out when there is none', () => {
    const goal = savingsGoal({ ...question, annualSocialSecurityAtRetirement: 0 });
    expect(goal).toBeCloseTo(32 * 60_000, 4);
  });

  it('is never less than nothing, however much Social Security pays', () => {
    const goal = savingsGoal({ ...question, annualSocialSecurityAtRetirement: 90_000 });
    expect(goal).toBeCloseTo(2 * 60_000, 4);
  });

  it('pays the need year by year and is then used up', () => {
    const assumptions = DEFAULT_ASSUMPTIONS;
    let balance = savingsGoal({ ...question, assumptions });
    for (let year = 0; year < assumptions.horizonAge - question.retirementAge; year += 1) {
      const prices = 1.025 ** year;
      const socialSecurity = question.retirementAge + year >= question.claimingAge ? 24_000 : 0;
      balance = (balance - (60_000 - socialSecurity) * prices) * 1.055;
    }
    expect(balance).toBeCloseTo(0, 4);
  });
});
