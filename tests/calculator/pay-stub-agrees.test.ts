import { describe, expect, it } from 'vitest';
import { leaveOutCatchUp } from '#domain/calculator/leave-out-catch-up.ts';
import { PAYCHECK_QUESTION } from '#domain/money-questions/ask-paycheck.ts';
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

  // Above $150,000 of the year before, the law lets people of 50 and older add on top only as Roth.
  it.each([
    { pay: 160_000, rate: 14, roth: true },
    { pay: 160_000, rate: 15.5, roth: true },
    { pay: 160_000, rate: 16, roth: true },
    { pay: 160_000, rate: 15, roth: false },
    { pay: 160_000, rate: 16, roth: false },
    { pay: 140_000, rate: 18, roth: false },
  ])('say the same of $pay at 55 that saves $rate %, in a plan with Roth: $roth', (saver) => {
    const { pay, rate, roth } = saver;
    const has = { catchUp: true, catchUpSixties: true, roth };
    const year = leaveOutCatchUp(getCalculatorYear(YEAR), has);
    const { paycheck } = describePayThisYear(
      { ...NOBODY, currentAge: 55, pretaxSalary: pay, contributionPercentage: rate },
      DEFAULT_ASSUMPTIONS,
      year,
    );
    const ground = {
      limits: year.limits,
      limitsYear: YEAR,
      hasRoth: roth,
      payroll: getPayrollYear(YEAR),
    };
    const example = PAYCHECK_QUESTION.example(ground);
    const asked = { ...example, pay, pretax: rate, filer: 'single', age: 55 } as const;
    const { rows } = PAYCHECK_QUESTION.answer(asked, ground);
    const costs = (key: string): number => {
      const { now, pretax } = rows.find((row) => row.key === key)?.figures ?? {};
      return (now?.value ?? 0) - (pretax?.value ?? 0);
    };
    expect(Math.abs(paycheck.afterTax - costs('paycheck.takeHomeRow'))).toBeLessThan(0.05);
    expect(Math.abs(paycheck.beforeTax + costs('paycheck.savedRow'))).toBeLessThan(0.05);
  });
});
