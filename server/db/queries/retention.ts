import { sql, type RawBuilder } from 'kysely';
import type { InTransaction } from '../in-transaction.ts';

export interface Retention {
  now: number;
  /** Contact texts and finished jobs from before this time are deleted. */
  contactBefore: number;
  /** Requests for a plan from before this time are deleted. */
  plansBefore: number;
}

/** Deletes records whose retention time is over. Running it twice does no harm. */
export async function deleteOutdated(
  transaction: InTransaction,
  { now, contactBefore, plansBefore }: Retention,
): Promise<Record<'contactMessages' | 'planRequests' | 'unconfirmed' | 'jobs', number>> {
  const contact = await transaction
    .deleteFrom('contact_messages')
    .where('created_at', '<', contactBefore)
    .where(hasNothingToSend('contact_messages'))
    .returning('id')
    .execute();
  const plans = await transaction
    .deleteFrom('plan_requests')
    .where('created_at', '<', plansBefore)
    .where(hasNothingToSend('plan_requests'))
    .returning('id')
    .execute();
  const unconfirmed = await transaction
    .deleteFrom('plan_requests')
    .where('confirm_by', '<', now)
    .returning('id')
    .execute();
  const jobs = await transaction
    .deleteFrom('jobs')
    .where('state', 'in', ['sent', 'failed', 'suppressed', 'cancelled'])
    .where('finished_at', '<', contactBefore)
    .returning('id')
    .execute();
  await transaction.deleteFrom('used_challenges').where('expires_at', '<', now).execute();
  await transaction.deleteFrom('rate_limits').where('expires_at', '<', now).execute();
  return {
    contactMessages: contact.length,
    planRequests: plans.length,
    unconfirmed: unconfirmed.length,
    jobs: jobs.length,
  };
}

/**
 * However old it is, an accepted mail is sent before its record is deleted, also when the clock has
 * jumped.
 */
function hasNothingToSend(table: 'contact_messages' | 'plan_requests'): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from jobs where jobs.subject_id = ${sql.ref(`${table}.id`)} and jobs.state in ('pending', 'sending'))`;
}
