import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { Kysely, type Dialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Log } from '../log.ts';
import { DatabaseCircuit } from './database-circuit.ts';
import { guardPool } from './guarded-pool.ts';
import { PortablePostgresDialect } from './postgres-dialect.ts';
import type { Tables } from './schema.ts';
import { nameStatement, type OnStatement } from './statement-name.ts';
import { createSqliteDialect } from './sqlite/sqlite-dialect.ts';

export type Database = Kysely<Tables>;

interface DatabaseWatching {
  circuit?: DatabaseCircuit;
  onStatement?: OnStatement | undefined;
}

const CONNECT_TIMEOUT_MS = 3_000;
const POOL_SIZE = 10;

/**
 * Connects to the database. Every statement goes through one circuit; a caller that wants to watch
 * it passes its own.
 */
export function connectDatabase(
  url: string,
  log: Log,
  { circuit = new DatabaseCircuit(log), onStatement }: DatabaseWatching = {},
): Database {
  const dialect = url.startsWith('sqlite:')
    ? openSqlite(url.slice('sqlite:'.length), log, circuit)
    : openPostgres(url, log, circuit);
  return new Kysely<Tables>({
    dialect,
    ...(onStatement && {
      log: ({ level, query, queryDurationMillis }) =>
        onStatement({
          name: nameStatement(query),
          ms: queryDurationMillis,
          hasFailed: level === 'error',
        }),
    }),
  });
}

function openSqlite(file: string, log: Log, circuit: DatabaseCircuit): Dialect {
  if (file !== ':memory:') makePrivate(path.resolve(file), log);
  return createSqliteDialect({ file, circuit, log });
}

/**
 * Lets only the owner read the database file, wherever it lies. SQLite gives its other two files
 * the rights of the first.
 */
function makePrivate(file: string, log: Log): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  try {
    for (const own of [file, `${file}-wal`, `${file}-shm`])
      if (existsSync(own)) chmodSync(own, 0o600);
  } catch (error) {
    // The file belongs to another user, who decides who may read it, so the operator is told.
    log.warn('database-file-not-private', { reason: (error as NodeJS.ErrnoException).code });
  }
}

function openPostgres(url: string, log: Log, circuit: DatabaseCircuit): Dialect {
  // By default bigint comes back as text; ours are counts and milliseconds, far below 2^53.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // A machine that has gone does not close its connections; keep-alive finds out while they are
    // idle.
    keepAlive: true,
  });
  // Without a listener, a database restart would end the process.
  pool.on('error', (error) => log.warn('database-connection-lost', { reason: error.message }));
  // The pool listens to idle connections only. A connection lost between two queries of a
  // transaction would end the process too; its next query reports the loss.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PortablePostgresDialect({ pool: guardPool(pool, circuit) });
}
