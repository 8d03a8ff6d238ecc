import type { ContributionLimits } from '#domain/calculator/calculator-year.ts';

type LimitKind = 'everyone' | 'under' | 'from' | 'sixties';

export interface LimitOfAge {
  kind: LimitKind;
  amount: number;
}

/**
 * What an employee may pay in, by age: two rows, and a third one where the plan allows more from 60
 * to 63. A plan without a catch-up has one.
 */
export function listLimits({
  electiveDeferral,
  catchUp,
  catchUpSixties,
}: ContributionLimits): LimitOfAge[] {
  if (catchUp === 0) return [{ kind: 'everyone', amount: electiveDeferral }];
  const rows: LimitOfAge[] = [
    { kind: 'under', amount: electiveDeferral },
    { kind: 'from', amount: electiveDeferral + catchUp },
  ];
  if (catchUpSixties !== undefined)
    rows.push({ kind: 'sixties', amount: electiveDeferral + catchUpSixties });
  return rows;
}
