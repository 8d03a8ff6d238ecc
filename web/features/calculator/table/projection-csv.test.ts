import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { deferralLimit } from '#domain/calculator/contribution-limit.ts';
import { compareCourses } from '#domain/calculator/compare-courses.ts';
import { makePlan, type RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { DOLLARS, showPlan, type Dollars } from '#domain/calculator/shown-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { anyAssumptions, anyInputs, NOBODY } from '#tests/calculator/any-plan.ts';
import { listPlanPoints, listTableRows } from '../chart/plan-series.ts';
import { projectionCsv } from './projection-csv.ts';

const TITLES = [
  'Age',
  'As you are, 3%',
  '+1%, 4%',
  'Today',
  'Pay',
  'You put in',
  'Employer adds',
  'Growth',
  'End of year',
];
/** A plan with a point more has a column for it, and one without has none. */
const titlesOf = ({ withIncrease }: RetirementPlan): string[] =>
  TITLES.filter((title) => withIncrease !== undefined || !title.startsWith('+1%'));
const YEAR = getCalculatorYear(2026);
const PLAN = makePlan(
  {
    ...NOBODY,
    pretaxSalary: 40_000,
    contributionPercentage: 3,
    employerMatchingContributionPercentage: 50,
    employerMatchingUpToContributionPercentageOfSalary: 6,
  },
  DEFAULT_ASSUMPTIONS,
  YEAR,
);

const show = (plan: RetirementPlan, dollars: Dollars) =>
  showPlan(compareCourses(plan, undefined), dollars);

function readLines(plan = PLAN, dollars: Dollars = 'future'): string[] {
  const lines = projectionCsv(show(plan, dollars), titlesOf(plan)).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines;
}

describe('the table as a file', () => {
  it('has a line an age to the cent, after one of titles', () => {
    const [head, first, second, ...others] = readLines();
    // A title with a comma is quoted, and one that a spreadsheet would work out is not begun by a sign.
    expect(head).toBe(
      `Age,"As you are, 3%","'+1%, 4%",Today,Pay,You put in,Employer adds,Growth,End of year`,
    );
    expect(first).toBe('25,0.00,0.00,0.00,40000.00,1200.00,600.00,0.00,1800.00');
    expect(second).toBe('26,1800.00,2400.00,1756.10,41200.00,1236.00,618.00,99.00,3753.00');
    expect(others).toHaveLength(39);
    const atRetirement = [
      PLAN.base.retirementBalance,
      PLAN.withIncrease?.retirementBalance,
      PLAN.base.retirementBalanceToday,
    ].map((dollars) => dollars?.toFixed(2));
    expect(others.at(-1)).toBe(`65,${atRetirement.join(',')},,,,,`);
  });

  it('counts this year’s pay and deposits alike in today’s dollars, and growth after prices', () => {
    const [, first, second] = readLines(PLAN, 'today');
    expect(first).toBe('25,0.00,0.00,0.00,40000.00,1200.00,600.00,-43.90,1756.10');
    expect(second).toBe('26,1756.10,2341.46,1800.00,40195.12,1205.85,602.93,7.28,3572.16');
  });

  it('has the same figures at an age as the table on the page', () => {
    const lines = readLines().map((line) => line.split(','));
    for (const point of listTableRows(listPlanPoints(show(PLAN, 'future')))) {
      const line = lines.find(([age]) => age === String(point.age));
      const written = [point.base, point.more, point.baseBeside].map((part) => part?.toFixed(2));
      expect(line?.slice(1, 4)).toEqual(written);
    }
  });

  it('shows beside each age the limit that holds in the year one turns it', () => {
    const atLimit = makePlan(
      {
        ...NOBODY,
        currentAge: 48,
        retirementAge: 67,
        pretaxSalary: 1_000_000,
        contributionPercentage: 20,
      },
      { ...DEFAULT_ASSUMPTIONS, limitGrowthPercentage: 0 },
      YEAR,
    );
    const lines = readLines(atLimit).map((line) => line.split(','));
    const paidInAt = (age: number): string | undefined =>
      lines.find(([written]) => written === String(age))?.[4];
    expect(atLimit.withIncrease).toBeUndefined();
    for (const age of [48, 49, 50, 59, 60, 63, 64, 66])
      expect(paidInAt(age)).toBe(deferralLimit(YEAR.limits, age).toFixed(2));
    expect([49, 50, 61].map(paidInAt)).toEqual(['24500.00', '32500.00', '35750.00']);
  });

  it('adds up to the cent, from the start of each year to its end, where the next begins', () => {
    fc.assert(
      fc.property(anyInputs, anyAssumptions, fc.constantFrom(...DOLLARS), (inputs, assumed, of) => {
        const plan = { ...makePlan(inputs, assumed, YEAR), withIncrease: undefined };
        const lines = readLines(plan, of).slice(1);
        const inCents = lines.map((line) =>
          line.split(',').map((text) => Number(text.replace('.', ''))),
        );
        inCents.forEach(([, start = 0, , , paidIn = 0, match = 0, growth = 0, end = 0], index) => {
          const next = inCents[index + 1];
          if (next === undefined) return;
          expect(start + paidIn + match + growth).toBe(end);
          expect(next[1]).toBe(end);
        });
      }),
      { numRuns: 50 },
    );
  });

  it('is today alone without a year to go', () => {
    const today = makePlan(
      { ...NOBODY, currentAge: 65, currentSavings: 7 },
      DEFAULT_ASSUMPTIONS,
      YEAR,
    );
    const [, ...lines] = readLines(today);
    expect(lines).toEqual(['65,7.00,7.00,,,,,']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])(
    'runs nothing that begins like a formula: %j',
    (age) => {
      expect(
        projectionCsv(show(PLAN, 'future'), [age, ...TITLES.slice(1)]).startsWith(`'${age},`),
      ).toBe(true);
    },
  );

  it.each([
    { age: 'say "age"', written: '"say ""age"""' },
    { age: 'a,b', written: '"a,b"' },
    { age: 'a\nb', written: '"a\nb"' },
    { age: '\rx', written: `"'\rx"` },
    { age: '=HYPERLINK("a,b")', written: `"'=HYPERLINK(""a,b"")"` },
  ])('keeps in one cell what belongs there: $age', ({ age, written }) => {
    expect(
      projectionCsv(show(PLAN, 'future'), [age, ...TITLES.slice(1)]).startsWith(
        `${written},"As you are`,
      ),
    ).toBe(true);
  });
});
