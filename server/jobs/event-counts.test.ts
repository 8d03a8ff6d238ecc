import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import type { Database } from '../db/connect.ts';
import { addEventCounts, type EventCount } from '../db/queries/event-counts.ts';
import { sumFirstVisits, sumMonths } from '../db/queries/month-counts.ts';
import { rollUpEventCounts } from './event-counts.handler.ts';

const NOW = Date.parse('2026-11-22T03:00:00Z');

const count = (day: string, change: Partial<EventCount> = {}): EventCount => ({
  companyId: 'riverbend',
  day,
  event: 'page load',
  detail: 'home',
  count: 1,
  ...change,
});

const rollUp = (database: Database, now = NOW): Promise<unknown> =>
  rollUpEventCounts({ database, now: () => now })({ id: 'job', payload: { day: '2026-11-22' } });

const months = (database: Database) =>
  database
    .selectFrom('event_months')
    .select(['company_id', 'month', 'event', 'detail', 'count'])
    .orderBy('company_id')
    .orderBy('month')
    .orderBy('detail')
    .execute();

const days = async (database: Database): Promise<string[]> =>
  (await database.selectFrom('event_counts').select('day').orderBy('day').execute()).map(
    ({ day }) => day,
  );

describeOnEachDatabase('the counts of events', (test) => {
  beforeEach(() => test.empty());

  it('add to the row of their node, whatever their names hold', async () => {
    const database = test.database();
    const odd = count('2026-11-22', { detail: `"it’s" \\ [1, 2]\u2028 ñ`, count: 3 });
    await addEventCounts(database, 'node-1', [odd, count('2026-11-22')]);
    await addEventCounts(database, 'node-1', [odd]);
    await addEventCounts(database, 'node-2', [odd]);
    const rows = await database
      .selectFrom('event_counts')
      .select(['node_id', 'detail', 'count'])
      .orderBy('node_id')
      .orderBy('count')
      .execute();
    expect(rows).toEqual([
      { node_id: 'node-1', detail: 'home', count: 1 },
      { node_id: 'node-1', detail: odd.detail, count: 6 },
      { node_id: 'node-2', detail: odd.detail, count: 3 },
    ]);
  });
});

describeOnEachDatabase('the job that sums up old counts', (test) => {
  beforeEach(() => test.empty());

  it('makes a month of the days before the last quarter, over all nodes, and adds what comes late', async () => {
    const database = test.database();
    const old = [
      count('2026-07-31', { count: 100 }),
      count('2026-08-01'),
      count('2026-08-21', { detail: 'faqs' }),
    ];
    const recent = [count('2026-08-22'), count('2026-11-22')];
    for (const node of ['node-1', 'node-2'])
      await addEventCounts(database, node, [...old, ...recent]);
    await addEventCounts(database, 'node-1', [count('2026-08-02', { companyId: 'generic' })]);
    await rollUp(database);
    const row = { company_id: 'riverbend', month: '2026-08', event: 'page load', detail: 'home' };
    const made = [
      { ...row, company_id: 'generic', count: 1 },
      { ...row, month: '2026-07', count: 200 },
      { ...row, detail: 'faqs', count: 2 },
      { ...row, count: 2 },
    ];
    expect(await months(database)).toEqual(made);
    expect(await days(database)).toEqual(['2026-08-22', '2026-08-22', '2026-11-22', '2026-11-22']);

    await addEventCounts(database, 'node-3', [count('2026-08-03', { count: 5 })]);
    await rollUp(database);
    expect(await months(database)).toEqual([...made.slice(0, 3), { ...row, count: 7 }]);
  });

  it('changes no sum of a month, whether its days are apart, summed up or both', async () => {
    const database = test.database();
    const all = [
      '2026-06-30',
      '2026-07-01',
      '2026-08-01',
      '2026-08-21',
      '2026-08-22',
      '2026-09-01',
    ];
    await addEventCounts(
      database,
      'node-1',
      all.map((day, index) => count(day, { count: 10 ** index })),
    );
    await addEventCounts(database, 'node-2', [
      count('2026-08-31', { event: 'visit started', detail: 'first qr', count: 7 }),
    ]);
    const sums = async (): Promise<unknown[]> => {
      const wanted = { from: '2026-07', to: '2026-08' };
      const rows = await sumMonths(database, 'riverbend', wanted);
      return [
        rows.toSorted((a, b) => `${a.month}${a.event}`.localeCompare(`${b.month}${b.event}`)),
        await sumFirstVisits(database, wanted),
      ];
    };
    const page = { event: 'page load', detail: 'home' };
    const visit = { month: '2026-08', count: 7 };
    const before = await sums();
    expect(before).toEqual([
      [
        { month: '2026-07', ...page, count: 10 },
        { month: '2026-08', ...page, count: 11_100 },
        { ...visit, event: 'visit started', detail: 'first qr' },
      ],
      [{ ...visit, companyId: 'riverbend' }],
    ]);
    await rollUp(database);
    expect(await sums()).toEqual(before);
  });

  it('loses and doubles nothing in many steps, on two nodes at once, while counts come in', async () => {
    const database = test.database();
    const many = Array.from({ length: 2_500 }, (_, name) =>
      count('2026-07-01', { detail: `page-${name}` }),
    );
    await addEventCounts(database, 'node-1', many);
    const late = addEventCounts(database, 'node-1', many.slice(0, 100));
    await Promise.all([rollUp(database), rollUp(database), late]);
    await rollUp(database);
    expect(await days(database)).toEqual([]);
    const { rows } = await sql<{ sum: number | string }>`
      select sum(count) as sum from event_months`.execute(database);
    expect(Number(rows[0]?.sum)).toBe(2_600);
  });

  it('deletes months after 25 of them', async () => {
    const database = test.database();
    await addEventCounts(database, 'node-1', [count('2024-10-31'), count('2024-11-01')]);
    await rollUp(database);
    expect((await months(database)).map(({ month }) => month)).toEqual(['2024-11']);
    await rollUp(database, Date.parse('2026-12-01T00:00:00Z'));
    expect(await months(database)).toEqual([]);
  });
});
