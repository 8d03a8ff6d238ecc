import { describe, expect, it } from 'vitest';
import { listPlanSayings } from './plan-says.ts';
import type { CompanyPlan } from './plan.ts';

const PERCENT: CompanyPlan = { kind: 'percent-of-pay', offers: {} };

describe('what the profile of a plan says', () => {
  it('is sure where it is told, unsure where nobody told us, and neither where it is not there', () => {
    const plan = { ...PERCENT, offers: { roth: true, loans: false } };
    const says = listPlanSayings(plan);
    expect(says).toEqual(expect.arrayContaining(['sure.ownRate', 'sure.roth', 'unsure.match']));
    expect(says).not.toContain('unsure.roth');
    expect(says.filter((said) => said.endsWith('.loans'))).toEqual([]);
    const match = { tiers: [{ centsPerDollar: 50, upToPercentOfPay: 6 }], hasTrueUp: false };
    expect(listPlanSayings({ ...PERCENT, match: { ...match, paid: 'each-paycheck' } })).toContain(
      'sure.match',
    );
  });

  it('is nothing that is sure where there is no profile', () => {
    const says = listPlanSayings(undefined);
    expect(says).toContain('unsure.match');
    expect(says.filter((said) => said.startsWith('sure.'))).toEqual([]);
  });
});
