import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { jsonRows } from '../json-rows.ts';

export interface EventCount {
  companyId: string;
  day: string;
  event: string;
  detail: string;
  count: number;
}

/** Adds the counts to the rows of this node, in one statement. */
export async function addEventCounts(
  database: Database,
  nodeId: string,
  counts: readonly EventCount[],
): Promise<void> {
  const rows = counts.map(({ companyId, day, event, detail, count }) => [
    companyId,
    day,
    event,
    detail,
    count,
  ]);
  // SQLite needs the condition: without it, it takes `on conflict` for a join.
  await sql`
    insert into event_counts (company_id, day, event, detail, node_id, count)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, cast(${nodeId} as text), cast(value ->> 4 as bigint)
    from ${jsonRows(database, rows)} as counted
    where true
    on conflict (company_id, day, event, detail, node_id)
    do update set count = event_counts.count + excluded.count`.execute(database);
}
