import { describe, expect, it } from 'vitest';
import { messages as english } from '#content/messages/en/projections.ts';
import { messages as spanish } from '#content/messages/es/projections.ts';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { makePlan, type RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { PLAN_STEPS, tracePlan } from '#domain/household/trace-plan.ts';
import { showPlan } from '#domain/calculator/shown-plan.ts';
import { compareCourses } from '#domain/calculator/compare-courses.ts';
import { roundGuess } from '#domain/money/round-to.ts';
import { traceRows } from '#web/features/calculator/table/trace-rows.ts';

const YEAR = getCalculatorYear(2026);
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
  makePlan({ ...INPUTS, ...changes }, { ...DEFAULT_ASSUMPTIONS, ...assumptions }, YEAR);

const figuresIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
const trace = (plan: RetirementPlan) => tracePlan(plan, YEAR.socialSecurity);

describe.each([
  {
    language: 'English',
    sentences: english.projections.steps,
    tables: english.projections.tableSteps,
  },
  {
    language: 'Spanish',
    sentences: spanish.projections.steps,
    tables: spanish.projections.tableSteps,
  },
])('the steps of a projection in $language', ({ sentences, tables }) => {
  it('are sentences for each row of the table, too', () => {
    const { row, rowAlone, growth } = tables;
    const [years] = [showPlan(compareCourses(make(), undefined), 'today').base.rows];
    const cameIn = years.map(({ employee, ...year }) => ({ ...year, paidIn: employee }));
    const alone = cameIn.map((year) => ({ ...year, growth: year.growth + year.match, match: 0 }));
    for (const [text, steps] of [
      [row, traceRows(INPUTS, cameIn)],
      [rowAlone, traceRows(INPUTS, alone)],
    ] as const)
      for (const { figures } of steps)
        expect(figuresIn(text).toSorted()).toEqual(Object.keys(figures).toSorted());
    expect(new Set(figuresIn(growth))).toEqual(new Set(['growth', 'prices']));
  });

  it('are sentences for each step, with every figure of it and no other', () => {
    // At the limit there is no cost of one percent more to trace.
    const early = trace(
      make({ pretaxSalary: 200_000, contributionPercentage: 15 }, { matchPeriod: 'month' }),
    ).filter(({ key }) => key === 'early');
    const [saved, risen, ...rest] = trace(make({ autoIncreasePercentage: 1 }));
    if (saved === undefined || risen === undefined) throw new Error('no steps');
    const steps = [saved, risen, ...early, ...rest];
    expect(steps.map(({ key }) => key)).toEqual([...PLAN_STEPS]);
    const { title, ...others } = sentences;
    expect(title).not.toBe('');
    expect(Object.keys(others)).toEqual([...PLAN_STEPS]);
    for (const { key, figures } of steps) {
      expect(figuresIn(sentences[key]).toSorted()).toEqual(Object.keys(figures).toSorted());
    }
  });
});

describe('the steps of a projection', () => {
  it('lead to the figures that the page shows', () => {
    const plan = make();
    const said = new Map(trace(plan).map(({ key, figures }) => [key, figures]));
    expect(said.get('today')?.['today']?.value).toBe(roundGuess(plan.base.retirementBalanceToday));
    expect(said.get('month')?.['monthly']?.value).toBe(roundGuess(plan.income[0].fromSavings));
    expect(said.get('need')?.['need']?.value).toBe(roundGuess(plan.monthlyNeed));
    expect(said.get('saved')?.['perYear']?.value).toBe(3_000);
    expect(said.get('matched')?.['perYear']?.value).toBe(1_500);
    expect(said.get('cost')?.['cost']?.value).toBe(Math.round(plan.paycheck.afterTax));
    expect(said.get('cost')?.['goesIn']?.value).toBe(500);
    expect(said.has('risen')).toBe(false);
    expect(said.get('socialSecurity')?.['monthly']?.value).toBe(
      roundGuess(plan.monthlySocialSecurity),
    );
  });

  it('lead from pay to the Social Security that the plan counts', () => {
    // Born in 1986, who stops at 64: 42 years of pay, of which 35 count, three years before full age.
    const plan = make({ retirementAge: 64 });
    const said = new Map(trace(plan).map(({ key, figures }) => [key, figures]));
    const valueOf = (key: 'earned' | 'fullBenefit' | 'socialSecurity', name: string): number =>
      said.get(key)?.[name]?.value ?? NaN;
    expect(valueOf('earned', 'monthly')).toBe(Math.floor((50_000 * 35) / 420));
    const [first, second] = [
      valueOf('fullBenefit', 'firstBend'),
      valueOf('fullBenefit', 'secondBend'),
    ];
    const average = valueOf('earned', 'monthly');
    const full = 0.9 * first + 0.32 * (Math.min(average, second) - first);
    expect(valueOf('fullBenefit', 'full')).toBe(Math.floor(full * 10) / 10);
    expect(valueOf('socialSecurity', 'share')).toBe(80);
    expect(plan.monthlySocialSecurity).toBe(Math.floor(valueOf('fullBenefit', 'full') * 0.8));
  });

  it('leave out what is not in the plan', () => {
    const keys = trace(
      make(
        { employerMatchingContributionPercentage: 0, retirementAge: 40 },
        { includesSocialSecurity: false },
      ),
    ).map(({ key }) => key);
    expect(keys).toEqual(['saved', 'growth', 'today', 'month', 'need', 'goal']);
  });
});
