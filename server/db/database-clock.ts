import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './connect.ts';

export interface DatabaseClock {
  now: () => number;
  /** Compares once more with the database; throws if it does not answer. */
  compare: () => Promise<void>;
}

/**
 * The clock that all nodes of a database share. What one node writes down, such as the end of a
 * lease, the others read, and a node whose own clock is minutes fast would take over their jobs. So
 * the time is the database's, carried on by what has passed on this machine since it was asked. The
 * embedded database lies on this machine and has its clock.
 */
export async function openDatabaseClock(
  database: Database,
  ownNow: () => number,
): Promise<DatabaseClock> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter))
    return { now: ownNow, compare: () => Promise.resolve() };
  let ahead: number | undefined;
  const compare = async (): Promise<void> => {
    // Nobody sets this clock, so a correction of the machine's own goes unnoticed.
    const asked = performance.now();
    const time = await readTime(database);
    const halfTheWay = (performance.now() - asked) / 2;
    const found = time - asked - halfTheWay;
    // The answer is no more exact than that, and a clock that does not move back and forth is better.
    if (ahead === undefined || Math.abs(found - ahead) > halfTheWay) ahead = found;
  };
  await compare();
  return { now: () => Math.round(performance.now() + (ahead ?? 0)), compare };
}

async function readTime(database: Database): Promise<number> {
  const { rows } = await sql<{
    now: number;
  }>`select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as now`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not say what time it is');
  return row.now;
}
