import { Kysely, type CompiledQuery, type DatabaseConnection, type Driver } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { DatabaseCircuit } from '#server/db/database-circuit.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import type { Tables } from '#server/db/schema.ts';
import { createSqliteDialect } from '#server/db/sqlite/sqlite-dialect.ts';
import { createLog } from '#server/log.ts';

interface BreakableDatabase {
  database: Database;
  /** Makes the next statement fail as if the database were gone. */
  breakNext: () => void;
  /** Every statement so far. */
  statements: string[];
  close: () => Promise<void>;
}

/** Calls `onStatement` before each statement of the driver; what it throws fails the statement. */
function observe(driver: Driver, onStatement: (sql: string) => void): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (): Promise<DatabaseConnection> => {
    const connection = await acquire();
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <Row>(query: CompiledQuery) => {
      onStatement(query.sql);
      return execute<Row>(query);
    };
    return connection;
  };
  return driver;
}

/** A database in memory that fails when a test tells it to. */
export async function openBreakableDatabase(): Promise<BreakableDatabase> {
  let isBroken = false;
  const statements: string[] = [];
  const log = createLog('error', () => undefined);
  const circuit = new DatabaseCircuit(log);
  const dialect = createSqliteDialect({ file: ':memory:', circuit, log });
  const onStatement = (sql: string): void => {
    statements.push(sql);
    if (!isBroken) return;
    isBroken = false;
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  };
  const database = new Kysely<Tables>({
    dialect: { ...dialect, createDriver: () => observe(dialect.createDriver(), onStatement) },
  });
  await migrateDatabase(database);
  return {
    database,
    statements,
    breakNext: () => {
      isBroken = true;
    },
    close: () => database.destroy(),
  };
}
