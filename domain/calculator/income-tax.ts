import type { FilingStatus } from './assumptions.ts';
import type { TaxYear } from './calculator-year.ts';

/** Federal income tax on pay alone: standard deduction, no credits, no other income. */
export function federalIncomeTax(pay: number, tax: TaxYear, filingStatus: FilingStatus): number {
  const taxable = Math.max(0, pay - tax.standardDeduction[filingStatus]);
  let owed = 0;
  let from = 0;
  for (const { upTo, ratePercentage } of tax.brackets[filingStatus]) {
    if (taxable <= from) break;
    owed += ((Math.min(taxable, upTo) - from) * ratePercentage) / 100;
    from = upTo;
  }
  return owed;
}
