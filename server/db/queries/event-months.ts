import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import { jsonRows } from '../json-rows.ts';

const DAY_KEY = ['company_id', 'day', 'event', 'detail', 'node_id'] as const;
const MONTH_KEY = ['company_id', 'month', 'event', 'detail'] as const;

interface OldCounts {
  /** The first day, or month, that stays. */
  before: string;
  limit: number;
}

/**
 * Moves rows of days before that day into their months, and returns how many. What is added is
 * exactly what the deletion returned, so nothing is lost or counted twice whoever writes meanwhile.
 */
export async function rollUpDays(
  transaction: InTransaction,
  { before, limit }: OldCounts,
): Promise<number> {
  const gone = await transaction
    .deleteFrom('event_counts')
    .where((build) =>
      build(
        build.refTuple(...DAY_KEY),
        'in',
        build
          .selectFrom('event_counts')
          .select(DAY_KEY)
          .where('day', '<', before)
          .limit(limit)
          .$asTuple(...DAY_KEY),
      ),
    )
    .returning(['company_id', 'day', 'event', 'detail', 'count'])
    .execute();
  if (gone.length === 0) return 0;
  const months = new Map<string, [string, string, string, string, number]>();
  for (const { company_id: companyId, day, event, detail, count } of gone) {
    const month = day.slice(0, '2026-11'.length);
    const key = [companyId, month, event, detail].join('\n');
    const sum = (months.get(key)?.[4] ?? 0) + count;
    months.set(key, [companyId, month, event, detail, sum]);
  }
  await sql`
    insert into event_months (company_id, month, event, detail, count)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, cast(value ->> 4 as bigint)
    from ${jsonRows(transaction, [...months.values()])} as summed
    where true
    on conflict (company_id, month, event, detail)
    do update set count = event_months.count + excluded.count`.execute(transaction);
  return gone.length;
}

/** Deletes months before that month, and returns how many rows. */
export async function deleteMonths(
  database: Database,
  { before, limit }: OldCounts,
): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('event_months')
    .where((build) =>
      build(
        build.refTuple(...MONTH_KEY),
        'in',
        build
          .selectFrom('event_months')
          .select(MONTH_KEY)
          .where('month', '<', before)
          .limit(limit)
          .$asTuple(...MONTH_KEY),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
