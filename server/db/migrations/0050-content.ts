import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Content of several nodes: bytes by their hash, what was published one after the other, and which file has
 * which bytes since when. An interrupted migration is repeated.
 */
export const content: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const table = (name: string) => database.schema.createTable(name).ifNotExists();
    await table('content_blobs')
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('piece', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_blobs_key', ['hash', 'piece'])
      .execute();
    await table('content_revisions')
      .addColumn('number', 'bigint', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('deed', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('edits', 'text', (column) => column.notNull())
      .addColumn('takes_back', 'bigint')
      .execute();
    await table('content_files')
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('hash', 'text')
      .addPrimaryKeyConstraint('content_files_key', ['file', 'revision'])
      .execute();
    await database.schema
      .createIndex('content_files_by_revision')
      .ifNotExists()
      .on('content_files')
      .column('revision')
      .execute();
  },
};
