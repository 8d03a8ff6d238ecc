import { dollars, number } from '#domain/figures/figure.ts';
import type { Filer } from '#domain/figures/filer.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import type { PayrollYear } from './payroll-year.ts';
import { withholdIncomeTax } from './withhold.ts';

export type EstimatedTaxStep = 'estimatedTax.taxed' | 'estimatedTax.tax';

interface EstimatedTax {
  taxOwed: number;
  steps: ReadonlyArray<Step<EstimatedTaxStep>>;
}

/** Federal tax on this income as pay with the standard deduction, which the annual table of withholding is. */
export function estimateTax(
  income: number,
  filer: Filer,
  { year, withholding }: Pick<PayrollYear, 'year' | 'withholding'>,
): EstimatedTax {
  const rates = withholding[filer];
  const taxOwed = fromCents(withholdIncomeTax(toCents(income), 1, rates));
  const deduction = rates.subtract + (rates.rates[0]?.upTo ?? 0);
  return {
    taxOwed,
    steps: [
      {
        key: 'estimatedTax.taxed',
        figures: {
          income: dollars(income),
          deduction: dollars(deduction),
          taxed: dollars(Math.max(0, income - deduction)),
        },
      },
      { key: 'estimatedTax.tax', figures: { year: number(year), taxOwed: dollars(taxOwed) } },
    ],
  };
}
