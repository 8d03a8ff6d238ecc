import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/all.ts';
import { queueJob } from '#server/jobs/queue-job.ts';
import { createLog } from '#server/log.ts';
import { runCommand } from '#tests/support/commands/run-command.ts';

let folder: string;
let url: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-jobs-'));
  url = `sqlite:${path.join(folder, 'test.sqlite')}`;
  database = connectDatabase(
    url,
    createLog('error', () => undefined),
  );
  await migrateDatabase(database);
  for (const about of ['a', 'b', 'c']) {
    await queueJob(database, { kind: 'contact-mail', about, payload: {}, dueAt: 0, now: 1 });
  }
  await database
    .updateTable('jobs')
    .set({ state: 'failed', attempts: 8, last_error: 'ECONNECTION' })
    .where('dedupe_key', '!=', 'contact-mail:c')
    .execute();
});
afterAll(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

async function jobs(
  databaseUrl: string,
  ...args: string[]
): Promise<{ status: number | null; output: string }> {
  const { status, stdout, stderr } = await runCommand(['scripts/jobs.ts', ...args], {
    DATABASE_URL: databaseUrl,
  });
  return { status, output: `${stdout}${stderr}` };
}

describe('the command for what could not be sent', () => {
  it('lists it with its reason, and gives one or all of it new tries', async () => {
    const listed = await jobs(url, 'list');
    expect(listed.status).toBe(0);
    expect(listed.output).toMatch(/contact-mail {2}8 tries {2}ECONNECTION/);
    expect(listed.output).toMatch(/2 failed/);
    expect(listed.output).toMatch(/1 pending/);
    const id = /^[0-9a-f-]{36}/.exec(listed.output)?.[0] ?? '';
    expect((await jobs(url, 'retry', id)).output).toMatch(/^1 job/);
    expect(await jobs(url, 'retry', id)).toMatchObject({ status: 1 });
    expect((await jobs(url, 'retry', '--all')).output).toMatch(/^1 job/);
    expect((await jobs(url, 'list')).output).toMatch(/^3 pending/);
  });

  it('changes nothing in a database that is older than it', async () => {
    const older = `sqlite:${path.join(folder, 'older.sqlite')}`;
    const log = createLog('error', () => undefined);
    const before = connectDatabase(older, log);
    await migrateDatabase(before, Object.fromEntries(Object.entries(migrations).slice(0, 1)));
    await before.destroy();
    const listTables = (): unknown[] =>
      new DatabaseSync(older.slice('sqlite:'.length))
        .prepare('select name from sqlite_master')
        .all();
    const tables = listTables();
    const { status, output } = await jobs(older, 'list');
    expect(status).toBe(1);
    expect(output).toContain('Start the server once');
    expect(listTables()).toEqual(tables);
  });

  it.each([[], ['retry'], ['delete', 'x']])('says how it is used after %j', async (...args) => {
    const { status, output } = await jobs(url, ...args.flat());
    expect(status).toBe(2);
    expect(output).toMatch(/^Use: npm run jobs/);
  });
});
