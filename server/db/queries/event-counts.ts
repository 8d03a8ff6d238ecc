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

export interface CountsWanted {
  companyId: string;
  /** The first day that counts, as `2026-11-20`. */
  since: string;
}

/** Sums the counts over all nodes, days and months. A month counts if all of it is wanted. */
export async function sumEventCounts(
  database: Database,
  { companyId, since }: CountsWanted,
): Promise<Array<Pick<EventCount, 'event' | 'detail' | 'count'>>> {
  // As texts, `2026-11` comes before each of its days, and after those of the months before.
  const firstWholeMonth = since.endsWith('-01') ? since.slice(0, -'-01'.length) : since;
  const rows = await database
    .selectFrom((build) =>
      build
        .selectFrom('event_counts')
        .select(['event', 'detail', 'count'])
        .where('company_id', '=', companyId)
        .where('day', '>=', since)
        .unionAll(
          build
            .selectFrom('event_months')
            .select(['event', 'detail', 'count'])
            .where('company_id', '=', companyId)
            .where('month', '>=', firstWholeMonth),
        )
        .as('counted'),
    )
    .select((build) => ['event', 'detail', build.fn.sum<number | string>('count').as('count')])
    .groupBy(['event', 'detail'])
    .execute();
  // In PostgreSQL a sum of whole numbers is a decimal, which comes as text.
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
