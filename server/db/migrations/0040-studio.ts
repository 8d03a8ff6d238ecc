import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The hosted studio: who may come in and do what, what is written and not yet published, and the log of
 * it all. An interrupted migration is repeated.
 */
export const studio: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const table = (name: string) => database.schema.createTable(name).ifNotExists();
    await table('studio_people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await table('studio_roles')
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('company_id', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('studio_roles_key', ['person_id', 'company_id'])
      .execute();
    await table('studio_companies')
      .addColumn('company_id', 'text', (column) => column.primaryKey())
      .addColumn('four_eyes', 'integer', (column) => column.notNull())
      .execute();
    await table('studio_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('door', 'text', (column) => column.notNull())
      .addColumn('signed_in_at', 'bigint', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await table('studio_sign_ins')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await table('studio_identities')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('studio_identities_key', ['issuer', 'subject'])
      .execute();
    await table('studio_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await table('studio_proposals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('entry', 'text', (column) => column.notNull())
      // The entry while the proposal is open, and nothing after: so an entry has one open proposal.
      .addColumn('open_entry', 'text', (column) => column.unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('base', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('authors', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('said', 'text', (column) => column.notNull())
      .addColumn('sent_by', 'text')
      .addColumn('approved_by', 'text')
      .addColumn('publish_by', 'text')
      .addColumn('publish_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await table('studio_audit')
      .addColumn('number', 'bigint', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('deed', 'text', (column) => column.notNull())
      .addColumn('entry', 'text')
      .addColumn('sum', 'text')
      .addColumn('previous', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
    const index = (name: string) => database.schema.createIndex(name).ifNotExists();
    await index('studio_roles_by_company').on('studio_roles').column('company_id').execute();
    await index('studio_sessions_by_person').on('studio_sessions').column('person_id').execute();
    await index('studio_sessions_by_end').on('studio_sessions').column('expires_at').execute();
    await index('studio_passkeys_by_person').on('studio_passkeys').column('person_id').execute();
    await index('studio_proposals_by_time').on('studio_proposals').column('publish_at').execute();
  },
};
