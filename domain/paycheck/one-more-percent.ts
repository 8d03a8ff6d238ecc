import { fromCents, toCents } from '#domain/money/cents.ts';
import { makePaycheck, reckonPaycheck, splitPay, type PaycheckQuestion } from './make-paycheck.ts';
import type { PayrollYear } from './payroll-year.ts';

/** What one percent of pay more changes in a paycheck. */
export interface OneMorePercent {
  /** What goes into the plan: less than a percent of pay near a limit, nothing at it. */
  goesIn: number;
  /** By how much the paycheck gets smaller. */
  costs: number;
}

export function addOnePercent(
  question: PaycheckQuestion,
  to: 'pretax' | 'roth',
  year: PayrollYear,
): OneMorePercent {
  const split = splitPay(question);
  const goesIn = Math.min(split.room, Math.round(split.pay / 100));
  const more = { ...split, [to]: split[to] + goesIn };
  const before = makePaycheck(question, year).takeHome;
  const after = reckonPaycheck(question, more, year).takeHome;
  return { goesIn: fromCents(goesIn), costs: fromCents(toCents(before) - toCents(after)) };
}
