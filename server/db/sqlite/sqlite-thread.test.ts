import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { aheadOfOthers } from '../ahead-of-others.ts';
import { connectDatabase, type Database } from '../connect.ts';
import { DatabaseCircuit } from '../database-circuit.ts';
import { databaseErrorCode } from '../database-error.ts';
import { migrateDatabase } from '../migrate.ts';
import { addLike, countLikes } from '../queries/article-likes.ts';
import { withDeadline } from '../statement-time.ts';

/** Counts to the number, which takes the database some time and no input. */
const countTo = (most: number) =>
  sql<{
    n: number;
  }>`with recursive up(n) as (select 1 union all select n + 1 from up where n < ${most}) select count(*) as n from up`;
const SOME_TIME = 500_000;
const LONG = 2_000_000;

const like = (visitorId: string) => ({ articleId: 'fees', visitorId });

let folder: string;
let database: Database;
let circuit: DatabaseCircuit;
const logged: string[] = [];
const log = createLog('warn', (line) => logged.push(line));
/** The threads that were started, the last one at the end. */
const threads: Worker[] = [];
const onThread = (message: unknown): void =>
  void threads.push((message as { worker: Worker }).worker);

beforeAll(() => subscribe('worker_threads', onThread));
afterAll(() => unsubscribe('worker_threads', onThread));
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-thread-'));
  circuit = new DatabaseCircuit(log);
  database = connectDatabase(`sqlite:${path.join(folder, 'test.sqlite')}`, log, { circuit });
  await migrateDatabase(database);
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
  logged.length = 0;
});

/** Waits until the database answers again. */
const isBack = (): Promise<void> =>
  expect
    .poll(() => circuit.probe(() => countLikes(database, 'fees')).catch(() => 'away'), {
      timeout: 60_000,
    })
    .toEqual(expect.any(Number));

describe('the thread of the embedded database', () => {
  it('lets everything else go on while a statement runs', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const { rows } = await countTo(SOME_TIME).execute(database);
    clearInterval(timer);
    expect(rows).toEqual([{ n: SOME_TIME }]);
    expect(turns).toBeGreaterThan(5);
  });

  it('answers in the order in which it was asked', async () => {
    const order: string[] = [];
    const ask = async (name: string, most: number): Promise<void> => {
      await countTo(most).execute(database);
      order.push(name);
    };
    await Promise.all([ask('slow', SOME_TIME), ask('quick', 1), ask('last', 2)]);
    expect(order).toEqual(['slow', 'quick', 'last']);
  });

  it('answers first who notes what cannot be taken back, and then in the order of the others', async () => {
    const order: string[] = [];
    const ask = async (name: string): Promise<void> => {
      await countTo(1).execute(database);
      order.push(name);
    };
    const transaction = database.transaction().execute(async (open) => {
      await addLike(open, like('a'), 1);
      order.push('transaction');
    });
    const others = ['one', 'two', 'three'].map(ask);
    const notes = ['note', 'other note'].map((name) => aheadOfOthers(() => ask(name)));
    await Promise.all([transaction, ...others, ...notes]);
    expect(order).toEqual(['transaction', 'note', 'other note', 'one', 'two', 'three']);
  });

  it('is a transaction’s own until it ends', async () => {
    const written = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const taken = database.transaction().execute(async (transaction) => {
      await addLike(transaction, like('a'), 1);
      written.resolve();
      await mayEnd.promise;
      throw new Error('taken back');
    });
    await written.promise;
    const counted = countLikes(database, 'fees');
    mayEnd.resolve();
    await expect(taken).rejects.toThrow('taken back');
    expect(await counted).toBe(0);
  });

  it('commits nothing where nothing was asked', async () => {
    expect(await database.transaction().execute(async () => 'nothing')).toBe('nothing');
    await expect(
      database.transaction().execute(() => Promise.reject(new Error('refused'))),
    ).rejects.toThrow('refused');
    expect(await countLikes(database, 'fees')).toBe(0);
  });

  it('commits no transaction that has ended before', async () => {
    const ended = database.transaction().execute(async (transaction) => {
      await addLike(transaction, like('a'), 1);
      await sql`rollback`.execute(transaction);
    });
    await expect(ended).rejects.toThrow(/no transaction is active/);
    expect(await countLikes(database, 'fees')).toBe(0);
  });

  it('tells the codes of an error', async () => {
    const twice = sql`insert into settings (name, value) values ('a', '1'), ('a', '2')`;
    const error: unknown = await twice.execute(database).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'ERR_SQLITE_ERROR', message: /UNIQUE constraint/ });
    expect(databaseErrorCode(error)).toBe('sqlite-1555');
  });

  it('says that a file cannot be opened, and opens it when it can', async () => {
    const taken = path.join(folder, 'folder.sqlite');
    const other = connectDatabase(`sqlite:${taken}`, log);
    rmSync(taken);
    spawnSync('mkdir', [taken]);
    await expect(countTo(1).execute(other)).rejects.toThrow(/unable to open/);
    rmSync(taken, { recursive: true });
    expect((await countTo(1).execute(other)).rows).toEqual([{ n: 1 }]);
    await other.destroy();
  });

  it.each([
    { what: 'for its answer', end: '', said: 'answered\n' },
    {
      what: 'for its end',
      end: `await database.destroy(); console.log('closed');`,
      said: 'answered\nclosed\n',
    },
  ])('keeps a process alive while somebody waits $what, and no longer', ({ end, said }) => {
    const script = `
      import { sql } from 'kysely';
      import { connectDatabase } from '#server/db/connect.ts';
      const database = connectDatabase('sqlite:${path.join(folder, 'script.sqlite')}', console);
      console.log((await sql\`select 'answered' as word\`.execute(database)).rows[0].word);
      ${end}`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module-typescript', '-e', script],
      { encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: said, stderr: '' });
  });
});

describe('a thread that ends unexpectedly', () => {
  it('fails who waits, is said, and is started again with all that was accepted', async () => {
    await addLike(database, like('a'), 1);
    const waiting = countTo(LONG).execute(database);
    const failed = expect(waiting).rejects.toMatchObject({ code: 'database-thread-ended' });
    await threads.at(-1)?.terminate();
    await failed;
    expect(await countLikes(database, 'fees')).toBe(1);
    expect(logged.join('')).toContain('"database-thread-ended"');
  });

  it('takes an open transaction with it, of which nothing more is written', async () => {
    const transaction = database.transaction().execute(async (open) => {
      await addLike(open, like('a'), 1);
      await threads.at(-1)?.terminate();
      // Outside of its transaction this row would stay.
      await expect(addLike(open, like('b'), 1)).rejects.toThrow(/ended/);
      await addLike(open, like('c'), 1);
    });
    await expect(transaction).rejects.toMatchObject({ code: 'database-thread-ended' });
    expect(await countLikes(database, 'fees')).toBe(0);
  });
});

describe('a statement that takes too long', () => {
  it('is given up at its deadline, and nobody waits behind it', async () => {
    const late = { code: 'statement-deadline' };
    const slow = withDeadline(50, () => countTo(LONG).execute(database));
    const behind = countLikes(database, 'fees');
    await expect(slow).rejects.toMatchObject(late);
    await expect(behind).rejects.toMatchObject(late);
    await isBack();
  });

  it('rolls back its transaction', async () => {
    const transaction = withDeadline(50, () =>
      database.transaction().execute(async (open) => {
        await addLike(open, like('a'), 1);
        await countTo(LONG).execute(open);
      }),
    );
    await expect(transaction).rejects.toMatchObject({ code: 'statement-deadline' });
    await isBack();
    expect(await countLikes(database, 'fees')).toBe(0);
  });
});
