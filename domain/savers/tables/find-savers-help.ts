import { SAVERS_CREDIT } from '#domain/figures/account-tables.ts';
import { findRow } from '#domain/figures/dated-row.ts';
import type { SaversHelp } from '../savers-help.ts';
import { CREDIT_MOST_SAVED, SAVERS_MATCH } from './savers-match.ts';

export function getSaversHelp(year: number): SaversHelp {
  const first = findRow(SAVERS_MATCH, 0).year;
  if (year >= first) return { kind: 'match', row: findRow(SAVERS_MATCH, year) };
  return {
    kind: 'credit',
    row: { ...findRow(SAVERS_CREDIT, year), mostSaved: CREDIT_MOST_SAVED },
  };
}
