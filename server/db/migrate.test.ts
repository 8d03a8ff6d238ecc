import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findPostgresPrograms,
  startPostgres,
  type Postgres,
} from '#tests/support/database/postgres.ts';
import { createLog } from '../log.ts';
import { connectDatabase } from './connect.ts';
import { migrateDatabase } from './migrate.ts';
import { migrations } from './migrations/all.ts';

const NODES = 4;

describe.skipIf(findPostgresPrograms() === undefined)('migrations', () => {
  let postgres: Postgres;
  beforeAll(() => {
    postgres = startPostgres();
  });
  afterAll(() => postgres.remove());

  it('are applied once when several nodes start at the same time', async () => {
    const nodes = Array.from({ length: NODES }, () =>
      connectDatabase(
        postgres.url,
        createLog('error', () => undefined),
      ),
    );
    const applied = await Promise.all(nodes.map((node) => migrateDatabase(node)));
    await Promise.all(nodes.map((node) => node.destroy()));
    const names = applied.flat().map(({ migrationName }) => migrationName);
    expect(names).toEqual(Object.keys(migrations));
  });
});
