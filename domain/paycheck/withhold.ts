import { toCents } from '#domain/money/cents.ts';
import type { PayrollTaxes, WithholdingRates } from './payroll-year.ts';

/*
 * Everything is counted in cents, and every share as a whole number of them over one divisor, so that
 * there is one rounding, and it is the payroll’s: to the cent, halves up.
 */

/** Federal income tax from one paycheck, in cents: that of such pay all year, over its paychecks. */
export function withholdIncomeTax(
  payInCents: number,
  paychecks: number,
  { subtract, rates }: WithholdingRates,
): number {
  const ofYear = Math.max(0, payInCents * paychecks - toCents(subtract));
  let taxTimes100 = 0;
  let from = 0;
  for (const { upTo, percentage } of rates) {
    if (ofYear <= from) break;
    const end = toCents(upTo);
    taxTimes100 += (Math.min(ofYear, end) - from) * percentage;
    from = end;
  }
  return Math.round(taxTimes100 / (100 * paychecks));
}

/** A share of the pay, in cents; percentages have at most two places. */
function shareOf(cents: number, percentage: number): number {
  return Math.round((cents * Math.round(percentage * 100)) / 10_000);
}

/** Social Security tax from a paycheck after so much was paid in the year before it. */
export function withholdSocialSecurity(
  payInCents: number,
  paidBeforeInCents: number,
  wageBase: number,
  { socialSecurityPercentage }: PayrollTaxes,
): number {
  const room = Math.max(0, toCents(wageBase) - paidBeforeInCents);
  return shareOf(Math.min(payInCents, room), socialSecurityPercentage);
}

/** Medicare tax from a paycheck, with the additional tax on what is above its threshold in the year. */
export function withholdMedicare(
  payInCents: number,
  paidBeforeInCents: number,
  taxes: PayrollTaxes,
): number {
  const above = paidBeforeInCents + payInCents - toCents(taxes.additionalMedicareFrom);
  return (
    shareOf(payInCents, taxes.medicarePercentage) +
    shareOf(Math.min(payInCents, Math.max(0, above)), taxes.additionalMedicarePercentage)
  );
}
