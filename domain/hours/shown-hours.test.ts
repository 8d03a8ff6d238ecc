import { describe, expect, it } from 'vitest';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { DOLLARS } from '#domain/calculator/shown-plan.ts';
import { HOURS_ASSUMPTIONS } from './hours-assumptions.ts';
import { makeHoursPlan } from './hours-plan.ts';
import { showHours } from './shown-hours.ts';

const INPUTS = {
  hours: 30,
  per: 'week',
  ratePerHour: 0.5,
  currentAge: 40,
  retirementAge: 60,
  currentSavings: 2_000,
  countedYears: 1,
} as const;
const plan = makeHoursPlan(
  INPUTS,
  HOURS_ASSUMPTIONS,
  { payout: { fromAge: 65 } },
  getCalculatorYear(2026),
);
const level = (years: number): number => (1 + HOURS_ASSUMPTIONS.inflationPercentage / 100) ** years;

describe('a plan that is paid by the hour', () => {
  it('has all of its balances in the dollars that were chosen, and the other ones beside', () => {
    const today = showHours(plan, 'today');
    const future = showHours(plan, 'future');
    for (const course of ['base', 'low', 'high'] as const)
      for (const [year, row] of future[course].rows.entries()) {
        const inToday = today[course].rows[year];
        expect(inToday?.balance).toBeCloseTo(row.balance / level(year + 1), 6);
        expect(inToday?.balanceBeside).toBe(row.balance);
        expect(row.balanceBeside).toBe(inToday?.balance);
      }
    expect([today.own, today.ownBeside]).toEqual([future.ownBeside, future.own]);
    expect(today.own).toBe(plan.ownToday);
    expect(today.base.balance).toBe(plan.base.balanceToday);
  });

  it.each(DOLLARS)('adds up from year to year in dollars of %s', (dollars) => {
    let start: number = INPUTS.currentSavings;
    for (const { paidIn, growth, balance } of showHours(plan, dollars).base.rows) {
      expect(start + paidIn + growth).toBeCloseTo(balance, 6);
      start = balance;
    }
  });

  it('counts what comes in this year as it is, in both dollars', () => {
    for (const dollars of DOLLARS)
      expect(showHours(plan, dollars).base.rows[0]?.paidIn).toBe(30 * 52 * 0.5);
  });
});
