import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { StudioAuditTable } from './tables.ts';

type Last = Pick<StudioAuditTable, 'number' | 'hash'>;

/** Every author may write at the same time, and each but the first tries again. */
const TRIES = 50;
const ROWS_A_STEP = 1_000;

/** Adds a row after the last one, whoever else does so at the same time: a number is taken once. */
export async function appendAuditRow(
  database: Database | InTransaction,
  follow: (last: Last | undefined) => StudioAuditTable,
): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the next try looks at what the other has written
    if (await insertAfter(database, follow)) return;
  }
  throw new Error('The audit log took no row');
}

async function insertAfter(
  database: Database | InTransaction,
  follow: (last: Last | undefined) => StudioAuditTable,
): Promise<boolean> {
  const last = await database
    .selectFrom('studio_audit')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const inserted = await database
    .insertInto('studio_audit')
    .values(follow(last))
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether a row tells this deed of a journal. */
export async function hasAuditRecord(
  database: Database | InTransaction,
  record: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('studio_audit')
    .select('number')
    .where('record', '=', record)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every row in order, some at a time. */
export async function* readAuditRows(database: Database): AsyncGenerator<StudioAuditTable> {
  for (let after = 0; ;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- a log of years is not held in memory at once
    const rows = await database
      .selectFrom('studio_audit')
      .selectAll()
      .where('number', '>', after)
      .orderBy('number')
      .limit(ROWS_A_STEP)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_A_STEP) return;
    after = last.number;
  }
}
