import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { PlanRequestsTable } from '../schema.ts';
import type { Repetition } from './contact-messages.ts';

/** False when the same plan was asked for by the same person just before. */
export async function insertPlanRequest(
  transaction: InTransaction,
  row: PlanRequestsTable,
  { since }: Repetition,
): Promise<boolean> {
  await transaction
    .updateTable('plan_requests')
    .set((build) => ({ fingerprint: build.ref('id') }))
    .where('fingerprint', '=', row.fingerprint)
    .where('created_at', '<', since)
    .execute();
  const inserted = await transaction
    .insertInto('plan_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findPlanRequest(
  database: Database,
  id: string,
): Promise<PlanRequestsTable | undefined> {
  return database.selectFrom('plan_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whoever asks again is reminded once, six months after the last time. */
export async function cancelEarlierReminders(
  transaction: InTransaction,
  request: Pick<PlanRequestsTable, 'id' | 'subscriber' | 'company_id'> & { now: number },
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ state: 'cancelled', finished_at: request.now })
    .where('kind', '=', 'action-plan-reminder')
    .where('state', '=', 'pending')
    .where('subscriber', '=', request.subscriber)
    .where('subject_id', 'in', (build) =>
      build
        .selectFrom('plan_requests')
        .select('plan_requests.id')
        .where('plan_requests.subscriber', '=', request.subscriber)
        .where('plan_requests.company_id', '=', request.company_id)
        .where('plan_requests.id', '!=', request.id),
    )
    .execute();
}

export async function deletePlanRequestsOf(
  transaction: InTransaction,
  subscriber: string,
): Promise<void> {
  await transaction.deleteFrom('plan_requests').where('subscriber', '=', subscriber).execute();
}
