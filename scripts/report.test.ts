import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToMonth, listToldMonths, monthOf } from '#domain/sponsor/told-months.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { addEventCounts, type EventCount } from '#server/db/queries/event-counts.ts';
import { addVote } from '#server/db/queries/poll-votes.ts';
import { createLog } from '#server/log.ts';
import { sayMonth } from '#server/sponsor/say-figures.ts';
import { runCommand, type Told } from '#tests/support/commands/run-command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sendero-report-'));
const url = `sqlite:${path.join(folder, 'report.sqlite')}`;
/** The last month that is told, a day in it, and a month that is long summed up. */
const LAST = listToldMonths(Date.now()).at(-1) ?? '';
const day = `${LAST}-10`;
const LONG_AGO = addToMonth(LAST, -8);

function run(...args: string[]): Promise<Told> {
  return runCommand(['scripts/report.ts', ...args], { DATABASE_URL: url });
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
  await addEventCounts(database, 'node-1', [
    { ...visits, day: '2020-01-01', count: 7_000 },
    // A month that is not over is not told.
    { ...visits, day: `${monthOf(Date.now())}-01`, count: 300 },
  ]);
  await addEventCounts(database, 'node-1', [{ ...visits, companyId: 'generic', count: 80_000 }]);
  await addEventCounts(database, 'node-1', [
    { ...visits, event: 'refused', detail: 'unknown name', count: 6_000 },
  ]);
  await database
    .insertInto('event_months')
    .values({
      company_id: 'riverbend',
      month: LONG_AGO,
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
  // A run reads all content, so one is asked about more than one thing.
  let figures: Told;
  beforeAll(async () => {
    figures = await run('riverbend', '--csv', csv);
  });

  it('prints a company’s figures of all nodes and whole months, and hides the small ones', () => {
    const { status, stdout } = figures;
    expect(status).toBe(0);
    expect(stdout).toMatch(/First visits by browser +1,235 or more +█/);
    expect(stdout).toMatch(/Return visits +not told\n/);
    // Twelve are hopeful: the feeling in the middle covers the others, so the whole is told alone.
    expect(stdout).toMatch(/Answers in all +10 or more +█/);
    expect(stdout).toMatch(/Hopeful +not told\n/);
  });

  it('adds what is told of the months of longer reports, and says which they are', async () => {
    const { stdout } = await run('riverbend', '--months', '9');
    const said = (month: string): string => sayMonth(month, 'en-US');
    expect(stdout).toContain(`riverbend, ${said(LONG_AGO)} to ${said(LAST)}`);
    expect(stdout).toMatch(/First visits by browser +51,235 or more +█/);
  });

  it('tells the operator, and nobody else, what was refused', () => {
    expect(figures.stdout).toContain('Not counted: 6,000 unknown name\n');
    expect(readFileSync(csv, 'utf8')).not.toMatch(/refused|6,?000/i);
  });

  it('writes them as CSV', () => {
    expect(readFileSync(csv, 'utf8')).toContain(`${LAST},Reach,First visits by browser,1235,0\r\n`);
  });

  it.each([
    { args: [], says: /Say which/ },
    { args: ['nobody'], says: /nobody: no such company/ },
    { args: ['riverbend', '--months', 'many'], says: /--months is a whole number/ },
    { args: ['riverbend', '--days', '90'], says: /Unknown option '--days'/ },
  ])('with $args says what to do instead', async ({ args, says }) => {
    const { status, stderr } = await run(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(says);
  });
});
