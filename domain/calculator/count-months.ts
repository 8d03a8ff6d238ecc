export interface CountedMonths {
  /** The month in which the limit is reached, counted from 1. */
  month: number;
  /** What the employer adds in each month before it, and in it. */
  each: number;
  last: number;
  /** What the employer adds in all of these months. */
  match: number;
}

/** A year of equal months in which savings stop at a limit, and with them the match of the months after it. */
export function countMonths(
  monthly: number,
  limit: number,
  matchOfMonth: (saved: number) => number,
): CountedMonths {
  const month = Math.ceil(limit / monthly);
  const each = matchOfMonth(monthly);
  const last = matchOfMonth(limit - (month - 1) * monthly);
  return { month, each, last, match: (month - 1) * each + last };
}
