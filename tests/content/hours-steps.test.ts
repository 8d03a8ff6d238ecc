import { describe, expect, it } from 'vitest';
import { messages as english } from '#content/messages/en/plan.ts';
import { messages as spanish } from '#content/messages/es/plan.ts';
import { HOURS_ASSUMPTIONS } from '#domain/hours/hours-assumptions.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { makeHoursPlan } from '#domain/hours/hours-plan.ts';
import { HOURS_STEPS } from '#domain/hours/trace-hours.ts';

const INPUTS = {
  hours: 30,
  per: 'week',
  ratePerHour: 0.5,
  currentAge: 40,
  retirementAge: 60,
  currentSavings: 2_000,
  countedYears: 1,
} as const;
const RULES = {
  vesting: { kind: 'by-hours', hoursInYear: 300, years: 3 },
  payout: { fromAge: 65 },
} as const;
const BY_AGE = { ...RULES, vesting: { ...RULES.vesting, wholeFromAge: 65 } };
const YEAR = getCalculatorYear(2026);
const STEPS = [
  { payGrowthPercentage: 0, ratePerHour: 0.5 },
  { payGrowthPercentage: 3, ratePerHour: 50 },
].flatMap(({ payGrowthPercentage, ratePerHour }) => {
  const assumptions = { ...HOURS_ASSUMPTIONS, payGrowthPercentage };
  const ofYears = makeHoursPlan({ ...INPUTS, ratePerHour }, assumptions, RULES, YEAR).steps;
  const late = { ...INPUTS, currentAge: 63, retirementAge: 65, countedYears: 0 };
  return [...ofYears, ...makeHoursPlan(late, assumptions, BY_AGE, YEAR).steps];
});

describe.each([
  { language: 'English', sentences: english.hours.step },
  { language: 'Spanish', sentences: spanish.hours.step },
])('the steps of a plan by the hour in $language', ({ sentences }) => {
  it('are sentences for each step, with every figure of it and no other', () => {
    expect(Object.keys(sentences)).toEqual([...HOURS_STEPS]);
    expect(new Set(STEPS.map(({ key }) => key))).toEqual(new Set(HOURS_STEPS));
    for (const { key, figures } of STEPS) {
      const said = Array.from(sentences[key].matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
      expect(said.toSorted()).toEqual(Object.keys(figures).toSorted());
    }
  });
});
