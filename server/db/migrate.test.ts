import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findPostgresPrograms,
  startPostgres,
  type Postgres,
} from '#tests/support/database/postgres.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { createLog } from '../log.ts';
import { connectDatabase } from './connect.ts';
import { migrateDatabase, requireCurrentDatabase } from './migrate.ts';
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

describeOnEachDatabase('migrations of another version', (test) => {
  const done = { up: () => Promise.resolve() };

  it('are no obstacle to a node of an older one that starts again', async () => {
    await migrateDatabase(test.database(), { ...migrations, '9000-of-a-newer-version': done });
    expect(await migrateDatabase(test.database())).toEqual([]);
    await requireCurrentDatabase(test.database());
  });

  it('are refused where this one should know them', async () => {
    const [first = ''] = Object.keys(migrations);
    const { [first]: _, ...others } = migrations;
    await expect(migrateDatabase(test.database(), others)).rejects.toThrow(
      'The database could not be brought up to date',
    );
  });
});
