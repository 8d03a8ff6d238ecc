import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { NOBODY } from '#tests/calculator/any-plan.ts';
import { projectionCsv, type CsvTitles } from './projection-csv.ts';

const TITLES: CsvTitles = {
  age: 'Age',
  pay: 'Pay',
  paidIn: 'You put in',
  match: 'Employer adds',
  growth: 'Growth',
  balance: 'As you are, 3%',
  balanceToday: 'Today',
  more: '+1%, 4%',
};
const PLAN = makePlan(
  {
    ...NOBODY,
    pretaxSalary: 40_000,
    contributionPercentage: 3,
    employerMatchingContributionPercentage: 50,
    employerMatchingUpToContributionPercentageOfSalary: 6,
  },
  DEFAULT_ASSUMPTIONS,
  getCalculatorYear(2026),
);

function readLines(titles: CsvTitles, plan = PLAN): string[] {
  const lines = projectionCsv(plan, titles).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines;
}

describe('the table as a file', () => {
  it('has a line a year to the cent, after one of titles', () => {
    const [head, first, ...others] = readLines(TITLES);
    // A title with a comma is quoted, and one that a spreadsheet would work out is not begun by a sign.
    expect(head).toBe(`Age,Pay,You put in,Employer adds,Growth,"As you are, 3%",Today,"'+1%, 4%"`);
    expect(first).toBe('26,40000.00,1200.00,600.00,0.00,1800.00,1756.10,2400.00');
    expect(others).toHaveLength(39);
    expect(others.at(-1)?.split(',')).toEqual([
      '65',
      ...[
        PLAN.base.rows[39]?.pay,
        PLAN.base.rows[39]?.employee,
        PLAN.base.rows[39]?.match,
        PLAN.base.rows[39]?.growth,
        PLAN.base.retirementBalance,
        PLAN.base.retirementBalanceToday,
        PLAN.withIncrease?.retirementBalance,
      ].map((dollars) => dollars?.toFixed(2)),
    ]);
  });

  it('has no column for a point more where there is none', () => {
    const [head, first] = readLines({ ...TITLES, more: undefined });
    expect(head).not.toContain('+1%');
    expect(first?.split(',')).toHaveLength(7);
  });

  it('is its titles alone without a year to go', () => {
    const noYears = { ...PLAN, base: { ...PLAN.base, rows: [] } };
    expect(readLines(TITLES, noYears)).toHaveLength(1);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])(
    'runs nothing that begins like a formula: %j',
    (age) => {
      const [head] = readLines({ ...TITLES, age });
      expect(head?.startsWith(`'${age},`)).toBe(true);
    },
  );

  it.each([
    { age: 'say "age"', written: '"say ""age"""' },
    { age: 'a,b', written: '"a,b"' },
    { age: 'a\nb', written: '"a\nb"' },
    { age: '\rx', written: `"'\rx"` },
    { age: '=HYPERLINK("a,b")', written: `"'=HYPERLINK(""a,b"")"` },
  ])('keeps in one cell what belongs there: $age', ({ age, written }) => {
    expect(projectionCsv(PLAN, { ...TITLES, age }).startsWith(`${written},Pay,`)).toBe(true);
  });
});
