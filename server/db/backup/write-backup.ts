import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { Ending, Heading, Row, TableLine } from './backup-format.ts';
import { TABLE_KEYS } from './table-keys.ts';

const ROWS_AT_ONCE = 1_000;
/** Fewer rows are held in memory of tables whose rows are large. */
const LARGE_ROWS_AT_ONCE: Readonly<Record<string, number>> = { content_blobs: 32 };

/**
 * Writes everything that the database holds at one moment into one file, while nodes go on. The
 * database must be a connection of its own: on the embedded one, others would wait for the whole of it.
 */
export async function writeBackup(
  database: Database,
  { file, now }: { file: string; now: number },
): Promise<Ending['rows']> {
  const rows: Ending['rows'] = {};
  const unfinished = `${file}.part`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) =>
        pipeline(
          Readable.from(writeLines(transaction, { now, rows })),
          createGzip(),
          // Addresses are in it, so that only its owner may read it.
          createWriteStream(unfinished, { mode: 0o600, flush: true }),
        ),
      );
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return rows;
}

async function* writeLines(
  transaction: InTransaction,
  { now, rows }: { now: number; rows: Ending['rows'] },
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: Heading | TableLine | Row): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  const madeAt = new Date(now).toISOString();
  yield line({ sendero: 1, madeAt, migrations: await listMigrations(transaction) });
  const tables = await transaction.introspection.getTables();
  for (const { name, columns: found } of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const columns = found.map((column) => column.name);
    yield line({ table: name, columns });
    rows[name] = 0;
    // oxlint-disable-next-line eslint/no-await-in-loop -- one table after the other
    for await (const some of readRows(transaction, { table: name, columns })) {
      rows[name] += some.length;
      yield some.map(line).join('');
    }
  }
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies Ending)}\n`;
}

async function listMigrations(transaction: InTransaction): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(transaction);
  return rows.map(({ name }) => name);
}

/** Reads a table in steps by its key, as a whole table may be larger than memory. */
async function* readRows(
  transaction: InTransaction,
  { table, columns }: TableLine,
): AsyncGenerator<Row[]> {
  const key = (TABLE_KEYS as Readonly<Record<string, readonly string[]>>)[table];
  if (key === undefined) throw new Error(`The table ${table} has no key in table-keys.ts`);
  const keyRefs = sql.join(key.map((name) => sql.ref(name)));
  const places = key.map((name) => columns.indexOf(name));
  const atOnce = LARGE_ROWS_AT_ONCE[table] ?? ROWS_AT_ONCE;
  let last: Row | undefined;
  for (;;) {
    const after: Row | undefined = last;
    const beyond =
      after === undefined
        ? sql`1 = 1`
        : sql`(${keyRefs}) > (${sql.join(places.map((place) => after[place]))})`;
    // oxlint-disable-next-line eslint/no-await-in-loop -- each step begins where the one before ended
    const { rows } = await sql<Record<string, Row[number]>>`
      select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
      where ${beyond} order by ${keyRefs} limit ${sql.lit(atOnce)}`.execute(transaction);
    const values = rows.map((row) => columns.map((name) => row[name] ?? null));
    if (values.length > 0) yield values;
    if (values.length < atOnce) return;
    last = values.at(-1);
  }
}
