import { PostgresAdapter, sql, type RawBuilder } from 'kysely';
import type { Database } from './connect.ts';

/**
 * Many rows as one value, to be read with `value ->> 0` and so on. A statement with a value for each
 * cell took the main thread longer to write than the database to run.
 */
export function jsonRows(
  database: Database,
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  return database.getExecutor().adapter instanceof PostgresAdapter
    ? sql`json_array_elements(cast(${json} as json))`
    : sql`json_each(${json})`;
}
