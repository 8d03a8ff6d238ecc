import type { ShownHours } from '#domain/hours/shown-hours.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import { csvLine } from '#domain/text/csv.ts';
import { listPlanPoints } from '../chart/plan-series.ts';

/**
 * One line for each age: the account at the start of its year, as in the table on the page, then what comes
 * in until its end, which is the start of the next line. The last line is the day on which the plan pays.
 */
export function hoursCsv(plan: ShownHours, titles: readonly string[]): string {
  const lines = listPlanPoints(plan).map(({ age, base, baseBeside }, index) => {
    const row = plan.base.rows[index];
    const balances = [base, baseBeside].map((amount) => inDollars(toCents(amount)));
    if (row === undefined) return [String(age), ...balances, '', '', '', ''];
    const [start, end, paidIn] = [base, row.balance, row.paidIn].map(toCents) as [
      number,
      number,
      number,
    ];
    // Growth is what is left between the two rounded balances, so that the lines add up to the cent.
    const cameIn = [paidIn, end - start - paidIn, end].map(inDollars);
    return [String(age), ...balances, String(row.hours), ...cameIn];
  });
  return [titles, ...lines].map(csvLine).join('');
}

function inDollars(cents: number): string {
  return fromCents(cents).toFixed(2);
}
