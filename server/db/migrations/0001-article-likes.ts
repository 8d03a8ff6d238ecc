import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A row for each visitor and article. Counting rows stays exact, and no shared counter becomes a
 * hot row.
 */
export const articleLikes: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('article_likes')
      .addColumn('article_id', 'text', (column) => column.notNull())
      .addColumn('visitor_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('article_likes_key', ['article_id', 'visitor_id'])
      .execute();
  },
};
