import {
  PostgresAdapter,
  PostgresDialect,
  sql,
  type Kysely,
  type MigrationLockOptions,
} from 'kysely';

/**
 * Locks migrations by a row, until their transaction ends. Kysely's own lock belongs to a connection:
 * behind a pooler in transaction mode it would be taken on one and given back on another, and the
 * distributed engines either lack it or do nothing for it.
 */
class RowLockingAdapter extends PostgresAdapter {
  override async acquireMigrationLock(
    database: Kysely<unknown>,
    { lockTable, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    if (!database.isTransaction) throw new Error('Migrations are locked in a transaction only');
    await sql`
      update ${sql.table(lockTable)} set is_locked = 1 - is_locked where id = ${lockRowId}`.execute(
      database,
    );
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

/** Kysely's PostgreSQL, as far as poolers and distributed engines have it too. */
export class PortablePostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new RowLockingAdapter();
  }
}
