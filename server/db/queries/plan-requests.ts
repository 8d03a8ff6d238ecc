import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { PlanRequestsTable } from '../schema.ts';
import { isRepetition, type Repetition } from './repetitions.ts';

/** Returns false if the same person has just asked for the same plan. */
export async function insertPlanRequest(
  transaction: InTransaction,
  row: PlanRequestsTable,
  repetition: Repetition,
): Promise<boolean> {
  if (await isRepetition(transaction, 'plan_requests', repetition)) return false;
  const inserted = await transaction
    .insertInto('plan_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findPlanRequest(
  database: Database | InTransaction,
  id: string,
): Promise<PlanRequestsTable | undefined> {
  return database.selectFrom('plan_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Ends earlier reminders: a person who asks again is reminded once, six months after the last
 * request.
 */
export async function cancelEarlierReminders(
  transaction: InTransaction,
  request: Pick<PlanRequestsTable, 'id' | 'company_id'> & {
    subscribers: readonly string[];
    now: number;
  },
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ state: 'cancelled', finished_at: request.now })
    .where('kind', '=', 'action-plan-reminder')
    .where('state', '=', 'pending')
    .where('subscriber', 'in', request.subscribers)
    .where('subject_id', 'in', (build) =>
      build
        .selectFrom('plan_requests')
        .select('plan_requests.id')
        .where('plan_requests.subscriber', 'in', request.subscribers)
        .where('plan_requests.company_id', '=', request.company_id)
        .where('plan_requests.id', '!=', request.id),
    )
    .execute();
}

/** Finds the address behind a mark, as long as any record of that person is kept. */
export async function findAddressOf(
  transaction: InTransaction,
  subscriber: string,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('plan_requests')
    .select('email')
    .where('subscriber', '=', subscriber)
    .where('email', '!=', '')
    .limit(1)
    .executeTakeFirst();
  return row?.email;
}

/** Confirms the request: from now on it is like any other request of this moment. */
export async function markConfirmed(
  transaction: InTransaction,
  { id, now }: { id: string; now: number },
): Promise<void> {
  await transaction
    .updateTable('plan_requests')
    .set({ confirm_by: null, created_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deletePlanRequestsOf(
  database: Database | InTransaction,
  subscribers: readonly string[],
): Promise<void> {
  await database.deleteFrom('plan_requests').where('subscriber', 'in', subscribers).execute();
}
