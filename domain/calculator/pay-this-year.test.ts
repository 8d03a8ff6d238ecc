import { describe, expect, it } from 'vitest';
import { NOBODY } from '#tests/calculator/any-plan.ts';
import { matching } from '#tests/calculator/published-example.ts';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import type { CalculatorInputs } from './inputs.ts';
import { describePayThisYear, type PaycheckChange } from './pay-this-year.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

const year = getCalculatorYear(2026);
const WORKER: CalculatorInputs = {
  ...NOBODY,
  pretaxSalary: 60_000,
  contributionPercentage: 4,
  ...matching(50, 6),
};

describe('pay this year', () => {
  it('says what both sides put in and what is left with the employer', () => {
    expect(describePayThisYear(WORKER, DEFAULT_ASSUMPTIONS, year)).toMatchObject({
      contributionPerYear: 2_400,
      matchPerYear: 1_200,
      unclaimedMatchPerYear: 600,
      fullMatchPercentage: 6,
    });
  });

  it('leaves nothing with the employer of who pays in enough', () => {
    const enough = { ...WORKER, contributionPercentage: 15 };
    expect(describePayThisYear(enough, DEFAULT_ASSUMPTIONS, year).unclaimedMatchPerYear).toBe(0);
  });

  it('never claims that less paid in would earn a greater match', () => {
    const capped = {
      ...WORKER,
      pretaxSalary: 240_000,
      contributionPercentage: 10,
      ...matching(200, 100),
    };
    expect(describePayThisYear(capped, DEFAULT_ASSUMPTIONS, year).unclaimedMatchPerYear).toBe(0);
  });

  it('is nothing for who retires this year', () => {
    const retiring = { ...WORKER, currentAge: 66, retirementAge: 66 };
    expect(describePayThisYear(retiring, DEFAULT_ASSUMPTIONS, year)).toEqual({
      contributionPerYear: 0,
      federalTaxPerYear: 0,
      matchPerYear: 0,
      unclaimedMatchPerYear: 0,
      fullMatchPercentage: undefined,
      paycheck: { beforeTax: 0, afterTax: 0, matchAdded: 0 },
    });
  });
});

describe('one point more', () => {
  const costOf = (inputs: Partial<CalculatorInputs>, assumptions = {}): PaycheckChange =>
    describePayThisYear({ ...WORKER, ...inputs }, { ...DEFAULT_ASSUMPTIONS, ...assumptions }, year)
      .paycheck;

  it('costs a point of pay a year, and after tax what the rate leaves of it', () => {
    expect(costOf({}).beforeTax).toBeCloseTo(600 / 26, 9);
    expect(costOf({}).afterTax).toBeCloseTo((600 * 0.88) / 26, 9);
    expect(costOf({ pretaxSalary: 100_000 }).afterTax).toBeCloseTo((1_000 * 0.78) / 26, 9);
  });

  it('brings what the employer adds for it, and nothing past the whole match', () => {
    expect(costOf({}).matchAdded).toBeCloseTo(300 / 26, 9);
    expect(costOf({ contributionPercentage: 6 }).matchAdded).toBe(0);
  });

  it('is cut into as many paychecks as there are', () => {
    expect(costOf({}, { paychecksPerYear: 12 }).beforeTax).toBeCloseTo(50, 9);
    expect(costOf({}, { paychecksPerYear: 52 }).beforeTax).toBeCloseTo(600 / 52, 9);
  });

  it('knows who files together', () => {
    const married = costOf({ pretaxSalary: 100_000 }, { filingStatus: 'married' });
    expect(married.afterTax).toBeCloseTo((1_000 * 0.88) / 26, 9);
  });

  it('saves no tax where none is owed', () => {
    const { beforeTax, afterTax } = costOf({ pretaxSalary: 12_000 });
    expect(afterTax).toBe(beforeTax);
  });

  it('is counted at both rates when it crosses from one to the other', () => {
    // Taxable income is 50,700 before and, with one point of 70,000 less, 50,000 after; 300 of the
    // difference were taxed at 22 %.
    const { afterTax } = costOf({
      pretaxSalary: 70_000,
      contributionPercentage: 4.571_428_571_428_57,
    });
    const saved = 300 * 0.22 + 400 * 0.12;
    expect(afterTax).toBeCloseTo((700 - saved) / 26, 6);
  });

  it('costs only what the limit still lets in, and nothing above it', () => {
    const nearly = { pretaxSalary: 240_000, contributionPercentage: 10 };
    expect(costOf(nearly).beforeTax).toBeCloseTo(500 / 26, 9);
    expect(costOf({ ...nearly, contributionPercentage: 20 })).toEqual({
      beforeTax: 0,
      afterTax: 0,
      matchAdded: 0,
    });
  });
});
