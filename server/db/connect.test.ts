import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import {
  findPostgresPrograms,
  startPostgres,
  type Postgres,
} from '#tests/support/database/postgres.ts';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, type Database } from './connect.ts';
import { withDeadline } from './statement-time.ts';

describe.skipIf(process.platform === 'win32')('the embedded database', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-db-'));
  const log = createLog('info', () => undefined);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    { what: 'made anew', isThere: false },
    { what: 'that everybody could read', isThere: true },
  ])('$what is read by nobody else, with the files beside it', async ({ what, isThere }) => {
    // A folder that another user made and that everyone may read.
    chmodSync(folder, 0o755);
    const file = path.join(folder, `${what.replaceAll(' ', '-')}.sqlite`);
    if (isThere) {
      writeFileSync(file, '');
      chmodSync(file, 0o644);
    }
    const database = connectDatabase(`sqlite:${file}`, log);
    await sql`create table something (id integer)`.execute(database);
    const modes = [file, `${file}-wal`, `${file}-shm`].map((own) => statSync(own).mode & 0o777);
    await database.destroy();
    expect(modes).toEqual([0o600, 0o600, 0o600]);
  });
});

describe.skipIf(findPostgresPrograms() === undefined)('a PostgreSQL that goes away', () => {
  let postgres: Postgres;
  let database: Database;
  const logged: string[] = [];

  beforeAll(async () => {
    postgres = startPostgres();
    database = connectDatabase(
      postgres.url,
      createLog('warn', (line) => logged.push(line)),
    );
  });
  afterAll(async () => {
    await database.destroy();
    postgres.remove();
  });

  it('in the middle of a transaction fails it, and ends nothing else', async () => {
    const ask = () => sql`select 1`.execute(database);
    // There are two connections; the idle one shows that both are gone.
    await Promise.all([ask(), ask()]);
    const transaction = database.transaction().execute(async (open) => {
      await sql`select 1`.execute(open);
      postgres.kill();
      // No query is running when the connection ends, so none can report the loss.
      await expect.poll(() => logged.join('')).toContain('database-connection-lost');
      await sql`select 1`.execute(open);
    });
    await expect(transaction).rejects.toThrow(/connection|terminat/i);
    postgres.start();
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
  });

  it('while its connections stay open is given up at the deadline, each connection with it', async () => {
    const ask = (on = database) => sql`select 1 as one`.execute(on);
    // These connections were opened before the outage and still look alive.
    await Promise.all([ask(), ask()]);
    postgres.pause();
    const hanging = await withDeadline(200, () =>
      Promise.allSettled([ask(), database.transaction().execute((open) => ask(open))]),
    );
    postgres.resume();
    const late = { status: 'rejected', reason: { code: 'statement-deadline' } };
    expect(hanging).toMatchObject([late, late]);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  it('stops over there what nobody waits for any more', async () => {
    const slow = withDeadline(100, () =>
      database.transaction().execute((open) => sql`select pg_sleep(30)`.execute(open)),
    );
    await expect(slow).rejects.toThrow(/in time|statement timeout/);
    const sleeping = async (): Promise<number> =>
      (
        await sql`select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`.execute(
          database,
        )
      ).rows.length;
    await expect.poll(sleeping).toBe(0);
  });
});
