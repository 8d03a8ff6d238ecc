import { sql } from 'kysely';
import type { Database } from '../connect.ts';

export interface MonthsWanted {
  /** The first and the last month, as `2026-03`. */
  from: string;
  to: string;
}

interface MonthCount {
  month: string;
  event: string;
  detail: string;
  count: number;
}

/** Sums what was counted of a company by month, over all nodes, and whether days are still apart or not. */
export async function sumMonths(
  database: Database,
  companyId: string,
  wanted: MonthsWanted,
): Promise<MonthCount[]> {
  const { rows } = await sql<AsRead<MonthCount>>`
    select month, event, detail, sum(count) as count
    from (
      select substr(day, 1, 7) as month, event, detail, count
      from event_counts
      where company_id = ${companyId} and day >= ${firstDay(wanted)} and day <= ${lastDay(wanted)}
      union all
      select month, event, detail, count
      from event_months
      where company_id = ${companyId} and month >= ${wanted.from} and month <= ${wanted.to}
    ) as counted
    group by month, event, detail`.execute(database);
  return rows.map(withNumber);
}

interface VisitCount {
  companyId: string;
  month: string;
  count: number;
}

/** Sums the first visits of every company by month. */
export async function sumFirstVisits(
  database: Database,
  wanted: MonthsWanted,
): Promise<VisitCount[]> {
  const { rows } = await sql<AsRead<VisitCount>>`
    select company_id as "companyId", month, sum(count) as count
    from (
      select company_id, substr(day, 1, 7) as month, count
      from event_counts
      where event = 'visit started' and detail like 'first%'
        and day >= ${firstDay(wanted)} and day <= ${lastDay(wanted)}
      union all
      select company_id, month, count
      from event_months
      where event = 'visit started' and detail like 'first%'
        and month >= ${wanted.from} and month <= ${wanted.to}
    ) as counted
    group by company_id, month`.execute(database);
  return rows.map(withNumber);
}

interface VoteCount {
  month: string;
  sentiment: string;
  count: number;
}

export async function sumVotes(
  database: Database,
  companyId: string,
  wanted: MonthsWanted,
): Promise<VoteCount[]> {
  const { rows } = await sql<AsRead<VoteCount>>`
    select substr(day, 1, 7) as month, sentiment, count(*) as count
    from poll_votes
    where company_id = ${companyId} and day >= ${firstDay(wanted)} and day <= ${lastDay(wanted)}
    group by substr(day, 1, 7), sentiment`.execute(database);
  return rows.map(withNumber);
}

function firstDay({ from }: MonthsWanted): string {
  return `${from}-01`;
}

/** Days are compared as texts, and no day of a month comes after its thirty-first. */
function lastDay({ to }: MonthsWanted): string {
  return `${to}-31`;
}

type AsRead<Row> = Omit<Row, 'count'> & { count: number | string };

/** In PostgreSQL a sum of whole numbers is a decimal, which comes as text. */
function withNumber<Row extends { count: number | string }>(
  row: Row,
): Omit<Row, 'count'> & { count: number } {
  return { ...row, count: Number(row.count) };
}
