import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS, PAYCHECKS_PER_YEAR } from '#domain/calculator/assumptions.ts';
import { makePayStub } from '#domain/calculator/pay-stub.ts';
import { describePayThisYear } from '#domain/calculator/pay-this-year.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { FILERS } from '#domain/figures/filer.ts';
import { addOnePercent } from '#domain/paycheck/one-more-percent.ts';
import { PAY_PERIODS, type PayPeriod } from '#domain/paycheck/payroll-year.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import { NOBODY } from './any-plan.ts';

const YEAR = 2026;
const PAYS = [15_000, 24_000, 31_200, 40_000, 48_000, 67_500, 90_000, 130_000, 250_000];
const LARGE_ENOUGH = 100_000;

const periodOf = (paychecks: number): PayPeriod =>
  (Object.keys(PAY_PERIODS) as PayPeriod[]).find((name) => PAY_PERIODS[name] === paychecks) ??
  'yearly';

/* The result counts the tax of a year, the money question what a payroll withholds by the percentage method. */
describe('the stub of a result and the paycheck of the money question', () => {
  it.each(FILERS)('say the same of one percent more, to the dollar, filing %s', (filer) => {
    for (const pretaxSalary of PAYS)
      for (const paychecksPerYear of PAYCHECKS_PER_YEAR) {
        const { paycheck } = describePayThisYear(
          { ...NOBODY, currentAge: 40, pretaxSalary, contributionPercentage: 3 },
          { ...DEFAULT_ASSUMPTIONS, filingStatus: filer, paychecksPerYear },
          getCalculatorYear(YEAR),
        );
        const asked = addOnePercent(
          {
            payPerYear: pretaxSalary,
            period: periodOf(paychecksPerYear),
            filer,
            pretaxPercentage: 3,
            rothPercentage: 0,
            mostPerYear: LARGE_ENOUGH,
          },
          'pretax',
          getPayrollYear(YEAR),
        );
        const stub = makePayStub(paycheck);
        const who = `${pretaxSalary} in ${paychecksPerYear}`;
        expect(Math.abs(paycheck.beforeTax - asked.goesIn), who).toBeLessThan(0.02);
        expect(Math.abs(paycheck.afterTax - asked.costs), who).toBeLessThan(0.03);
        expect(Math.abs((stub?.takeHomeLess ?? 0) - asked.costs), who).toBeLessThan(0.53);
      }
  });
});
