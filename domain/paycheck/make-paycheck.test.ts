import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILERS } from '#domain/figures/filer.ts';
import { makePaycheck, tracePaycheck, type PaycheckQuestion } from './make-paycheck.ts';
import { addOnePercent } from './one-more-percent.ts';
import { PAY_PERIODS, type PayPeriod } from './payroll-year.ts';
import { getPayrollYear } from './tables/find-payroll-year.ts';

const YEAR = getPayrollYear(2026);
const QUESTION: PaycheckQuestion = {
  payPerYear: 52_000,
  period: 'biweekly',
  filer: 'single',
  pretaxPercentage: 6,
  rothPercentage: 0,
  mostPerYear: 24_500,
};

const PERIODS = Object.keys(PAY_PERIODS) as PayPeriod[];
const question: fc.Arbitrary<PaycheckQuestion> = fc.record({
  payPerYear: fc.integer({ min: 0, max: 1_000_000 }),
  period: fc.constantFrom(...PERIODS),
  filer: fc.constantFrom(...FILERS),
  pretaxPercentage: fc.integer({ min: 0, max: 100 }),
  rothPercentage: fc.integer({ min: 0, max: 100 }),
  mostPerYear: fc.integer({ min: 0, max: 40_000 }),
  mostPretaxPerYear: fc.option(fc.integer({ min: 0, max: 40_000 }), { nil: undefined }),
  paidBefore: fc.integer({ min: 0, max: 500_000 }),
});

describe('a paycheck', () => {
  it('of $52,000 a year, paid every two weeks, with 6 percent before tax', () => {
    expect(makePaycheck(QUESTION, YEAR)).toEqual({
      pay: 2_000,
      pretax: 120,
      roth: 0,
      // IRS, Publication 15-T (2026), Worksheet 1A and its annual table: $2,000 - 120 = 1,880, which is 48,880
      // a year; 1,240 + 12 % of (48,880 - 8,600 - 19,900), over 26.
      federalTax: 141.75,
      // IRS, Topic 751: 6.2 and 1.45 percent of all $2,000, as what goes into a plan is wages to both (IRS,
      // “401(k) plan overview”).
      socialSecurity: 124,
      medicare: 29,
      takeHome: 1_585.25,
    });
  });

  it('adds up to the cent, and nothing of it is below zero', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { pay, takeHome, ...taken } = makePaycheck(asked, YEAR);
        expect(takeHome).toBeGreaterThanOrEqual(0);
        const inCents = Object.values(taken).map((part) => Math.round(part * 100));
        for (const part of inCents) expect(part).toBeGreaterThanOrEqual(0);
        const sum = inCents.reduce((all, part) => all + part, Math.round(takeHome * 100));
        expect(sum).toBe(Math.round(pay * 100));
      }),
    );
  });

  it('saves what the taxes leave where somebody wants to save more', () => {
    const most = {
      ...QUESTION,
      payPerYear: 12_000,
      period: 'weekly',
      pretaxPercentage: 99,
    } as const;
    // 6.2 and 1.45 percent of 230.77 come first; so little is left that no income tax is withheld.
    expect(makePaycheck(most, YEAR)).toMatchObject({
      pretax: 213.11,
      federalTax: 0,
      socialSecurity: 14.31,
      medicare: 3.35,
      takeHome: 0,
    });
    expect(addOnePercent(most, 'pretax', YEAR)).toEqual({ goesIn: 0, pretax: 0, costs: 0 });
    const asRoth = { ...most, pretaxPercentage: 0, rothPercentage: 100 };
    expect(makePaycheck(asRoth, YEAR)).toMatchObject({ roth: 213.11, takeHome: 0 });
  });

  it('never saves more than is allowed in the year', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { pretax, roth } = makePaycheck(asked, YEAR);
        const inYear = (pretax + roth) * PAY_PERIODS[asked.period];
        expect(inYear).toBeLessThanOrEqual(asked.mostPerYear + 1e-6);
        const more = addOnePercent(asked, 'pretax', YEAR).pretax;
        const beforeTax = (pretax + more) * PAY_PERIODS[asked.period];
        expect(beforeTax).toBeLessThanOrEqual((asked.mostPretaxPerYear ?? Infinity) + 1e-6);
      }),
    );
  });

  it('pays the same tax with and without Roth', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const without = makePaycheck({ ...asked, rothPercentage: 0 }, YEAR);
        expect(makePaycheck(asked, YEAR).federalTax).toBe(without.federalTax);
      }),
    );
  });

  it('ends its steps with what it pays out', () => {
    const steps = tracePaycheck(QUESTION, YEAR);
    expect(steps.map(({ key }) => key)).toEqual([
      'paycheck.pay',
      'paycheck.saved',
      'paycheck.federalTax',
      'paycheck.socialSecurity',
      'paycheck.medicare',
      'paycheck.takeHome',
    ]);
    expect(steps[2]?.figures).toMatchObject({
      taxedPerYear: { value: 40_280, as: 'dollars' },
      federalTax: { value: 141.75, as: 'dollars' },
    });
  });
});

describe('one percent more', () => {
  it('of $52,000 costs $17.60 of $20 before tax, and all of it as Roth', () => {
    // Publication 15-T (2026), its annual table: the second rate above nothing is 12 percent, of $20 is $2.40.
    expect(addOnePercent(QUESTION, 'pretax', YEAR)).toMatchObject({ goesIn: 20, costs: 17.6 });
    // IRS, “Roth comparison chart”: what goes in as Roth is taxed like other pay, so nothing is saved on it.
    expect(addOnePercent(QUESTION, 'roth', YEAR)).toMatchObject({ goesIn: 20, costs: 20 });
  });

  it('costs nothing where the limit is reached', () => {
    const full = { ...QUESTION, mostPerYear: 3_120 };
    for (const to of ['pretax', 'roth'] as const)
      expect(addOnePercent(full, to, YEAR)).toEqual({ goesIn: 0, pretax: 0, costs: 0 });
  });

  it('costs as Roth exactly what goes in, and before tax no more and at least 62 percent of it', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const roth = addOnePercent(asked, 'roth', YEAR);
        const pretax = addOnePercent(asked, 'pretax', YEAR);
        expect(roth.costs).toBe(roth.goesIn);
        expect(pretax.goesIn).toBe(roth.goesIn);
        expect(pretax.costs).toBeLessThanOrEqual(pretax.goesIn);
        expect(pretax.costs).toBeGreaterThanOrEqual(0.63 * pretax.goesIn - 0.011);
      }),
    );
  });
});
