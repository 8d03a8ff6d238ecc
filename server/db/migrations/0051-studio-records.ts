import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which deed of a journal a row of the log tells, so that a deed is told once, also after a crash. */
export const studioRecords: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('studio_audit').addColumn('record', 'text').execute();
    await database.schema
      .createIndex('studio_audit_by_record')
      .on('studio_audit')
      .column('record')
      .execute();
  },
};
