import { addMonths } from '../time/add-months.ts';
import { dayOf } from '../time/day-of.ts';

const DAY_MS = 86_400_000;
/** Days stay apart for so long, for whoever looks into what was counted. */
const DAYS_APART = 92;
const MONTHS_KEPT = 25;

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
