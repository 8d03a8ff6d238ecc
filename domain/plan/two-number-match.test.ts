import { describe, expect, it } from 'vitest';
import type { CompanyPlan } from './plan.ts';
import { knownTiers, matchInTwoNumbers } from './two-number-match.ts';

const MOST = 200;

describe('a match in two numbers', () => {
  it('is that of the plan where it has one tier', () => {
    expect(matchInTwoNumbers([{ centsPerDollar: 50, upToPercentOfPay: 6 }], MOST)).toEqual({
      ratePercent: 50,
      upToPercentOfPay: 6,
      farthest: undefined,
    });
  });

  it('brings the whole match at the same rate, and says where it is farthest from several tiers', () => {
    const tiers = [
      { centsPerDollar: 100, upToPercentOfPay: 3 },
      { centsPerDollar: 50, upToPercentOfPay: 5 },
    ];
    expect(matchInTwoNumbers(tiers, MOST)).toEqual({
      ratePercent: 80,
      upToPercentOfPay: 5,
      farthest: { savedPercent: 3, planPercent: 3, twoNumbersPercent: 2.4 },
    });
  });

  it('says so where a match begins only above a rate', () => {
    const tiers = [
      { centsPerDollar: 0, upToPercentOfPay: 2 },
      { centsPerDollar: 100, upToPercentOfPay: 6 },
    ];
    expect(matchInTwoNumbers(tiers, MOST)).toEqual({
      ratePercent: 66.67,
      upToPercentOfPay: 6,
      farthest: { savedPercent: 2, planPercent: 0, twoNumbersPercent: 1.33 },
    });
  });

  it('says nothing of tiers that pay the same, and of a last one that pays nothing', () => {
    const tiers = [
      { centsPerDollar: 50, upToPercentOfPay: 2 },
      { centsPerDollar: 50, upToPercentOfPay: 6 },
      { centsPerDollar: 0, upToPercentOfPay: 10 },
    ];
    expect(matchInTwoNumbers(tiers, MOST)).toEqual({
      ratePercent: 50,
      upToPercentOfPay: 6,
      farthest: undefined,
    });
  });

  it('stays within what the field takes, and says what is missing then', () => {
    expect(matchInTwoNumbers([{ centsPerDollar: 300, upToPercentOfPay: 2 }], MOST)).toEqual({
      ratePercent: 200,
      upToPercentOfPay: 2,
      farthest: { savedPercent: 2, planPercent: 6, twoNumbersPercent: 4 },
    });
  });

  it('is none where the plan has none', () => {
    expect(matchInTwoNumbers([], MOST)).toMatchObject({ ratePercent: 0, upToPercentOfPay: 0 });
  });
});

describe('the tiers that are known', () => {
  const plan = { kind: 'percent-of-pay', offers: {} } satisfies CompanyPlan;
  const tiers = [{ centsPerDollar: 50, upToPercentOfPay: 6 }];

  it.each<{ what: string; plan: CompanyPlan | undefined; known: typeof tiers | undefined }>([
    { what: 'unknown without a profile', plan: undefined, known: undefined },
    { what: 'unknown where the profile is silent', plan, known: undefined },
    {
      what: 'those of the plan',
      plan: { ...plan, match: { tiers, paid: 'each-paycheck', hasTrueUp: false } },
      known: tiers,
    },
    { what: 'none where only people pay in', plan: { ...plan, paysIn: 'employee' }, known: [] },
    { what: 'none in a plan by the hour', plan: { ...plan, kind: 'per-hour' }, known: [] },
    { what: 'none without a plan', plan: { ...plan, kind: 'none' }, known: [] },
  ])('are $what', ({ plan: ofCompany, known }) => {
    expect(knownTiers(ofCompany)).toEqual(known);
  });
});
