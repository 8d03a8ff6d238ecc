import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whoever has unsubscribed confirms from a mail before a plan is sent: until when, stands beside the request. */
export const planConfirmations: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('plan_requests').addColumn('confirm_by', 'bigint').execute();
  },
};
