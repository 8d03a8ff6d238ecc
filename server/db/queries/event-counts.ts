import { sql } from 'kysely';
import type { Database } from '../connect.ts';

/** A row has six values, and databases limit the number of values in one statement. */
const ROWS_AT_ONCE = 1_000;

export interface EventCount {
  companyId: string;
  day: string;
  event: string;
  detail: string;
  count: number;
}

/** Adds the counts to the rows of this node. */
export async function addEventCounts(
  database: Database,
  nodeId: string,
  counts: readonly EventCount[],
): Promise<void> {
  for (let at = 0; at < counts.length; at += ROWS_AT_ONCE)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, within what a statement may hold
    await addRows(database, nodeId, counts.slice(at, at + ROWS_AT_ONCE));
}

async function addRows(
  database: Database,
  nodeId: string,
  counts: readonly EventCount[],
): Promise<void> {
  await database
    .insertInto('event_counts')
    .values(
      counts.map(({ companyId, day, event, detail, count }) => ({
        company_id: companyId,
        day,
        event,
        detail,
        node_id: nodeId,
        count,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'day', 'event', 'detail', 'node_id'])
        .doUpdateSet({ count: sql<number>`event_counts.count + excluded.count` }),
    )
    .execute();
}

export interface CountsWanted {
  companyId: string;
  /** The first day that counts, as `2026-11-20`. */
  since: string;
}

/** Sums the counts over all nodes and days. */
export async function sumEventCounts(
  database: Database,
  { companyId, since }: CountsWanted,
): Promise<Array<Pick<EventCount, 'event' | 'detail' | 'count'>>> {
  const rows = await database
    .selectFrom('event_counts')
    .select((build) => ['event', 'detail', build.fn.sum<number | string>('count').as('count')])
    .where('company_id', '=', companyId)
    .where('day', '>=', since)
    .groupBy(['event', 'detail'])
    .execute();
  // In PostgreSQL a sum of whole numbers is a decimal, which comes as text.
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
