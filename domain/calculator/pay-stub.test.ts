import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAssumptions, anyInputs, NOBODY } from '#tests/calculator/any-plan.ts';
import { matching } from '#tests/calculator/published-example.ts';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { makePayStub } from './pay-stub.ts';
import { describePayThisYear } from './pay-this-year.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

const year = getCalculatorYear(2026);

describe('a pay stub of one percent more', () => {
  // One percent of $48,000 is $18.46 a paycheck, of which 12 percent would have been tax.
  it('says what goes in, what tax gives back, what is missed and what the employer adds', () => {
    const nurse = {
      ...NOBODY,
      pretaxSalary: 48_000,
      contributionPercentage: 3,
      ...matching(50, 6),
    };
    const { paycheck } = describePayThisYear(nurse, DEFAULT_ASSUMPTIONS, year);
    expect(makePayStub(paycheck)).toEqual({
      goesIn: 18,
      taxLess: 2,
      takeHomeLess: 16,
      employerAdds: 9,
    });
  });

  it('is not drawn where nothing more goes in', () => {
    expect(makePayStub({ beforeTax: 0, afterTax: 0, matchAdded: 0 })).toBeUndefined();
    expect(makePayStub({ beforeTax: -20, afterTax: -18, matchAdded: -10 })).toBeUndefined();
  });

  it('adds up as it is read, for anybody', () => {
    fc.assert(
      fc.property(anyInputs, anyAssumptions, (inputs, assumptions) => {
        const { paycheck } = describePayThisYear(inputs, assumptions, year);
        const stub = makePayStub(paycheck);
        if (stub === undefined) return;
        expect(stub.taxLess + stub.takeHomeLess).toBe(stub.goesIn);
        expect(stub.takeHomeLess).toBe(Math.round(paycheck.afterTax));
        for (const amount of Object.values(stub)) expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
