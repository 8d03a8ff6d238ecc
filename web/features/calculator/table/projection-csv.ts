import type { YearRow } from '#domain/calculator/retirement-plan.ts';
import type { ShownPlan } from '#domain/calculator/shown-plan.ts';
import { roundParts } from '#domain/money/round-parts.ts';
import { csvLine } from '#domain/text/csv.ts';
import { listPlanPoints } from '../chart/plan-series.ts';

const CENTS = 100;

/**
 * One line for each age, for a spreadsheet: the savings at the start of its year, as in the table
 * on the page, then what comes in until its end, which is the start of the next line. The last line
 * is the start of retirement.
 */
export function projectionCsv(plan: ShownPlan, titles: readonly string[]): string {
  const lines = listPlanPoints(plan).map(({ age, base, more, baseBeside }, index) => {
    const row = plan.base.rows[index];
    const balances = [base, ...(more === undefined ? [] : [more]), baseBeside].map(inCents);
    const ofYear = row === undefined ? ['', '', '', '', ''] : yearCells(row, inCents(base));
    return [String(age), ...balances.map(dollars), ...ofYear];
  });
  return [titles, ...lines].map(csvLine).join('');
}

/** What came in is computed from the two rounded balances, so that the lines add up to the cent. */
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
