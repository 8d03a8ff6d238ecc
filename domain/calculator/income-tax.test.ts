import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILING_STATUSES } from './assumptions.ts';
import { federalIncomeTax } from './income-tax.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

const { tax } = getCalculatorYear(2026);

describe('the federal income tax of 2026', () => {
  it.each([
    { pay: 0, filingStatus: 'single', owed: 0 },
    { pay: 16_100, filingStatus: 'single', owed: 0 },
    { pay: 28_500, filingStatus: 'single', owed: 1_240 },
    { pay: 60_000, filingStatus: 'single', owed: 1_240 + 0.12 * (43_900 - 12_400) },
    { pay: 116_100, filingStatus: 'single', owed: 5_800 + 0.22 * (100_000 - 50_400) },
    { pay: 1_016_100, filingStatus: 'single', owed: 192_979.25 + 0.37 * (1_000_000 - 640_600) },
    { pay: 24_150, filingStatus: 'household', owed: 0 },
    { pay: 74_150, filingStatus: 'household', owed: 1_770 + 0.12 * (50_000 - 17_700) },
    { pay: 32_200, filingStatus: 'married', owed: 0 },
    { pay: 132_200, filingStatus: 'married', owed: 2_480 + 0.12 * (100_000 - 24_800) },
  ] as const)('on $pay, $filingStatus, is $owed', ({ pay, filingStatus, owed }) => {
    expect(federalIncomeTax(pay, tax, filingStatus)).toBeCloseTo(owed, 6);
  });
});

describe('the federal income tax of any year', () => {
  const pay = fc.double({ min: 0, max: 10_000_000, noNaN: true });

  it('takes no more of a further dollar than the highest rate, and never gives one back', () => {
    fc.assert(
      fc.property(
        pay,
        pay,
        fc.integer({ min: 2019, max: 2026 }),
        fc.constantFrom(...FILING_STATUSES),
        (a, b, year, filingStatus) => {
          const { tax: rules } = getCalculatorYear(year);
          const [less, more] = [Math.min(a, b), Math.max(a, b)];
          const rise =
            federalIncomeTax(more, rules, filingStatus) -
            federalIncomeTax(less, rules, filingStatus);
          expect(rise).toBeGreaterThanOrEqual(-1e-6);
          expect(rise).toBeLessThanOrEqual(0.37 * (more - less) + 1e-6);
        },
      ),
    );
  });

  it('is never more for two than for one', () => {
    fc.assert(
      fc.property(pay, fc.integer({ min: 2019, max: 2026 }), (income, year) => {
        const { tax: rules } = getCalculatorYear(year);
        expect(federalIncomeTax(income, rules, 'married')).toBeLessThanOrEqual(
          federalIncomeTax(income, rules, 'single'),
        );
      }),
    );
  });
});
