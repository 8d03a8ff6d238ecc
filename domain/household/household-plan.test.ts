import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { anyHousehold, SOMEBODY, TWO_PEOPLE } from '#tests/calculator/any-household.ts';
import { planHousehold } from './household-plan.ts';
import { getHouseholdYear } from './tables/find-household-year.ts';

const YEAR = getHouseholdYear(2026);
const ONE_PERSON = { ...TWO_PEOPLE, people: [SOMEBODY], filer: 'single' } as const;

describe('a household', () => {
  it('of one has the plan of the calculator, and nobody beside', () => {
    const { people, claim, claims, pay } = planHousehold(ONE_PERSON, YEAR);
    const { inputs } = SOMEBODY;
    expect(people.map(({ plan }) => plan)).toEqual([
      makePlan(inputs, ONE_PERSON.assumptions, YEAR.calculator),
    ]);
    expect(claims).toEqual([]);
    expect(claim.own[1]).toBe(0);
    expect(claim.together).toBe(people[0]?.plan.monthlySocialSecurity);
    expect(pay).toMatchObject({ fromAge: 67, untilAge: 92 });
  });

  it('of two stops when the later of them does, by the age of the first, and lasts for the younger', () => {
    const { pay, claims } = planHousehold(TWO_PEOPLE, YEAR);
    // The second stops at 65, which is 67 of the first, and reaches 92 two years later.
    expect(pay).toMatchObject({ fromAge: 67, untilAge: 94 });
    expect(claims).toHaveLength(81);
    expect(pay.drawn.emptyAtAge).toBeUndefined();
    expect(pay.drawn.rows.at(-1)?.end).toBeLessThan(0.01);
    expect(pay.stories?.stories.map(({ name }) => name)).toEqual(['worst', 'middle', 'best']);
  });

  it('is told of the government’s help only within its reach, by the law of the year', () => {
    const poor = { ...SOMEBODY, inputs: { ...SOMEBODY.inputs, pretaxSalary: 24_000 } };
    const question = { ...ONE_PERSON, people: [poor] } as const;
    expect(planHousehold(ONE_PERSON, YEAR).savers).toBeUndefined();
    // 6 % of $24,000 is 1,440, income 22,560: half of it, but the tax on 6,460 is only 646.
    expect(planHousehold(question, YEAR).savers).toMatchObject({ year: 2026, amount: 646 });
    const later = planHousehold(question, getHouseholdYear(2027)).savers;
    // A reduction of 6.86… points is cut to 6: 44 % of 1,440.
    expect(later).toMatchObject({ year: 2027, amount: 633.6 });
  });

  it('saves before tax only what the law lets go in there, and on top of it only where there is Roth', () => {
    const inputs = { ...SOMEBODY.inputs, currentAge: 55, pretaxSalary: 200_000 };
    const rich = {
      ...SOMEBODY,
      inputs: { ...inputs, contributionPercentage: 15 },
      period: 'biweekly',
      rothPercentage: 0,
      wagesOfYearBefore: 200_000,
    } as const;
    const saved = (offersRoth: boolean) =>
      planHousehold({ ...ONE_PERSON, people: [rich], offersRoth }, YEAR).people[0];
    expect(saved(true)?.paycheck).toMatchObject({ pretax: 942.3, roth: 211.55 });
    expect(saved(true)?.onePercentMore.pretax).toMatchObject({ goesIn: 76.92, costs: 76.92 });
    expect(saved(false)?.paycheck).toMatchObject({ pretax: 942.3, roth: 0 });
  });

  it('takes the figure of a statement instead of our estimate', () => {
    const told = { ...SOMEBODY, statement: { monthly: 1_500, atAge: 67 } };
    const { claim } = planHousehold({ ...ONE_PERSON, people: [told] }, YEAR);
    expect(claim.together).toBe(1_500);
  });
});

describe('any household', () => {
  it('has no figure that is no number, and savings that last to the end of its steady pay', () => {
    fc.assert(
      fc.property(anyHousehold, (question) => {
        const plan = planHousehold(question, YEAR);
        // The plans of the calculator have tests of their own.
        const people = plan.people.map((person) => ({ ...person, plan: undefined }));
        for (const value of everyNumber({ ...plan, people }))
          expect(Number.isFinite(value)).toBe(true);
        expect(plan.pay.monthly).toBeGreaterThanOrEqual(0);
        const saved = plan.pay.drawn.rows[0]?.start ?? 0;
        expect(plan.pay.drawn.rows.at(-1)?.end ?? 0).toBeLessThan(1e-6 * (1 + saved));
      }),
      { numRuns: 100 },
    );
  });
});

function everyNumber(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(everyNumber);
}
