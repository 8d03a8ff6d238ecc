import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How many like each article, so that nobody counts the rows. An interrupted migration is repeated,
 * and nodes of the version before may go on writing rows: a job counts those in.
 */
export const likeCounts: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('article_like_counts')
      .ifNotExists()
      .addColumn('article_id', 'text', (column) => column.primaryKey())
      .addColumn('likes', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await sql`
      insert into article_like_counts (article_id, likes, changed_at)
      select article_id, count(*), 0 from article_likes group by article_id
      on conflict (article_id) do nothing`.execute(database);
  },
};
