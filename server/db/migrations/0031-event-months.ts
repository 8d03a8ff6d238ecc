import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The counts of events by month, into which the days go when they are old enough, and indexes by the
 * time for the jobs that delete. An interrupted migration is repeated.
 */
export const eventMonths: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('event_months')
      .ifNotExists()
      .addColumn('company_id', 'text', (column) => column.notNull())
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_months_key', ['company_id', 'month', 'event', 'detail'])
      .execute();
    const index = (name: string) => database.schema.createIndex(name).ifNotExists();
    await index('event_months_by_month').on('event_months').column('month').execute();
    await index('event_counts_by_day').on('event_counts').column('day').execute();
    await index('poll_votes_by_day').on('poll_votes').column('day').execute();
  },
};
