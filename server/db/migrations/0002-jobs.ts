import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Jobs are written in the transaction that causes them, so they are done even if this process ends.
 */
export const jobs: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('dedupe_key', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text')
      .addColumn('subscriber', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('run_at', 'bigint', (column) => column.notNull())
      .addColumn('locked_by', 'text')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .execute();
    await database.schema
      .createIndex('jobs_by_run_at')
      .on('jobs')
      .columns(['state', 'run_at'])
      .execute();
    await database.schema.createIndex('jobs_by_subject').on('jobs').column('subject_id').execute();
    await database.schema
      .createIndex('jobs_by_subscriber')
      .on('jobs')
      .column('subscriber')
      .execute();
  },
};
