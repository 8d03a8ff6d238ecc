import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYS_IN, PLAN_KINDS, PLAN_OFFERS, type CompanyPlan, type PlanOffer } from './plan.ts';
import { findLackingPart, listPlanParts, PLAN_PARTS, planHas } from './plan-has.ts';

const PERCENT: CompanyPlan = { kind: 'percent-of-pay', offers: {} };
const PER_HOUR: CompanyPlan = { kind: 'per-hour', paysIn: 'employer', offers: {} };

const anyPlan: fc.Arbitrary<CompanyPlan> = fc.record({
  kind: fc.constantFrom(...PLAN_KINDS),
  paysIn: fc.option(fc.constantFrom(...PAYS_IN), { nil: undefined }),
  offers: fc.dictionary(fc.constantFrom<PlanOffer>(...PLAN_OFFERS), fc.boolean()),
});

describe('what a plan has', () => {
  it('is everything but pay by the hour and signing up where nobody has told us', () => {
    const all = PLAN_PARTS.filter((part) => part !== 'plan.perHour' && part !== 'plan.enrolls');
    expect(listPlanParts(undefined)).toEqual(all);
    expect(listPlanParts(PERCENT)).toEqual(all);
  });

  it('is no rate, no match and no Roth where employers pay by the hour', () => {
    expect(listPlanParts(PER_HOUR)).toEqual([
      'plan.any',
      'plan.perHour',
      'plan.vesting',
      'offers.loans',
      'offers.hardship',
      'offers.rolloversIn',
      'offers.rolloversOut',
    ]);
  });

  it('signs up who chooses nothing where it says so, and nobody where there is no rate', () => {
    expect(planHas({ ...PERCENT, enrollsAtPercent: 3 }, 'plan.enrolls')).toBe(true);
    expect(planHas({ ...PER_HOUR, enrollsAtPercent: 3 }, 'plan.enrolls')).toBe(false);
  });

  it.each([
    {
      lacks: 'plan.match',
      plan: { match: { tiers: [], paid: 'each-paycheck', hasTrueUp: false } },
    },
    { lacks: 'plan.match', plan: { paysIn: 'employee' } },
    { lacks: 'plan.ownRate', plan: { paysIn: 'employer' } },
    { lacks: 'plan.vesting', plan: { vesting: { kind: 'at-once' } } },
    { lacks: 'plan.any', plan: { kind: 'none' } },
    { lacks: 'offers.loans', plan: { offers: { loans: false } } },
    { lacks: 'offers.catchUpSixties', plan: { offers: { catchUp: false } } },
  ] as const)('is not $lacks with $plan', ({ lacks, plan }) => {
    expect(planHas({ ...PERCENT, ...plan }, lacks)).toBe(false);
    expect(findLackingPart({ ...PERCENT, ...plan }, ['plan.perHour', lacks])).toBe('plan.perHour');
    expect(findLackingPart({ ...PERCENT, ...plan }, [lacks])).toBe(lacks);
  });

  it('is nothing at all without a plan, and never what it says it leaves out', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        if (plan.kind === 'none') expect(listPlanParts(plan)).toEqual([]);
        for (const offer of PLAN_OFFERS)
          if (plan.offers[offer] === false) expect(planHas(plan, `offers.${offer}`)).toBe(false);
        if (planHas(plan, 'plan.match')) expect(planHas(plan, 'plan.ownRate')).toBe(true);
        if (planHas(plan, 'plan.perHour')) expect(planHas(plan, 'plan.ownRate')).toBe(false);
      }),
    );
  });
});
