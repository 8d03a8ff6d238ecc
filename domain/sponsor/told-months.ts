import { firstMonthKept } from '../analytics/kept-counts.ts';
import { addMonths } from '../time/add-months.ts';
import { dayOf } from '../time/day-of.ts';

/** A calendar month in UTC, as `2026-03`. */
export type Month = string;

/**
 * Counts of a month may still be written in the first days of the next one: a node keeps them while
 * the database is away. A month that was told earlier would change, and the change would be a count
 * of a few events.
 */
const SETTLES_IN_MS = 2 * 86_400_000;
const MONTH_LENGTH = '2026-03'.length;

export function monthOf(time: number): Month {
  return dayOf(time).slice(0, MONTH_LENGTH);
}

export function addToMonth(month: Month, months: number): Month {
  return monthOf(addMonths(Date.parse(`${month}-01`), months));
}

/**
 * The months that are told, oldest first: whole ones that nothing is added to any more. Months are
 * the only periods there are, so no two of them differ by a day.
 */
export function listToldMonths(now: number): Month[] {
  const last = addToMonth(monthOf(now - SETTLES_IN_MS), -1);
  const months: Month[] = [];
  for (let month = firstMonthKept(now); month <= last; month = addToMonth(month, 1))
    months.push(month);
  return months;
}
