import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILERS, type Filer } from '#domain/figures/filer.ts';
import { INCOME_TAX } from '#domain/calculator/tables/income-tax.ts';
import { toCents } from '#domain/money/cents.ts';
import { PAY_PERIODS } from './payroll-year.ts';
import { getPayrollYear } from './tables/find-payroll-year.ts';
import { PAYROLL_TAXES, WITHHOLDING } from './tables/withholding.ts';
import { withholdIncomeTax, withholdMedicare, withholdSocialSecurity } from './withhold.ts';

const YEAR = getPayrollYear(2026);

/**
 * The annual table of Publication 15-T for 2026: what is withheld where each rate begins. The amounts
 * are those that Rev. Proc. 2025-32 prints beside its schedules.
 */
const PRINTED: Record<Filer, { from: number[]; withheld: number[] }> = {
  single: {
    from: [7_500, 19_900, 57_900, 113_200, 209_275, 263_725, 648_100],
    withheld: [0, 1_240, 5_800, 17_966, 41_024, 58_448, 192_979.25],
  },
  household: {
    from: [15_550, 33_250, 83_000, 121_250, 217_300, 271_750, 656_150],
    withheld: [0, 1_770, 7_740, 16_155, 39_207, 56_631, 191_171],
  },
  married: {
    from: [19_300, 44_100, 120_100, 230_700, 422_850, 531_750, 788_000],
    withheld: [0, 2_480, 11_600, 35_932, 82_048, 116_896, 206_583.5],
  },
};

const filer = fc.constantFrom(...FILERS);
const paychecks = fc.constantFrom(...Object.values(PAY_PERIODS));
const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('federal income tax withheld', () => {
  const rows = FILERS.flatMap((of) =>
    PRINTED[of].from.map((from, at) => ({ of, from, withheld: PRINTED[of].withheld[at] ?? 0 })),
  );

  it.each(rows)(
    'from adjusted pay of $from a year, $of, is $withheld',
    ({ of, from, withheld }) => {
      const rates = YEAR.withholding[of];
      expect(withholdIncomeTax(toCents(from + rates.subtract), 1, rates)).toBe(toCents(withheld));
    },
  );

  it.each([
    // Publication 15-T (2026), Worksheet 1A, by hand: pay of the year less the line of the filing status, in the
    // row of the annual table that is named, over the paychecks.
    // 52,000 - 8,600 = 43,400, single from 19,900: (1,240 + 12 % of 23,500) / 52.
    { pay: 1_000, of: 'single', times: 52, withheld: 78.08 },
    // The same year’s pay and row: 4,060 / 26.
    { pay: 2_000, of: 'single', times: 26, withheld: 156.15 },
    // 52,000 - 8,600 = 43,400, head of household from 33,250: (1,770 + 12 % of 10,150) / 26.
    { pay: 2_000, of: 'household', times: 26, withheld: 114.92 },
    // 52,000 - 12,900 = 39,100, joint from 19,300: 10 % of 19,800 / 26.
    { pay: 2_000, of: 'married', times: 26, withheld: 76.15 },
    // 60,000 - 8,600 = 51,400, single from 19,900: (1,240 + 12 % of 31,500) / 24.
    { pay: 2_500, of: 'single', times: 24, withheld: 209.17 },
    // The same year’s pay and row: 5,020 / 12.
    { pay: 5_000, of: 'single', times: 12, withheld: 418.33 },
    // 60,000 - 12,900 = 47,100, joint from 44,100: (2,480 + 12 % of 3,000) / 12.
    { pay: 5_000, of: 'married', times: 12, withheld: 236.67 },
    // The row of the semimonthly one, for the whole year.
    { pay: 60_000, of: 'single', times: 1, withheld: 5_020 },
  ] as const)(
    'from $pay, $times times a year, $of, is $withheld',
    ({ pay, of, times, withheld }) => {
      expect(withholdIncomeTax(toCents(pay), times, YEAR.withholding[of])).toBe(toCents(withheld));
    },
  );

  it('is the tax of the year on pay less the standard deduction, in each column', () => {
    const { rateEnds, standardDeduction } = INCOME_TAX.find(({ year }) => year === 2026)!;
    for (const who of FILERS) {
      const { subtract, rates } = YEAR.withholding[who];
      const untaxed = (rates[0]?.upTo ?? 0) + subtract;
      expect(untaxed).toBe(standardDeduction[who]);
      expect(rates.slice(1, -1).map(({ upTo }) => upTo + subtract - untaxed)).toEqual(
        rateEnds[who],
      );
    }
  });

  it('never falls with pay, and takes at most 37 cents of a dollar', () => {
    fc.assert(
      fc.property(cents, cents, paychecks, filer, (one, other, times, of) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const rates = YEAR.withholding[of];
        const rise = withholdIncomeTax(more, times, rates) - withholdIncomeTax(less, times, rates);
        expect(rise).toBeGreaterThanOrEqual(0);
        expect(rise).toBeLessThanOrEqual(0.37 * (more - less) + 1);
      }),
    );
  });

  it('is nothing from nothing, and no more for two, nor for a head of household, than for one', () => {
    fc.assert(
      fc.property(cents, paychecks, (pay, times) => {
        const of = (who: Filer): number => withholdIncomeTax(pay, times, YEAR.withholding[who]);
        expect(withholdIncomeTax(0, times, YEAR.withholding.single)).toBe(0);
        expect(of('married')).toBeLessThanOrEqual(of('household'));
        expect(of('household')).toBeLessThanOrEqual(of('single'));
      }),
    );
  });
});

describe('Social Security and Medicare', () => {
  it('stop at the wage base, and go up above $200,000', () => {
    const { payrollTaxes, wageBase } = YEAR;
    // IRS, Topic 751: 6.2 percent to the wage base of the year (SSA, ssa.gov/oact/cola/cbb.html), then nothing.
    expect(withholdSocialSecurity(toCents(2_000), 0, wageBase, payrollTaxes)).toBe(toCents(124));
    expect(
      withholdSocialSecurity(toCents(2_000), toCents(wageBase - 500), wageBase, payrollTaxes),
    ).toBe(toCents(31));
    expect(withholdSocialSecurity(toCents(2_000), toCents(wageBase), wageBase, payrollTaxes)).toBe(
      0,
    );
    // IRS, Topic 751: 1.45 percent of all pay; Topic 560: 0.9 percent more of what is above $200,000 in the year.
    expect(withholdMedicare(toCents(2_000), 0, payrollTaxes)).toBe(toCents(29));
    expect(withholdMedicare(toCents(2_000), toCents(199_000), payrollTaxes)).toBe(toCents(38));
    expect(withholdMedicare(toCents(2_000), toCents(300_000), payrollTaxes)).toBe(toCents(47));
  });

  it('add up over a year to 6.2 percent of pay up to the base, to half a cent a paycheck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), paychecks, (pay, times) => {
        let taken = 0;
        for (let at = 0; at < times; at += 1)
          taken += withholdSocialSecurity(pay, at * pay, YEAR.wageBase, YEAR.payrollTaxes);
        const counted = Math.min(pay * times, toCents(YEAR.wageBase));
        expect(Math.abs(taken - counted * 0.062)).toBeLessThanOrEqual(times / 2 + 1e-6);
      }),
    );
  });
});

describe('the tables of what is withheld', () => {
  it('say where each row is from', () => {
    const unsaid = [...WITHHOLDING, ...PAYROLL_TAXES].filter(({ source }) => source.length < 20);
    expect(unsaid).toEqual([]);
  });

  it('give the row of the year, and the last one that is known with its year', () => {
    expect(getPayrollYear(2026)).toMatchObject({ year: 2026, wageBase: 184_500 });
    expect(getPayrollYear(2027)).toMatchObject({ year: 2026, wageBase: 192_300 });
    const { withholding } = getPayrollYear(2026);
    expect(withholding.single.rates.at(-1)?.upTo).toBeGreaterThan(1e11);
    expect(JSON.parse(JSON.stringify(withholding))).toEqual(withholding);
  });
});
