import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { connectDatabase, type Database } from './connect.ts';
import { migrateDatabase } from './migrate.ts';
import { migrations } from './migrations/all.ts';

const NAMES = Object.keys(migrations);
/** The tables as each migration left them on the day it shipped; both databases take the statements. */
const schemaFile = (name: string): string => `tests/support/database/schemas/${name}.sql`;
const upTo = (last: string): Record<string, (typeof migrations)[string]> =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));

describe.each(NAMES.map((name) => ({ name })))('the migration $name', ({ name }) => {
  it('makes what it made when it shipped', async () => {
    const database = connectDatabase(
      'sqlite::memory:',
      createLog('error', () => undefined),
    );
    await migrateDatabase(database, upTo(name));
    const { rows } = await sql<{
      sql: string;
    }>`select sql from sqlite_master where sql is not null order by name`.execute(database);
    await database.destroy();
    const text = rows.map((row) => `${row.sql};\n`).join('');
    // Written by hand, a file could say anything: `vitest --update` writes that of a new migration.
    await expect(text).toMatchFileSnapshot(`../../${schemaFile(name)}`);
  });
});

describeOnEachDatabase('a database of an earlier version', (test) => {
  let database: Database;

  beforeEach(async () => {
    database = test.database();
    const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
    for (const { name } of tables) await database.schema.dropTable(name).execute();
  });

  /** Makes the database as that version left it, without the migrations of today. */
  const make = async (last: string): Promise<void> => {
    const statements = readFileSync(schemaFile(last), 'utf8').split(/;\n/).filter(Boolean);
    const order = (statement: string): number => (/^create table/i.test(statement) ? 0 : 1);
    for (const statement of statements.toSorted((a, b) => order(a) - order(b)))
      await sql.raw(statement).execute(database);
    const done = Object.keys(upTo(last));
    for (const name of done)
      await sql`insert into ${sql.table(DEFAULT_MIGRATION_TABLE)} (name, "timestamp")
        values (${name}, '2026-11-20T00:00:00.000Z')`.execute(database);
    await sql`insert into ${sql.table(DEFAULT_MIGRATION_LOCK_TABLE)} (id, is_locked)
      values ('migration_lock', 0)`.execute(database);
  };
  const readAll = async (table: string): Promise<Array<Record<string, unknown>>> => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      database,
    );
    return rows;
  };
  const describeTables = async (): Promise<unknown> => {
    const tables = await database.introspection.getTables();
    return tables
      .map(({ name, columns }) => [
        name,
        columns.map((column) => [column.name, column.dataType.toLowerCase(), column.isNullable]),
      ])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  };

  it.each(NAMES.map((last) => ({ last })))(
    'after $last is brought up to date with every row it had',
    async ({ last }) => {
      await make(last);
      const before = new Map<string, Array<Record<string, unknown>>>();
      for (const { name, columns } of await database.introspection.getTables()) {
        const values = columns.map(({ name: column, dataType }) =>
          /int/i.test(dataType) ? 7 : `${column} of then`,
        );
        const names = sql.join(columns.map((column) => sql.ref(column.name)));
        await sql`insert into ${sql.table(name)} (${names}) values (${sql.join(values)})`.execute(
          database,
        );
        before.set(name, await readAll(name));
      }
      await migrateDatabase(database);
      for (const [name, [row]] of before)
        expect(await readAll(name), name).toEqual([expect.objectContaining(row ?? {})]);
      const upgraded = await describeTables();
      const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
      for (const { name } of tables) await database.schema.dropTable(name).execute();
      await migrateDatabase(database);
      expect(upgraded).toEqual(await describeTables());
    },
  );

  it('is kept as a file for every migration', () => {
    expect(NAMES.filter((name) => !existsSync(schemaFile(name)))).toEqual([]);
  });
});
