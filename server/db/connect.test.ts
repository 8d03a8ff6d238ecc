import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import {
  findPostgresPrograms,
  startPostgres,
  type Postgres,
} from '#tests/support/database/postgres.ts';
import { connectDatabase, type Database } from './connect.ts';

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
    // Two connections: the one that stays idle tells when both are gone.
    await Promise.all([ask(), ask()]);
    const transaction = database.transaction().execute(async (open) => {
      await sql`select 1`.execute(open);
      postgres.kill();
      // Nothing is being asked when the connection ends: the loss has no query to be told to.
      await expect.poll(() => logged.join('')).toContain('database-connection-lost');
      await sql`select 1`.execute(open);
    });
    await expect(transaction).rejects.toThrow(/connection|terminat/i);
    postgres.start();
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
  });
});
