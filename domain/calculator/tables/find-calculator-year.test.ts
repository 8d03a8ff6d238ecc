import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FILING_STATUSES } from '../assumptions.ts';
import { CONTRIBUTION_LIMITS } from './contribution-limits.ts';
import { getCalculatorYear } from './find-calculator-year.ts';
import { INCOME_TAX } from './income-tax.ts';
import { AVERAGE_WAGES } from './social-security.ts';

const TABLES = [
  { name: 'contribution limits', table: CONTRIBUTION_LIMITS },
  { name: 'average wages', table: AVERAGE_WAGES },
  { name: 'income tax', table: INCOME_TAX },
];
const YEARS = CONTRIBUTION_LIMITS.map(({ year }) => year);
const LATEST = YEARS.at(-1) ?? 0;

describe.each(TABLES)('the table of $name', ({ table }) => {
  it('has a row for each year from 2019 on, without a gap', () => {
    const years = table.map(({ year }) => year);
    expect(years).toEqual(YEARS);
    expect(years).toEqual(years.map((_, index) => 2019 + index));
  });

  it('says where each row is from', () => {
    expect(table.filter(({ source }) => source.length < 10)).toEqual([]);
  });
});

describe('the figures of a year', () => {
  it('are that year’s own as long as it is known', () => {
    for (const year of YEARS)
      expect(getCalculatorYear(year)).toMatchObject({ planYear: year, isLatestKnown: false });
  });

  it('are the latest known ones for a later year, and say so', () => {
    expect(getCalculatorYear(LATEST + 1)).toEqual({
      ...getCalculatorYear(LATEST),
      isLatestKnown: true,
    });
    expect(getCalculatorYear(2100).planYear).toBe(LATEST);
  });

  it('are the first ones for an earlier year', () => {
    expect(getCalculatorYear(1999)).toEqual(getCalculatorYear(2019));
  });

  it('are those of the current year, unless they say that they are not', () => {
    const thisYear = new Date().getFullYear();
    const { planYear, isLatestKnown } = getCalculatorYear(thisYear);
    expect(planYear === thisYear || isLatestKnown).toBe(true);
  });

  it.each([Number.NaN, 2020.5])('are none for %s', (year) => {
    expect(() => getCalculatorYear(year)).toThrow(RangeError);
  });

  it.each([
    { year: 2019, under50: 19_000, from50: 25_000 },
    { year: 2020, under50: 19_500, from50: 26_000 },
    { year: 2021, under50: 19_500, from50: 26_000 },
    { year: 2022, under50: 20_500, from50: 27_000 },
    { year: 2023, under50: 22_500, from50: 30_000 },
    { year: 2024, under50: 23_000, from50: 30_500 },
    { year: 2025, under50: 23_500, from50: 31_000, sixties: 34_750 },
    { year: 2026, under50: 24_500, from50: 32_500, sixties: 35_750 },
  ])('allow $under50, or $from50 from 50 on, in $year', ({ year, under50, from50, sixties }) => {
    const { electiveDeferral, catchUp, catchUpSixties } = getCalculatorYear(year).limits;
    expect(electiveDeferral).toBe(under50);
    expect(electiveDeferral + catchUp).toBe(from50);
    expect(catchUpSixties && electiveDeferral + catchUpSixties).toBe(sixties);
  });

  it('carry neither the year nor the source into the limits', () => {
    expect(Object.keys(getCalculatorYear(2026).limits).toSorted()).toEqual([
      'allAdditions',
      'catchUp',
      'catchUpAge',
      'catchUpSixties',
      'electiveDeferral',
      'payCap',
      'rothCatchUp',
    ]);
  });
});

describe('the engine', () => {
  it('imports no table: the browser is sent the figures of one year only', () => {
    const engine = readdirSync('domain/calculator').filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    expect(engine).toContain('retirement-plan.ts');
    expect(
      engine.filter((file) =>
        readFileSync(`domain/calculator/${file}`, 'utf8').includes('tables/'),
      ),
    ).toEqual([]);
  });
});

describe('the brackets of a year', () => {
  it.each(INCOME_TAX)('$year rise to the end, and are wider for two', (row) => {
    const { brackets, standardDeduction } = getCalculatorYear(row.year).tax;
    for (const filingStatus of FILING_STATUSES) {
      const ends = brackets[filingStatus].map(({ upTo }) => upTo);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      expect(ends.at(-1)).toBe(Number.MAX_VALUE);
      expect(brackets[filingStatus].map(({ ratePercentage }) => ratePercentage)).toEqual([
        10, 12, 22, 24, 32, 35, 37,
      ]);
    }
    // Up to the fifth rate, the brackets of two people are twice as wide as those of one, rounded
    // to $50.
    for (const index of [0, 1, 2, 3, 4]) {
      const single = row.rateEnds.single[index] ?? 0;
      expect(Math.abs((row.rateEnds.married[index] ?? 0) - 2 * single)).toBeLessThanOrEqual(50);
    }
    expect(standardDeduction.married).toBe(2 * standardDeduction.single);
    // Somebody who keeps a home for others pays less than alone, and more than two together.
    const { single, household, married } = standardDeduction;
    expect(household).toBeGreaterThan(single);
    expect(household).toBeLessThan(married);
    expect(row.rateEnds.household).toHaveLength(6);
  });
});
