import { describe, expect, it } from 'vitest';
import { messages as english } from '#content/messages/en/projections.ts';
import { messages as spanish } from '#content/messages/es/projections.ts';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { makePlan, type RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { PLAN_STEPS, tracePlan } from '#domain/figures/trace-plan.ts';
import { roundGuess } from '#domain/money/round-to.ts';

const INPUTS: CalculatorInputs = {
  currentAge: 40,
  retirementAge: 67,
  pretaxSalary: 50_000,
  currentSavings: 10_000,
  contributionPercentage: 6,
  employerMatchingContributionPercentage: 50,
  employerMatchingUpToContributionPercentageOfSalary: 6,
  autoIncreasePercentage: 0,
};

const make = (
  changes: Partial<CalculatorInputs> = {},
  assumptions: Partial<typeof DEFAULT_ASSUMPTIONS> = {},
): RetirementPlan =>
  makePlan(
    { ...INPUTS, ...changes },
    { ...DEFAULT_ASSUMPTIONS, ...assumptions },
    getCalculatorYear(2026),
  );

describe.each([
  { language: 'English', sentences: english.projections.steps },
  { language: 'Spanish', sentences: spanish.projections.steps },
])('the steps of a projection in $language', ({ sentences }) => {
  it('are sentences for each step, with every figure of it and no other', () => {
    const steps = tracePlan(make({ autoIncreasePercentage: 1 }));
    expect(steps.map(({ key }) => key)).toEqual([...PLAN_STEPS]);
    const { title, ...others } = sentences;
    expect(title).not.toBe('');
    expect(Object.keys(others)).toEqual([...PLAN_STEPS]);
    for (const { key, figures } of steps) {
      const said = Array.from(sentences[key].matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
      expect(said.toSorted()).toEqual(Object.keys(figures).toSorted());
    }
  });
});

describe('the steps of a projection', () => {
  it('lead to the figures that the page shows', () => {
    const plan = make();
    const said = new Map(tracePlan(plan).map(({ key, figures }) => [key, figures]));
    expect(said.get('today')?.['today']?.value).toBe(roundGuess(plan.base.retirementBalanceToday));
    expect(said.get('month')?.['monthly']?.value).toBe(roundGuess(plan.income[0].fromSavings));
    expect(said.get('need')?.['need']?.value).toBe(roundGuess(plan.monthlyNeed));
    expect(said.get('saved')?.['perYear']?.value).toBe(3_000);
    expect(said.get('matched')?.['perYear']?.value).toBe(1_500);
    expect(said.has('risen')).toBe(false);
  });

  it('leave out what is not in the plan', () => {
    const keys = tracePlan(
      make(
        { employerMatchingContributionPercentage: 0, retirementAge: 40 },
        { includesSocialSecurity: false },
      ),
    ).map(({ key }) => key);
    expect(keys).toEqual(['saved', 'growth', 'today', 'month', 'need', 'goal']);
  });
});
