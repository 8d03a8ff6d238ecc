import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { ruleCatchUp } from './roth-catch-up.ts';

const { limits } = getCalculatorYear(2026);

describe('the catch-up of 2026', () => {
  // IRS Notice 2025-67: from 2026 on, for wages of 2025 above $150,000.
  it.each([
    { age: 49, wages: 400_000, catchUp: 0, roth: false },
    { age: 50, wages: 150_000, catchUp: 8_000, roth: false },
    { age: 50, wages: 150_001, catchUp: 8_000, roth: true },
    { age: 60, wages: 200_000, catchUp: 11_250, roth: true },
    { age: 55, wages: 0, catchUp: 8_000, roth: false },
  ])('at $age after wages of $wages: $catchUp, Roth $roth', ({ age, wages, catchUp, roth }) => {
    const rule = ruleCatchUp({ age, wagesOfYearBefore: wages, offersRoth: true }, limits);
    expect(rule).toMatchObject({ eitherWay: 24_500, catchUp, hasToBeRoth: roth, isLost: false });
  });

  it('is lost above the limit in a plan without Roth, and only there', () => {
    const question = { age: 55, offersRoth: false };
    const rich = ruleCatchUp({ ...question, wagesOfYearBefore: 160_000 }, limits);
    expect(rich).toMatchObject({ catchUp: 0, isLost: true });
    const others = ruleCatchUp({ ...question, wagesOfYearBefore: 140_000 }, limits);
    expect(others).toMatchObject({ catchUp: 8_000, isLost: false });
  });

  it('was free before the rule, and stays ruled by the last row that is known', () => {
    const question = { age: 55, wagesOfYearBefore: 900_000, offersRoth: false };
    const rule = (year: number) => ruleCatchUp(question, getCalculatorYear(year).limits);
    expect(rule(2025)).toMatchObject({ catchUp: 7_500, isLost: false });
    expect(rule(2026)).toMatchObject({ catchUp: 0, isLost: true });
    expect(rule(2100)).toEqual(rule(2026));
  });

  it('never exceeds what the law allows at that age, and its last step says it', () => {
    const age = fc.integer({ min: 16, max: 80 });
    const wages = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(age, wages, fc.boolean(), (years, wagesOfYearBefore, offersRoth) => {
        const rule = ruleCatchUp({ age: years, wagesOfYearBefore, offersRoth }, limits);
        expect(rule.catchUp).toBeLessThanOrEqual(11_250);
        if (years < 50) expect(rule.catchUp).toBe(0);
        expect(rule.steps.at(-1)?.figures['catchUp']?.value).toBe(rule.catchUp);
      }),
    );
  });
});
