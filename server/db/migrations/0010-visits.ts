import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Counts of events, in rows of each node so that nodes do not wait for each other, and the votes of
 * the poll.
 */
export const visits: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('event_counts')
      .addColumn('company_id', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('node_id', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_counts_key', [
        'company_id',
        'day',
        'event',
        'detail',
        'node_id',
      ])
      .execute();
    await database.schema
      .createTable('poll_votes')
      .addColumn('company_id', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('voter', 'text', (column) => column.notNull())
      .addColumn('sentiment', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('poll_votes_key', ['company_id', 'day', 'voter'])
      .execute();
  },
};
