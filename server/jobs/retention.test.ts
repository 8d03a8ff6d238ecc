import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import type { Database } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';
import { rollUpEventCounts } from './event-counts.handler.ts';
import { deleteWhatWasKeptLongEnough } from './retention.handler.ts';

const NOW = Date.parse('2026-11-22T03:00:00Z');
const DAY = 86_400_000;
const RETENTION_DAYS = 90;

const job = {
  kind: 'contact-mail',
  payload: '{}',
  subject_id: null,
  subscriber: null,
  attempts: 1,
  due_at: 0,
  run_at: 0,
  locked_by: null,
  last_error: null,
  created_at: NOW - 800 * DAY,
};
const message = {
  company_id: 'riverbend',
  language: 'en-US',
  topic: 'other',
  name: 'Ana',
  email: 'ana@example.com',
  message: 'Hello',
};
const plan = {
  subscriber: 'mark',
  company_id: 'riverbend',
  animal: 'lynx',
  language: 'en-US',
  email: 'ana@example.com',
  origin: 'https://retire.example.com',
  created_at: NOW,
  confirm_by: null,
};
const count = { company_id: 'riverbend', event: 'page load', detail: 'home', count: 1 };
const vote = { company_id: 'riverbend', sentiment: 'hopeful' };
const session = { person_id: 'ana', door: 'oidc', signed_in_at: 1, made_at: 1 };
const proposal = {
  id: 'proposal',
  entry: 'article/fees',
  open_entry: null,
  state: 'closed',
  version: 1,
  base: '',
  content: '{}',
  authors: '[]',
  note: '',
  said: '',
  created_at: 1,
  saved_at: 1,
  ended_at: 2,
};
const revision = {
  number: 1,
  at: '2026',
  who: 'ana',
  deed: 'published',
  entry: 'article/fees',
  note: '',
  edits: '[]',
};
const REMINDED = Date.parse('2026-05-21T02:59:59Z');

interface Kept {
  /** The column by which the rows are told apart here. */
  by: string;
  gone: ReadonlyArray<Record<string, unknown>>;
  stays: ReadonlyArray<Record<string, unknown>>;
  /** True for a table of which docs/operating.md says that it is kept without an end. */
  hasNoEnd?: true;
}

/** Every table with rows whose time is over and others. A new table does not compile without. */
const TABLES: Record<keyof Tables, Kept> = {
  contact_messages: {
    by: 'id',
    gone: [
      { ...message, id: 'old', fingerprint: 'f-1', created_at: NOW - 90 * DAY - 1 },
      { ...message, id: 'old-and-failed', fingerprint: 'f-2', created_at: NOW - 800 * DAY },
    ],
    stays: [
      { ...message, id: 'young', fingerprint: 'f-3', created_at: NOW - 90 * DAY },
      { ...message, id: 'not-sent', fingerprint: 'f-4', created_at: NOW - 800 * DAY },
    ],
  },
  plan_requests: {
    by: 'id',
    gone: [
      { ...plan, id: 'reminded', fingerprint: 'f-1', created_at: REMINDED },
      { ...plan, id: 'unconfirmed', fingerprint: 'f-2', confirm_by: NOW - 1 },
    ],
    stays: [
      { ...plan, id: 'to-remind', fingerprint: 'f-3', created_at: REMINDED + 1_000 },
      { ...plan, id: 'late', fingerprint: 'f-4', created_at: NOW - 800 * DAY },
      { ...plan, id: 'to-confirm', fingerprint: 'f-5', confirm_by: NOW },
    ],
  },
  jobs: {
    by: 'id',
    gone: ['sent', 'failed', 'suppressed', 'cancelled'].map((state) => ({
      ...job,
      id: state,
      dedupe_key: state,
      state,
      subject_id: state === 'failed' ? 'old-and-failed' : null,
      finished_at: NOW - 90 * DAY - 1,
    })),
    stays: [
      { ...job, id: 'young', dedupe_key: 'young', state: 'sent', finished_at: NOW - 90 * DAY },
      { ...job, id: 'open-1', dedupe_key: 'open-1', state: 'pending', subject_id: 'not-sent' },
      { ...job, id: 'open-2', dedupe_key: 'open-2', state: 'sending', subject_id: 'late' },
    ],
  },
  used_challenges: {
    by: 'id',
    gone: [{ id: 'old', expires_at: NOW - 1 }],
    stays: [{ id: 'young', expires_at: NOW }],
  },
  rate_limits: {
    by: 'key',
    gone: [{ key: 'old', count: 1, expires_at: NOW - 1 }],
    stays: [{ key: 'young', count: 1, expires_at: NOW }],
  },
  poll_votes: {
    by: 'voter',
    gone: [{ ...vote, day: '2024-10-21', voter: 'old' }],
    stays: [{ ...vote, day: '2024-10-22', voter: 'young' }],
  },
  // What is gone here is in a month then, which `event-counts.test.ts` shows.
  event_counts: {
    by: 'day',
    gone: [{ ...count, day: '2026-08-21', node_id: 'a' }],
    stays: [{ ...count, day: '2026-08-22', node_id: 'a' }],
  },
  event_months: {
    by: 'month',
    gone: [{ ...count, month: '2024-10' }],
    stays: [
      { ...count, month: '2024-11' },
      { ...count, month: '2026-08' },
    ],
  },
  article_likes: {
    by: 'visitor_id',
    gone: [],
    stays: [{ article_id: 'fees', visitor_id: 'a', created_at: 1 }],
    hasNoEnd: true,
  },
  article_like_counts: {
    by: 'article_id',
    gone: [],
    stays: [{ article_id: 'fees', likes: 1, changed_at: 1 }],
    hasNoEnd: true,
  },
  suppressions: {
    by: 'subscriber',
    gone: [],
    stays: [{ subscriber: 'mark', created_at: 1 }],
    hasNoEnd: true,
  },
  settings: { by: 'name', gone: [], stays: [{ name: 'some-mark', value: '1' }], hasNoEnd: true },
  studio_sessions: {
    by: 'id',
    gone: [{ ...session, id: 'old', expires_at: NOW - 1 }],
    stays: [{ ...session, id: 'young', expires_at: NOW }],
  },
  studio_sign_ins: {
    by: 'id',
    gone: [{ id: 'old', kind: 'invitation', data: '', expires_at: NOW - 1 }],
    stays: [{ id: 'young', kind: 'invitation', data: '', expires_at: NOW }],
  },
  studio_people: {
    by: 'id',
    gone: [],
    stays: [{ id: 'ana', email: 'ana@example.com', name: 'Ana', created_at: 1 }],
    hasNoEnd: true,
  },
  studio_roles: {
    by: 'person_id',
    gone: [],
    stays: [{ person_id: 'ana', company_id: '*', role: 'owner' }],
    hasNoEnd: true,
  },
  studio_companies: {
    by: 'company_id',
    gone: [],
    stays: [{ company_id: '*', four_eyes: 1 }],
    hasNoEnd: true,
  },
  studio_identities: {
    by: 'subject',
    gone: [],
    stays: [{ issuer: 'https://id.example.com', subject: '7', person_id: 'ana' }],
    hasNoEnd: true,
  },
  studio_passkeys: {
    by: 'id',
    gone: [],
    stays: [{ id: 'key', person_id: 'ana', public_key: '', counter: 0, created_at: 1 }],
    hasNoEnd: true,
  },
  studio_proposals: { by: 'id', gone: [], stays: [proposal], hasNoEnd: true },
  studio_audit: {
    by: 'hash',
    gone: [],
    stays: [{ number: 1, at: '2026', who: 'ana', deed: 'saved', previous: '', hash: 'h' }],
    hasNoEnd: true,
  },
  content_blobs: {
    by: 'hash',
    gone: [],
    stays: [{ hash: 'h', piece: 0, bytes: '' }],
    hasNoEnd: true,
  },
  content_revisions: { by: 'deed', gone: [], stays: [revision], hasNoEnd: true },
  content_files: {
    by: 'file',
    gone: [],
    stays: [{ file: 'faqs/faqs.yaml', revision: 1, hash: 'h' }],
    hasNoEnd: true,
  },
};
const NAMES = Object.keys(TABLES) as Array<keyof Tables>;

async function runDailyJobs(database: Database): Promise<number[]> {
  const forgotten: number[] = [];
  const now = (): number => NOW;
  const mailer = { forgetBefore: async (time: number) => void forgotten.push(time) };
  const config = { retentionDays: RETENTION_DAYS };
  const run = { id: 'job', payload: { day: '2026-11-22' } };
  await deleteWhatWasKeptLongEnough({ database, mailer, config, now })(run);
  await rollUpEventCounts({ database, now })(run);
  return forgotten;
}

describeOnEachDatabase('the daily deletion', (test) => {
  beforeEach(() => test.empty());

  const insert = (table: keyof Tables, row: Record<string, unknown>): Promise<unknown> => {
    const columns = sql.join(Object.keys(row).map((name) => sql.id(name)));
    const values = sql.join(Object.values(row));
    return sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(
      test.database(),
    );
  };
  const list = async (table: keyof Tables): Promise<unknown[]> => {
    const by = sql.ref(TABLES[table].by);
    const all = sql<{
      name: unknown;
    }>`select ${by} as name from ${sql.table(table)} order by ${by}`;
    return (await all.execute(test.database())).rows.map(({ name }) => name);
  };

  it('takes from each table what was kept long enough, and nothing else, also a second time', async () => {
    const database = test.database();
    for (const table of NAMES)
      for (const row of [...TABLES[table].gone, ...TABLES[table].stays]) await insert(table, row);
    const kept = NAMES.map((table) => {
      const { by, stays } = TABLES[table];
      return [table, stays.map((row) => String(row[by])).toSorted()];
    });
    await runDailyJobs(database);
    const left = await Promise.all(NAMES.map(async (table) => [table, await list(table)]));
    expect(left).toEqual(kept);
    expect(await runDailyJobs(database)).toEqual([NOW - RETENTION_DAYS * DAY]);
    expect(await Promise.all(NAMES.map(async (table) => [table, await list(table)]))).toEqual(kept);
  });

  it('knows every table that there is', async () => {
    const tables = await test.database().introspection.getTables();
    expect(tables.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted());
    const ending = NAMES.filter((name) => TABLES[name].hasNoEnd !== true);
    for (const name of ending) expect(TABLES[name].gone, name).not.toEqual([]);
  });

  it('takes more than one step where there is much', async () => {
    const row = { count: 1, expires_at: NOW - 1 };
    await sql`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 2500)
      insert into rate_limits (key, count, expires_at)
      select 'key-' || n, cast(${row.count} as integer), cast(${row.expires_at} as bigint) from numbers`.execute(
      test.database(),
    );
    await runDailyJobs(test.database());
    expect(await list('rate_limits')).toEqual([]);
  });
});
