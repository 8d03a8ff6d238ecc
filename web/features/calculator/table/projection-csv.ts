import type { RetirementPlan, YearRow } from '#domain/calculator/retirement-plan.ts';
import { roundParts } from '#domain/money/round-parts.ts';
import { csvLine } from '#domain/text/csv.ts';
import { listPlanPoints } from '../chart/plan-series.ts';

const CENTS = 100;

/**
 * A line an age, for a spreadsheet: the savings as its year begins, as the table on the page has them,
 * then what comes in that year up to its end, where the next line begins. Retirement begins the last.
 */
export function projectionCsv(plan: RetirementPlan, titles: readonly string[]): string {
  const lines = listPlanPoints(plan).map(({ age, base, more, baseToday }, index) => {
    const row = plan.base.rows[index];
    const balances = [base, ...(more === undefined ? [] : [more]), baseToday].map(inCents);
    const ofYear = row === undefined ? ['', '', '', '', ''] : yearCells(row, inCents(base));
    return [String(age), ...balances.map(dollars), ...ofYear];
  });
  return [titles, ...lines].map(csvLine).join('');
}

/** Down to the cent, what came in is what lies between the two balances. */
function yearCells({ pay, employee, match, growth, balance }: YearRow, start: number): string[] {
  const end = inCents(balance);
  const cameIn = roundParts(
    [employee, match, growth].map((part) => part * CENTS),
    { total: end - start },
  );
  return [inCents(pay), ...cameIn, end].map(dollars);
}

function inCents(amount: number): number {
  return Math.round(amount * CENTS);
}

function dollars(cents: number): string {
  return (cents / CENTS).toFixed(2);
}
