import type { DatedTable } from '#domain/figures/dated-row.ts';
import type { Filer } from '#domain/figures/filer.ts';

/** Incomes up to which the match is whole, and from which there is none. */
export interface MatchIncomes {
  wholeTo: number;
  noneFrom: number;
}

/**
 * The match begins with its first row. The law has the amounts of 2027; later ones rise with wages and
 * are added when the IRS has published them.
 */
export const SAVERS_MATCH: DatedTable<
  Record<Filer, MatchIncomes> & {
    percentage: number;
    /** The most that is matched of what one person saves in the year. */
    mostSaved: number;
  }
> = [
  {
    year: 2027,
    percentage: 50,
    mostSaved: 2_000,
    single: { wholeTo: 20_500, noneFrom: 35_500 },
    household: { wholeTo: 30_750, noneFrom: 53_250 },
    married: { wholeTo: 41_000, noneFrom: 71_000 },
    source: 'Section 6433 of the tax code, added by section 103 of the SECURE 2.0 Act',
  },
];

/** The credit before it: the most that counts of what one person saves, as section 25B has it. */
export const CREDIT_MOST_SAVED = 2_000;
