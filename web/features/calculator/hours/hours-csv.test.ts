import { describe, expect, it } from 'vitest';
import { HOURS_ASSUMPTIONS } from '#domain/hours/hours-assumptions.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { DOLLARS } from '#domain/calculator/shown-plan.ts';
import { makeHoursPlan } from '#domain/hours/hours-plan.ts';
import { showHours } from '#domain/hours/shown-hours.ts';
import { hoursCsv } from './hours-csv.ts';

const plan = makeHoursPlan(
  {
    hours: 31.5,
    per: 'week',
    ratePerHour: 0.67,
    currentAge: 40,
    retirementAge: 60,
    currentSavings: 1_234.56,
    countedYears: 0,
  },
  { ...HOURS_ASSUMPTIONS, depositTiming: 'month-end', payGrowthPercentage: 2 },
  { payout: { fromAge: 65 } },
  getCalculatorYear(2026),
);
const TITLES = ['Age', 'Balance', 'Today', 'Hours', 'Paid in', 'Growth', 'End'];

describe.each(DOLLARS)('the file of hours in dollars of %s', (dollars) => {
  const [titles = '', ...lines] = hoursCsv(showHours(plan, dollars), TITLES).trim().split('\r\n');
  const cells = lines.map((line) => line.split(',').map(Number));

  it('has a line for each age until the plan pays', () => {
    expect(titles).toBe(TITLES.join(','));
    expect(cells.map(([age]) => age)).toEqual(Array.from({ length: 26 }, (_none, at) => 40 + at));
    expect(lines.at(-1)).toMatch(/,,,,$/);
  });

  it('adds up to the cent, from the start of each year to its end, where the next begins', () => {
    for (const [at, [, start = 0, , , paidIn = 0, growth = 0, end = 0]] of cells
      .slice(0, -1)
      .entries()) {
      expect(Math.round((start + paidIn + growth) * 100)).toBe(Math.round(end * 100));
      expect(cells[at + 1]?.[1]).toBe(end);
    }
  });

  it('has no hours once somebody has stopped and waits', () => {
    expect(cells.slice(20, 25).map(([, , , hours, paidIn]) => [hours, paidIn])).toEqual(
      Array.from({ length: 5 }, () => [0, 0]),
    );
  });
});
