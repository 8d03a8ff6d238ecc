import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { StudioPerson } from './people.ts';
import type { StudioSessionsTable } from './tables.ts';

export async function insertSession(
  database: Database | InTransaction,
  session: StudioSessionsTable,
): Promise<void> {
  await database.insertInto('studio_sessions').values(session).execute();
}

export type FoundSession = StudioSessionsTable & { person: StudioPerson };

/** A session that has not ended, with whose it is. */
export async function findSession(
  database: Database,
  { id, now }: { id: string; now: number },
): Promise<FoundSession | undefined> {
  const row = await database
    .selectFrom('studio_sessions')
    .innerJoin('studio_people', 'studio_people.id', 'studio_sessions.person_id')
    .selectAll('studio_sessions')
    .select(['studio_people.email', 'studio_people.name'])
    .where('studio_sessions.id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, name, ...session } = row;
  return { ...session, person: { id: session.person_id, email, name } };
}

/** Lets a session end soon, because another one follows it; true for the one request that does so. */
export async function shortenSession(
  transaction: InTransaction,
  { id, until }: { id: string; until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('studio_sessions')
    .set({ expires_at: until })
    .where('id', '=', id)
    .where('expires_at', '>', until)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type OwnSession = Pick<StudioSessionsTable, 'id' | 'door' | 'signed_in_at' | 'expires_at'>;

export function listSessionsOf(
  database: Database,
  { personId, now }: { personId: string; now: number },
): Promise<OwnSession[]> {
  return database
    .selectFrom('studio_sessions')
    .select(['id', 'door', 'signed_in_at', 'expires_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .orderBy('signed_in_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends one session of a person, or all of them; tells how many there were. */
export async function endSessions(
  database: Database | InTransaction,
  { personId, id }: { personId: string; id?: string | undefined },
): Promise<number> {
  const all = database.deleteFrom('studio_sessions').where('person_id', '=', personId);
  const { numDeletedRows } = await (
    id === undefined ? all : all.where('id', '=', id)
  ).executeTakeFirst();
  return Number(numDeletedRows);
}

interface SignIn {
  id: string;
  kind: string;
  data: string;
  expiresAt: number;
}

export async function beginSignIn(
  database: Database | InTransaction,
  { id, kind, data, expiresAt }: SignIn,
): Promise<void> {
  await database
    .insertInto('studio_sign_ins')
    .values({ id, kind, data, expires_at: expiresAt })
    .execute();
}

/** Takes out what was begun: of two who come with the same, one gets it. */
export async function takeSignIn(
  database: Database | InTransaction,
  { id, kind, now }: { id: string; kind: string; now: number },
): Promise<string | undefined> {
  const row = await database
    .deleteFrom('studio_sign_ins')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .returning(['data', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.data : undefined;
}
