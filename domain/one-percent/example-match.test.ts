import { expect, it } from 'vitest';
import type { CompanyPlan, MatchTier } from '#domain/plan/plan.ts';
import { matchOfExample } from './example-match.ts';

const withTiers = (...tiers: MatchTier[]): CompanyPlan => ({
  kind: 'percent-of-pay',
  match: { tiers, paid: 'each-paycheck', hasTrueUp: false },
  offers: {},
});
const DOLLAR = { centsPerDollar: 100, upToPercentOfPay: 3 };
const HALF = { centsPerDollar: 50, upToPercentOfPay: 6 };

it.each<{ of: string; plan: CompanyPlan | undefined; match: MatchTier | undefined }>([
  { of: 'a company that has told us nothing', plan: undefined, match: HALF },
  {
    of: 'a plan whose match nobody knows',
    plan: { ...withTiers(), match: undefined },
    match: HALF,
  },
  { of: 'a plan with one tier', plan: withTiers(DOLLAR), match: DOLLAR },
  { of: 'a plan with two tiers', plan: withTiers(DOLLAR, HALF), match: undefined },
  { of: 'a plan without a match', plan: withTiers(), match: undefined },
  {
    of: 'a plan that employees alone pay into',
    plan: { ...withTiers(DOLLAR), paysIn: 'employee' },
    match: undefined,
  },
])('the example of $of adds what is true of it', ({ plan, match }) => {
  expect(matchOfExample(plan)).toEqual(match);
});
