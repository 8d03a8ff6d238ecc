import { addMonths } from '../time/add-months.ts';
import { dayOf } from '../time/day-of.ts';

const DAY_MS = 86_400_000;
/** Days stay apart for so long, so that a report of a quarter is exact to the day. */
const DAYS_APART = 92;
const MONTHS_KEPT = 25;
/** A report tells of two years at most, because what was before is deleted. */
export const MOST_DAYS = 731;

/** Returns the first day whose counts stay apart; earlier days are summed up by month. */
export function firstDayApart(now: number): string {
  return dayOf(now - DAYS_APART * DAY_MS);
}

/** Returns the first day that is kept at all. */
export function firstDayKept(now: number): string {
  return dayOf(addMonths(now, -MONTHS_KEPT));
}

/** Returns the first month that is kept, as `2024-11`; the present one is the last of 25. */
export function firstMonthKept(now: number): string {
  return dayOf(addMonths(now, 1 - MONTHS_KEPT)).slice(0, '2024-11'.length);
}

/** Returns the first day of a report: a day that is no longer apart is told with its whole month. */
export function startOfReport(days: number, now: number): string {
  const day = dayOf(now - (days - 1) * DAY_MS);
  return day < firstDayApart(now) ? `${day.slice(0, '2024-11'.length)}-01` : day;
}
