import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../connect.ts';
import { inSteps } from '../in-steps.ts';
import { inTransaction, type InTransaction } from '../in-transaction.ts';

interface Retention {
  now: number;
  /** Contact texts and finished jobs from before this time are deleted. */
  contactBefore: number;
  /** Requests for a plan from before this time are deleted. */
  plansBefore: number;
  /** Votes from before this day are deleted. */
  votesBefore: string;
}

type Deletion = (
  transaction: InTransaction,
  limit: number,
) => { executeTakeFirst: () => Promise<{ numDeletedRows: bigint }> };

/**
 * Deletes records whose retention time is over, in small steps because others wait behind each. A
 * step is a transaction, as only a transaction may take long. Running it twice does no harm.
 */
export async function deleteOutdated(database: Database, retention: Retention): Promise<void> {
  for (const deletion of listDeletions(retention))
    // oxlint-disable-next-line eslint/no-await-in-loop -- one table after the other, as others wait
    await inSteps((limit) =>
      inTransaction(database, async (transaction) => {
        const { numDeletedRows } = await deletion(transaction, limit).executeTakeFirst();
        return Number(numDeletedRows);
      }),
    );
}

function listDeletions({ now, contactBefore, plansBefore, votesBefore }: Retention): Deletion[] {
  return [
    (transaction, limit) =>
      transaction
        .deleteFrom('contact_messages')
        .where('id', 'in', (build) =>
          build
            .selectFrom('contact_messages')
            .select('id')
            .where('created_at', '<', contactBefore)
            .where(hasNothingToSend('contact_messages'))
            .limit(limit),
        ),
    (transaction, limit) =>
      transaction
        .deleteFrom('plan_requests')
        .where('id', 'in', (build) =>
          build
            .selectFrom('plan_requests')
            .select('id')
            .where('created_at', '<', plansBefore)
            .where(hasNothingToSend('plan_requests'))
            .limit(limit),
        ),
    // Nobody has said yes in time.
    (transaction, limit) =>
      transaction
        .deleteFrom('plan_requests')
        .where('id', 'in', (build) =>
          build.selectFrom('plan_requests').select('id').where('confirm_by', '<', now).limit(limit),
        ),
    (transaction, limit) =>
      transaction
        .deleteFrom('jobs')
        .where('id', 'in', (build) =>
          build
            .selectFrom('jobs')
            .select('id')
            .where('state', 'in', ['sent', 'failed', 'suppressed', 'cancelled'])
            .where('finished_at', '<', contactBefore)
            .limit(limit),
        ),
    (transaction, limit) =>
      transaction
        .deleteFrom('used_challenges')
        .where('id', 'in', (build) =>
          build
            .selectFrom('used_challenges')
            .select('id')
            .where('expires_at', '<', now)
            .limit(limit),
        ),
    (transaction, limit) =>
      transaction
        .deleteFrom('rate_limits')
        .where('key', 'in', (build) =>
          build.selectFrom('rate_limits').select('key').where('expires_at', '<', now).limit(limit),
        ),
    ...(['studio_sessions', 'studio_sign_ins'] as const).map(
      (table): Deletion =>
        (transaction, limit) =>
          transaction
            .deleteFrom(table)
            .where('id', 'in', (build) =>
              build.selectFrom(table).select('id').where('expires_at', '<', now).limit(limit),
            ),
    ),
    (transaction, limit) =>
      transaction
        .deleteFrom('poll_votes')
        .where((build) =>
          build(
            build.refTuple('company_id', 'day', 'voter'),
            'in',
            build
              .selectFrom('poll_votes')
              .select(['company_id', 'day', 'voter'])
              .where('day', '<', votesBefore)
              .limit(limit)
              .$asTuple('company_id', 'day', 'voter'),
          ),
        ),
  ];
}

/**
 * However old it is, an accepted mail is sent before its record is deleted, also when the clock has
 * jumped.
 */
function hasNothingToSend(table: 'contact_messages' | 'plan_requests'): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from jobs where jobs.subject_id = ${sql.ref(`${table}.id`)} and jobs.state in ('pending', 'sending'))`;
}
