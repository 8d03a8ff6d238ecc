import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A person who has unsubscribed confirms from a mail before a plan is sent; the request holds the
 * time until which they may.
 */
export const planConfirmations: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('plan_requests').addColumn('confirm_by', 'bigint').execute();
  },
};
