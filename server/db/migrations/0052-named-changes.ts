import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a revision of several entries is called, and which they are. */
export const namedChanges: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('content_revisions').addColumn('named', 'text').execute();
  },
};
