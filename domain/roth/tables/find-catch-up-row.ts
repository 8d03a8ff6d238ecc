import { ROTH_CATCH_UP } from '#domain/figures/account-tables.ts';
import { findRow, type DatedRow } from '#domain/figures/dated-row.ts';

/** The wages above which the catch-up of a year has to be Roth; none before the rule began. */
export function getCatchUpRow(year: number): DatedRow<{ wages: number }> | undefined {
  return year < findRow(ROTH_CATCH_UP, 0).year ? undefined : findRow(ROTH_CATCH_UP, year);
}
