import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { SqliteDriver, type SqliteOptions } from './sqlite-driver.ts';

/** The driver lets one caller at a time use the connection, so Kysely need not. */
class QueuedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): true {
    return true;
  }
}

/** Kysely's SQLite, with the connection in a thread so that no statement holds up the pages. */
export function createSqliteDialect(options: SqliteOptions): Dialect {
  return {
    createDriver: () => new SqliteDriver(options),
    createAdapter: () => new QueuedSqliteAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
