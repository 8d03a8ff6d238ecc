/* oxlint-disable eslint/no-await-in-loop -- one table after the other: this is a command, not an answer */
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { Tables } from '../schema.ts';

interface KeptTable {
  table: string;
  rows: number;
  /** The oldest row by the time that its end is counted from; undefined in an empty table. */
  oldest: string | undefined;
  /** How many days a row may have; undefined where the operator's guide says that there is no end. */
  days: number | undefined;
  /** Rows that a daily job should have deleted by now. */
  late: number;
}

interface Rule {
  column: string;
  days: number | undefined;
  /** The column holds a day or a month as text, not milliseconds. */
  isText?: true;
  /** What these rows wait for keeps them longer. */
  except?: 'open jobs';
}

const DAY_MS = 86_400_000;
/** The jobs run once a day, and the reminder of a plan may be sent a day late. */
const GRACE_DAYS = 2;
const HALF_A_YEAR = 184;
const MONTHS_25 = 31 * 25;
/** Columns of tables without a time: their smallest value is no age. */
const NO_TIMES: ReadonlySet<string> = new Set(['name', 'person_id', 'company_id', 'hash', 'file']);

const rulesFor = (retentionDays: number): Record<keyof Tables, Rule> => ({
  contact_messages: { column: 'created_at', days: retentionDays, except: 'open jobs' },
  plan_requests: { column: 'created_at', days: HALF_A_YEAR, except: 'open jobs' },
  jobs: { column: 'finished_at', days: retentionDays },
  used_challenges: { column: 'expires_at', days: 0 },
  rate_limits: { column: 'expires_at', days: 0 },
  poll_votes: { column: 'day', days: MONTHS_25, isText: true },
  event_counts: { column: 'day', days: 92, isText: true },
  event_months: { column: 'month', days: MONTHS_25, isText: true },
  article_likes: { column: 'created_at', days: undefined },
  article_like_counts: { column: 'changed_at', days: undefined },
  suppressions: { column: 'created_at', days: undefined },
  settings: { column: 'name', days: undefined, isText: true },
  studio_people: { column: 'created_at', days: undefined },
  studio_roles: { column: 'person_id', days: undefined, isText: true },
  studio_companies: { column: 'company_id', days: undefined, isText: true },
  studio_sessions: { column: 'expires_at', days: 0 },
  studio_sign_ins: { column: 'expires_at', days: 0 },
  studio_identities: { column: 'person_id', days: undefined, isText: true },
  studio_passkeys: { column: 'created_at', days: undefined },
  studio_proposals: { column: 'created_at', days: undefined },
  studio_audit: { column: 'at', days: undefined, isText: true },
  content_blobs: { column: 'hash', days: undefined, isText: true },
  content_revisions: { column: 'at', days: undefined, isText: true },
  content_files: { column: 'file', days: undefined, isText: true },
});

/** Says of every table how much is in it, since when, and what should be gone already. */
export async function reportRetention(
  database: Database,
  { now, retentionDays }: { now: number; retentionDays: number },
): Promise<KeptTable[]> {
  const report: KeptTable[] = [];
  for (const [table, rule] of Object.entries(rulesFor(retentionDays))) {
    const { column, days, isText = false, except } = rule;
    const before = now - ((days ?? 0) + GRACE_DAYS) * DAY_MS;
    const limit = isText ? new Date(before).toISOString().slice(0, 10) : before;
    const waits =
      except === undefined
        ? sql`1 = 1`
        : sql`not exists (select 1 from jobs where jobs.subject_id = ${sql.ref(`${table}.id`)} and jobs.state in ('pending', 'sending'))`;
    const ref = sql.ref(`${table}.${column}`);
    const late =
      days === undefined
        ? sql`0`
        : sql`sum(case when ${ref} < ${limit} and ${waits} then 1 else 0 end)`;
    const { rows } = await sql<{
      count: number;
      oldest: string | number | null;
      late: number | null;
    }>`select count(*) as count, min(${ref}) as oldest, ${late} as late from ${sql.table(table)}`.execute(
      database,
    );
    const { count = 0, oldest = null, late: lateRows = 0 } = rows[0] ?? {};
    const isTime = typeof oldest === 'number';
    report.push({
      table,
      rows: count,
      oldest: NO_TIMES.has(column) || oldest === null ? undefined : isTime ? dayOf(oldest) : oldest,
      days,
      late: lateRows ?? 0,
    });
  }
  return report;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
