import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logOperator } from '#server/audit/log-operator.ts';
import { backUp } from '#server/jobs/backup.handler.ts';
import { createLog } from '#server/log.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { connectDatabase, type Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import { migrateDatabase } from '../migrate.ts';
import { migrations } from '../migrations/all.ts';
import { checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { TABLE_KEYS } from './table-keys.ts';
import { writeBackup } from './write-backup.ts';

const NOW = Date.parse('2026-11-22T03:00:00Z');
const silent = createLog('error', () => undefined);

/** The lines between the heading, which has the time, and the ending, which has the sum. */
function rowsOf(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString().split('\n').slice(1, -2);
}

describeOnEachDatabase('a backup', (test) => {
  let folder: string;
  let source: Database;
  let count = 0;
  const newFile = (): string => path.join(folder, `${(count += 1)}.jsonl.gz`);
  const openEmpty = (): Database => connectDatabase(`sqlite:${newFile()}.sqlite`, silent);

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sendero-backup-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    source = test.database();
    const tables = await source.introspection.getTables({ withInternalKyselyTables: true });
    for (const { name } of tables) await source.schema.dropTable(name).execute();
  });

  /** A row or three in every table that there is, with what is hard to carry. */
  const fill = async (): Promise<void> => {
    for (const { name, columns } of await source.introspection.getTables())
      for (const at of [1, 2, 3]) {
        const row = columns.map(({ name: column, dataType, isNullable }) => {
          if (isNullable && at === 2) return null;
          if (/int/i.test(dataType)) return NOW * 1_000 + at;
          return `${column} ${at} ñ "quoted"\n\u2028 '; drop table jobs; -- \u{1F43B}`;
        });
        const names = sql.join(columns.map((column) => sql.ref(column.name)));
        const small = row.map((value) => (typeof value === 'number' ? at : value));
        await sql`insert into ${sql.table(name)} (${names}) values (${sql.join(small)})`.execute(
          source,
        );
      }
  };

  it.each(Object.keys(migrations).map((last) => ({ last })))(
    'of a database after $last is restored as it was, and brought up to date',
    async ({ last }) => {
      const shipped = Object.entries(migrations).filter(([name]) => name <= last);
      await migrateDatabase(source, Object.fromEntries(shipped));
      await fill();
      const file = newFile();
      await writeBackup(source, { file, now: NOW });
      const copy = openEmpty();
      const { heading, rows } = await restoreBackup(copy, file);
      expect(heading.migrations).toEqual(shipped.map(([name]) => name));
      expect(Object.values(rows).every((number) => number === 3)).toBe(true);
      await migrateDatabase(source);
      const [ofSource, ofCopy] = [newFile(), newFile()];
      await writeBackup(source, { file: ofSource, now: NOW });
      await writeBackup(copy, { file: ofCopy, now: NOW });
      await copy.destroy();
      expect(rowsOf(ofCopy).toSorted()).toEqual(rowsOf(ofSource).toSorted());
      expect(rowsOf(ofCopy).length).toBeGreaterThan(Object.keys(rows).length * 4 - 1);
    },
  );

  it('goes back into this kind of database from the embedded one', async () => {
    const embedded = openEmpty();
    await migrateDatabase(embedded);
    const marks = ['a', 'b'].map((subscriber) => ({ subscriber, created_at: NOW }));
    await embedded.insertInto('suppressions').values(marks).execute();
    const file = newFile();
    await writeBackup(embedded, { file, now: NOW });
    await embedded.destroy();
    await restoreBackup(source, file);
    expect(await source.selectFrom('suppressions').selectAll().execute()).toEqual(marks);
  });

  it('has the rows of one moment, however many there are and whatever is written meanwhile', async () => {
    await migrateDatabase(source);
    await sql`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 5000)
      insert into rate_limits (key, count, expires_at)
      select 'key-' || n, 1, 1 from numbers`.execute(source);
    const other = connectDatabase(test.url(), silent);
    const file = newFile();
    const done = new AbortController();
    let written = 0;
    const write = async (): Promise<void> => {
      while (!done.signal.aborted) {
        await source
          .insertInto('rate_limits')
          .values({ key: `later-${(written += 1)}`, count: 1, expires_at: 1 })
          .execute();
        await source
          .insertInto('settings')
          .values({ name: `later-${written}`, value: '' })
          .execute();
      }
    };
    const writing = write();
    const rows = await writeBackup(other, { file, now: NOW });
    done.abort();
    await writing;
    await other.destroy();
    expect(written).toBeGreaterThan(1);
    const [limits, settings] = [(rows['rate_limits'] ?? 0) - 5_000, rows['settings'] ?? 0];
    expect(limits - settings).toBeOneOf([0, 1]);
    expect(settings).toBeLessThan(written);
  });

  it('is read by its owner alone, and an unfinished one is no backup', async () => {
    await migrateDatabase(source);
    const file = newFile();
    await writeBackup(source, { file, now: NOW });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await source.schema.createTable('unknown').addColumn('id', 'text').execute();
    const next = newFile();
    await expect(writeBackup(source, { file: next, now: NOW })).rejects.toThrow(
      'unknown has no key',
    );
    await source.schema.dropTable('unknown').execute();
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
    expect(existsSync(next)).toBe(false);
  });

  it('that was cut, changed or made by a newer version changes nothing', async () => {
    await migrateDatabase(source);
    await source.insertInto('settings').values({ name: 'one', value: 'x' }).execute();
    const file = newFile();
    await writeBackup(source, { file, now: NOW });
    const bytes = readFileSync(file);
    const text = gunzipSync(bytes).toString();
    const last = text.trimEnd().lastIndexOf('\n') + 1;
    const packed = (changed: string): Buffer => gzipSync(changed);
    const broken = {
      cut: bytes.subarray(0, bytes.length - 30),
      'without its end': packed(text.slice(0, last)),
      'with another value': packed(text.replace('"x"', '"y"')),
      'with a row less': packed(text.replace(/\["one","x"\]\n/, '')),
      empty: packed(''),
      'not ours': packed('{"a":1}\n{"b":2}\n'),
    };
    const empty = openEmpty();
    for (const [what, content] of Object.entries(broken)) {
      const other = newFile();
      writeFileSync(other, content);
      await expect(restoreBackup(empty, other), what).rejects.toThrow('The backup is not whole');
    }
    await expect(restoreBackup(empty, path.join(folder, 'none'))).rejects.toThrow('ENOENT');
    await migrateDatabase(source, { ...migrations, '9000-new': { up: () => Promise.resolve() } });
    const newer = newFile();
    await writeBackup(source, { file: newer, now: NOW });
    await expect(restoreBackup(empty, newer)).rejects.toThrow('newer version: it knows 9000-new');
    expect(await empty.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
    await empty.destroy();
  });

  it('is restored with the row that says so, or not at all', async () => {
    await migrateDatabase(source);
    await source.insertInto('settings').values({ name: 'one', value: 'x' }).execute();
    const file = newFile();
    await writeBackup(source, { file, now: NOW });
    const copy = openEmpty();
    const countIn = async (on: Database | InTransaction): Promise<number> =>
      (await on.selectFrom('settings').selectAll().execute()).length;
    let seen = 0;
    const isCut = restoreBackup(copy, file, async (on) => {
      seen = await countIn(on);
      throw new Error('The machine stops here');
    });
    await expect(isCut).rejects.toThrow('The machine stops here');
    expect([seen, await countIn(copy)]).toEqual([1, 0]);
    await copy.destroy();
  });

  it('of a database without a log gets its row once there is one', async () => {
    const shipped = Object.entries(migrations).filter(([name]) => name < '0040-studio');
    await migrateDatabase(source, Object.fromEntries(shipped));
    const file = newFile();
    await writeBackup(source, { file, now: NOW });
    const copy = openEmpty();
    const rows: number[] = [];
    await restoreBackup(copy, file, async (on) => {
      rows.push((await logOperator(on, { deed: 'restored' })).number);
    });
    expect(rows).toEqual([1]);
    await copy.destroy();
  });

  it('is never restored over what is there', async () => {
    await migrateDatabase(source);
    const file = newFile();
    await writeBackup(source, { file, now: NOW });
    await expect(restoreBackup(source, file)).rejects.toThrow('The database is not empty');
  });

  it('is made by the day’s job, which keeps those of some days and touches no other file', async () => {
    await migrateDatabase(source);
    const kept = path.join(folder, `kept-${count}`);
    const backup = { folder: kept, keep: 2, databaseUrl: test.url() };
    const run = backUp({ backup, log: silent, now: () => NOW });
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-22'];
    for (const day of days) {
      expect(await run({ id: day, payload: { day } })).toBe('done');
      writeFileSync(path.join(kept, 'a-note'), 'mine');
    }
    const names = ['a-note', 'sendero-2026-11-21.jsonl.gz', 'sendero-2026-11-22.jsonl.gz'];
    expect(readdirSync(kept).toSorted()).toEqual(names);
    const { heading } = await checkBackup(path.join(kept, names[2] ?? ''));
    expect(heading.madeAt).toBe('2026-11-22T03:00:00.000Z');
    expect(
      await backUp({ backup: undefined, log: silent, now: () => NOW })({
        id: 'x',
        payload: { day: '' },
      }),
    ).toBe('cancelled');
  });

  it('knows the key of every table', async () => {
    await migrateDatabase(source);
    const tables = await source.introspection.getTables();
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(TABLE_KEYS).toSorted());
  });
});
