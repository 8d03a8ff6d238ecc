import type { Filer } from '#domain/figures/filer.ts';
import { toCents } from '#domain/money/cents.ts';
import type { PayrollYear } from '#domain/paycheck/payroll-year.ts';
import { withholdIncomeTax } from '#domain/paycheck/withhold.ts';

/**
 * The rate that paying in before tax saves now, in percent: of all that goes in, which may lie in more
 * than one bracket. It is the federal rate on pay alone; states are left out.
 */
export function rateSavedNow(
  pay: number,
  pretaxPerYear: number,
  filer: Filer,
  { withholding }: PayrollYear,
): number {
  const inCents = toCents(Math.min(pay, pretaxPerYear));
  if (inCents <= 0) return 0;
  const taxOn = (cents: number): number => withholdIncomeTax(cents, 1, withholding[filer]);
  const payInCents = toCents(pay);
  return (100 * (taxOn(payInCents) - taxOn(payInCents - inCents))) / inCents;
}
