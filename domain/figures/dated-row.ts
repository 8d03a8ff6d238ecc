/** What a law or an agency sets for one year, and where it says so. */
export type DatedRow<Amounts> = Readonly<Amounts> & {
  readonly year: number;
  readonly source: string;
};

/** A table has a row for each year that is known, in order; years that nobody has published yet have none. */
export type DatedTable<Amounts> = readonly DatedRow<Amounts>[];

/**
 * The row of a year. A later year than the table knows has its last row, an earlier one its first;
 * texts name the row's own year, so they stay true.
 */
export function findRow<Amounts>(table: DatedTable<Amounts>, year: number): DatedRow<Amounts> {
  const known = table.findLast((row) => row.year <= year) ?? table[0];
  if (!known) throw new Error('A table of figures without a row');
  return known;
}
