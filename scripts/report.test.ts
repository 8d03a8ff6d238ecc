import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOfReport } from '#domain/analytics/kept-counts.ts';
import { dayOf } from '#domain/time/day-of.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { addEventCounts, type EventCount } from '#server/db/queries/event-counts.ts';
import { addVote } from '#server/db/queries/poll-votes.ts';
import { createLog } from '#server/log.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sendero-report-'));
const url = `sqlite:${path.join(folder, 'report.sqlite')}`;
const day = dayOf(Date.now());
const DAYS_AGO = 200;
/** The first day of the month in which a report of so many days begins. */
const MONTH_AGO = startOfReport(DAYS_AGO, Date.now());

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['scripts/report.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url },
  });
}

beforeAll(async () => {
  const database = connectDatabase(
    url,
    createLog('error', () => undefined),
  );
  await migrateDatabase(database);
  const visits: EventCount = {
    companyId: 'riverbend',
    day,
    event: 'visit started',
    detail: 'first',
    count: 1_200,
  };
  await addEventCounts(database, 'node-1', [visits, { ...visits, detail: 'return', count: 9 }]);
  await addEventCounts(database, 'node-1', [{ ...visits, count: 5 }]);
  await addEventCounts(database, 'node-2', [{ ...visits, count: 30 }]);
  await addEventCounts(database, 'node-1', [{ ...visits, day: '2020-01-01', count: 7_000 }]);
  await addEventCounts(database, 'node-1', [{ ...visits, companyId: 'generic', count: 80_000 }]);
  await addEventCounts(database, 'node-1', [
    { ...visits, event: 'refused', detail: 'unknown name', count: 6_000 },
  ]);
  await database
    .insertInto('event_months')
    .values({
      company_id: 'riverbend',
      month: MONTH_AGO.slice(0, -'-01'.length),
      event: 'visit started',
      detail: 'first',
      count: 50_000,
    })
    .execute();
  for (let voter = 0; voter < 12; voter += 1) {
    const vote = { companyId: 'riverbend', day, voter: String(voter), sentiment: 'hopeful' };
    expect(await addVote(database, vote)).toBe(true);
    expect(await addVote(database, vote)).toBe(false);
  }
  await database.destroy();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run report', () => {
  const csv = path.join(folder, 'figures.csv');
  // Each run starts a process that reads all content, so one is asked about more than one thing.
  let figures: ReturnType<typeof run>;
  beforeAll(() => {
    figures = run('riverbend', '--csv', csv);
  });

  it('prints a company’s figures of all nodes, and hides the small ones', () => {
    const { status, stdout } = figures;
    expect(status).toBe(0);
    expect(stdout).toMatch(/First visits +1,235 +█/);
    expect(stdout).toMatch(/Return visits +< 10\n/);
    expect(stdout).toMatch(/Hopeful +12 +█/);
  });

  it('adds the months of longer reports, and says where it begins', () => {
    const { stdout } = run('riverbend', '--days', String(DAYS_AGO));
    expect(stdout).toContain(`riverbend, ${MONTH_AGO} until today`);
    expect(stdout).toMatch(/First visits +51,235 +█/);
  });

  it('tells the operator, and nobody else, what was refused', () => {
    expect(figures.stdout).toContain('Not counted: 6,000 unknown name\n');
    expect(readFileSync(csv, 'utf8')).not.toMatch(/refused|6,?000/i);
  });

  it('writes them as CSV', () => {
    expect(readFileSync(csv, 'utf8')).toContain('Visits,First visits,1235\r\n');
  });

  it.each([
    { args: [], says: /Say which/ },
    { args: ['nobody'], says: /nobody: no such company/ },
    { args: ['riverbend', '--days', 'many'], says: /--days is a whole number/ },
  ])('with $args says what to do instead', ({ args, says }) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(says);
  });
});
