import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorForm } from '#contracts/forms/calculator-form.ts';
import { draftOf, inputsOf, isSameInputs } from './inputs-and-draft.ts';
import { initialCalculator } from './calculator-slice.ts';

const values = {
  ...initialCalculator.values,
  currentAge: 40,
  pretaxSalary: 48_000,
  contributionPercentage: 6.5,
};
const inputs = {
  currentAge: 40,
  retirementAge: 67,
  pretaxSalary: 48_000,
  currentSavings: 0,
  contributionPercentage: 6.5,
  employerMatchingContributionPercentage: 0,
  employerMatchingUpToContributionPercentageOfSalary: 0,
  autoIncreasePercentage: 0,
};

describe('what the engine is asked', () => {
  it('is nothing before a first result', () => {
    expect(inputsOf(initialCalculator.values)).toBeUndefined();
  });

  it('is what was entered, and nothing that was worked out', () => {
    expect(inputsOf({ ...values, goal: 5, retirementBalance: 6 })).toEqual(inputs);
    expect(inputsOf({ ...values, autoIncrease: true })?.autoIncreasePercentage).toBe(1);
  });

  it('is the same to the page once the server has answered, so that no second plan is made', () => {
    const answered = { ...values, annualNeedAtRetirement: 4, goal: 5, retirementBalance: 6 };
    expect(isSameInputs(inputsOf(values), inputsOf(answered))).toBe(true);
    expect(isSameInputs(inputsOf(values), inputsOf({ ...answered, currentAge: 41 }))).toBe(false);
  });
});

describe('the form of a plan', () => {
  it('has its numbers as text, and a tick only for a rising rate', () => {
    expect(draftOf(inputs)).not.toHaveProperty('autoIncrease');
    expect(draftOf(inputs)).toMatchObject({ currentAge: '40', contributionPercentage: '6.5' });
    expect(draftOf({ ...inputs, autoIncreasePercentage: 1 })).toMatchObject({ autoIncrease: 'on' });
  });

  it('gives the plan back', () => {
    const anyInputs = fc.record({
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [name, fc.constant(value)]),
      ),
      pretaxSalary: fc.integer({ min: 100_000, max: 1_000_000_000 }).map((cents) => cents / 100),
      contributionPercentage: fc.integer({ min: 0, max: 9_900 }).map((share) => share / 100),
      autoIncreasePercentage: fc.constantFrom(0, 1),
    }) as fc.Arbitrary<typeof inputs>;
    fc.assert(
      fc.property(anyInputs, (plan) => {
        expect(calculatorForm.read(draftOf(plan))).toEqual({ status: 'success', value: plan });
      }),
    );
  });
});
