import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAssumptions, anyInputs, anyYear, NOBODY } from '#tests/calculator/any-plan.ts';
import { ASSUMPTION_BOUNDS, DEFAULT_ASSUMPTIONS, type Assumptions } from './assumptions.ts';
import type { CalculatorYear } from './calculator-year.ts';
import { INPUT_BOUNDS, type CalculatorInputs } from './inputs.ts';
import { CONTRIBUTION_INCREASE } from './one-point-more.ts';
import { makePlan, type GoalLever, type RetirementPlan } from './retirement-plan.ts';
import { savingsGoal } from './retirement-income.ts';
import { estimateSocialSecurity } from './social-security.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

function leversOf(
  inputs: Partial<CalculatorInputs>,
  assumptions: Partial<Assumptions> = {},
): GoalLever[] {
  return makePlan(
    { ...NOBODY, currentAge: 40, retirementAge: 67, pretaxSalary: 50_000, ...inputs },
    { ...DEFAULT_ASSUMPTIONS, ...assumptions },
    getCalculatorYear(2026),
  ).levers;
}

describe('what would bring the goal closer', () => {
  it.each([
    {
      who: 'somebody on the way',
      inputs: { contributionPercentage: 6, currentSavings: 10_000 },
      levers: ['one-point-more', 'later-retirement', 'later-claiming', 'smaller-goal'],
    },
    {
      who: 'somebody at the yearly limit',
      inputs: { pretaxSalary: 500_000, contributionPercentage: 30 },
      levers: ['later-retirement', 'later-claiming', 'smaller-goal'],
    },
    {
      who: 'somebody of 66 who stops at 66',
      inputs: { currentAge: 66, retirementAge: 66, currentSavings: 100_000 },
      levers: ['later-retirement', 'later-claiming', 'smaller-goal'],
    },
    {
      who: 'somebody who stops at 87 already',
      inputs: { currentAge: 66, retirementAge: 87, pretaxSalary: 200_000 },
      levers: ['one-point-more', 'smaller-goal'],
    },
    {
      who: 'somebody who is there',
      inputs: { currentSavings: 5_000_000 },
      levers: [],
    },
  ])('is $levers for $who', ({ inputs, levers }) => {
    expect(leversOf(inputs)).toEqual(levers);
  });

  it('is no later retirement where pay outgrows what is saved', () => {
    const rising = { payGrowthPercentage: 8, returnPercentage: 0, inflationPercentage: 0 };
    expect(leversOf({ contributionPercentage: 1 }, rising)).not.toContain('later-retirement');
  });

  it('is no later claim where Social Security is not counted, or begins at 70', () => {
    expect(leversOf({}, { includesSocialSecurity: false })).not.toContain('later-claiming');
    expect(leversOf({ retirementAge: 69 })).toContain('later-claiming');
    expect(leversOf({ retirementAge: 70 })).not.toContain('later-claiming');
  });

  it('is no smaller goal than one may set', () => {
    const { min } = ASSUMPTION_BOUNDS.incomeGoalPercentage;
    expect(leversOf({}, { incomeGoalPercentage: min })).not.toContain('smaller-goal');
  });
});

const LEVERS = ['one-point-more', 'later-retirement', 'later-claiming', 'smaller-goal'] as const;

describe('the levers of any plan', () => {
  const anyPlan = fc.tuple(anyInputs, anyAssumptions, anyYear);

  /**
   * The same plan with one lever moved, made from the beginning; undefined where the bounds forbid
   * it.
   */
  function pull(
    lever: GoalLever,
    plan: RetirementPlan,
    year: number,
  ): Pick<RetirementPlan, 'gap'> | undefined {
    const { inputs, assumptions } = plan;
    const contributionPercentage = inputs.contributionPercentage + CONTRIBUTION_INCREASE;
    const retirementAge = inputs.retirementAge + 1;
    const incomeGoalPercentage = Math.max(
      ASSUMPTION_BOUNDS.incomeGoalPercentage.min,
      assumptions.incomeGoalPercentage - 1,
    );
    const make = (changes: Partial<CalculatorInputs>, assumed: Partial<Assumptions> = {}) =>
      makePlan({ ...inputs, ...changes }, { ...assumptions, ...assumed }, getCalculatorYear(year));
    switch (lever) {
      case 'one-point-more':
        return contributionPercentage > INPUT_BOUNDS.contributionPercentage.max
          ? undefined
          : make({ contributionPercentage });
      case 'later-retirement':
        return retirementAge > INPUT_BOUNDS.retirementAge.max ? undefined : make({ retirementAge });
      case 'later-claiming':
        return claimLater(plan, getCalculatorYear(year));
      case 'smaller-goal':
        return make({}, { incomeGoalPercentage });
    }
  }

  /** No input says when to claim: the goal is worked out from the benefit of a year later. */
  function claimLater(
    { inputs, assumptions, annualNeedAtRetirement, base, ...plan }: RetirementPlan,
    { planYear, socialSecurity }: CalculatorYear,
  ): Pick<RetirementPlan, 'gap'> | undefined {
    const { retirementAge, currentAge, pretaxSalary: pay } = inputs;
    const claimingAge = plan.claimingAge + 1;
    if (claimingAge > 70 || !assumptions.includesSocialSecurity) return undefined;
    const birthYear = planYear - currentAge;
    const perMonth = estimateSocialSecurity({
      pay,
      retirementAge,
      birthYear,
      socialSecurity,
      claimingAge,
    });
    const priceLevel = (1 + assumptions.inflationPercentage / 100) ** (retirementAge - currentAge);
    const goal = savingsGoal({
      annualNeedAtRetirement,
      annualSocialSecurityAtRetirement: perMonth * 12 * priceLevel,
      retirementAge,
      claimingAge,
      assumptions,
    });
    return { gap: Math.max(0, goal - base.retirementBalance) };
  }

  it('are those, and only those, that make its gap smaller', () => {
    fc.assert(
      fc.property(anyPlan, ([inputs, assumptions, year]) => {
        const plan = makePlan(inputs, assumptions, getCalculatorYear(year));
        for (const lever of LEVERS) {
          const pulled = pull(lever, plan, year);
          const closer = pulled === undefined ? 0 : plan.gap - pulled.gap;
          if (plan.levers.includes(lever)) expect(closer).toBeGreaterThan(0);
          else expect(closer).toBeLessThan(1.01);
        }
      }),
    );
  });

  it('offer no point more where the page says that it would change nothing', () => {
    fc.assert(
      fc.property(anyPlan, ([inputs, assumptions, year]) => {
        const { levers, isIncreaseLeftOut, withIncrease, increaseAddsPerMonth } = makePlan(
          inputs,
          assumptions,
          getCalculatorYear(year),
        );
        if (levers.includes('one-point-more') || increaseAddsPerMonth > 0)
          expect([isIncreaseLeftOut, withIncrease === undefined]).toEqual([false, false]);
        if (isIncreaseLeftOut) expect(withIncrease).toBeUndefined();
      }),
    );
  });
});
