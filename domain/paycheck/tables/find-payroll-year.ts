import { SOCIAL_SECURITY } from '#domain/figures/benefit-tables.ts';
import { findRow } from '#domain/figures/dated-row.ts';
import type { PayrollYear, WithholdingRates } from '../payroll-year.ts';
import { PAYROLL_TAXES, WITHHOLDING, WITHHOLDING_PERCENTAGES } from './withholding.ts';

/** The last rate has no end. A page carries the rates as JSON, which has no infinity. */
const NO_END = 1e12;

/** What is withheld in a year; a later one than the tables know has their last rows. */
export function getPayrollYear(year: number): PayrollYear {
  const table = findRow(WITHHOLDING, year);
  const { year: _year, source: _source, ...payrollTaxes } = findRow(PAYROLL_TAXES, year);
  return {
    year: table.year,
    withholding: {
      single: ratesFrom(table.single),
      household: ratesFrom(table.household),
      married: ratesFrom(table.married),
    },
    payrollTaxes,
    wageBase: findRow(SOCIAL_SECURITY, year).wageBase,
  };
}

function ratesFrom(row: { subtract: number; ends: readonly number[] }): WithholdingRates {
  const rates = WITHHOLDING_PERCENTAGES.map((percentage, at) => ({
    upTo: row.ends[at] ?? NO_END,
    percentage,
  }));
  return { subtract: row.subtract, rates };
}
