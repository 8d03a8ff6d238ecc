import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { StudioPerson } from './people.ts';

type On = Database | InTransaction;

export interface Passkey {
  id: string;
  publicKey: string;
  counter: number;
}

/** False for a key that is somebody’s already. */
export async function keepPasskey(
  transaction: InTransaction,
  { id, personId, publicKey, counter, now }: Passkey & { personId: string; now: number },
): Promise<boolean> {
  const row = { id, person_id: personId, public_key: publicKey, counter, created_at: now };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('studio_passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A key, with whose it is. */
export async function findPasskey(
  database: On,
  id: string,
): Promise<(Passkey & { person: StudioPerson }) | undefined> {
  const row = await database
    .selectFrom('studio_passkeys')
    .innerJoin('studio_people', 'studio_people.id', 'studio_passkeys.person_id')
    .select(['public_key', 'counter', 'person_id', 'email', 'name'])
    .where('studio_passkeys.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { public_key: publicKey, counter, person_id: personId, email, name } = row;
  return { id, publicKey, counter, person: { id: personId, email, name } };
}

/** Keeps how often a key was used; false if somebody has used it since it was looked at. */
export async function countPasskey(
  database: On,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('studio_passkeys')
    .set({ counter: to })
    .where('id', '=', id)
    .where('counter', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface OwnPasskey {
  id: string;
  createdAt: number;
}

export function listPasskeysOf(database: On, personId: string): Promise<OwnPasskey[]> {
  return database
    .selectFrom('studio_passkeys')
    .select(['id', 'created_at as createdAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** How many keys each of these people has. */
export async function countPasskeysOf(
  database: Database,
  personIds: readonly string[],
): Promise<Map<string, number>> {
  if (personIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('studio_passkeys')
    .select(['person_id', (build) => build.fn.countAll<number>().as('count')])
    .where('person_id', 'in', personIds)
    .groupBy('person_id')
    .execute();
  return new Map(rows.map(({ person_id: id, count }) => [id, count]));
}

/** Ends one key of a person, or all of them; tells how many there were. */
export async function endPasskeys(
  transaction: InTransaction,
  { personId, id }: { personId: string; id?: string | undefined },
): Promise<number> {
  const all = transaction.deleteFrom('studio_passkeys').where('person_id', '=', personId);
  const { numDeletedRows } = await (
    id === undefined ? all : all.where('id', '=', id)
  ).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends what a person began by a door, except one session. */
export async function endSessionsOfDoor(
  transaction: InTransaction,
  { personId, door, except }: { personId: string; door: string; except: string | undefined },
): Promise<void> {
  await transaction
    .deleteFrom('studio_sessions')
    .where('person_id', '=', personId)
    .where('door', '=', door)
    .where('id', '!=', except ?? '')
    .execute();
}
