import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { StudioPeopleTable } from './tables.ts';

export type StudioPerson = Pick<StudioPeopleTable, 'id' | 'email' | 'name'>;

type On = Database | InTransaction;

export function findStudioPerson(
  database: On,
  by: { email: string } | { id: string },
): Promise<StudioPerson | undefined> {
  const people = database.selectFrom('studio_people').select(['id', 'email', 'name']);
  const found = 'id' in by ? people.where('id', '=', by.id) : people.where('email', '=', by.email);
  return found.executeTakeFirst();
}

/** What everybody is called who has ever had a role, by their number. */
export async function listStudioNames(database: On): Promise<ReadonlyMap<string, string>> {
  const people = await database.selectFrom('studio_people').select(['id', 'name']).execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Takes in a person; one who is known already stays as they are. */
export async function keepStudioPerson(
  database: On,
  person: StudioPerson & { now: number },
): Promise<StudioPerson> {
  const { id, email, name, now } = person;
  return database
    .insertInto('studio_people')
    .values({ id, email, name, created_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning(['id', 'email', 'name'])
    .executeTakeFirstOrThrow();
}

interface StudioRole {
  personId: string;
  companyId: string;
  role: string;
}

export function listRolesOf(database: On, personId: string): Promise<StudioRole[]> {
  return selectRoles(database).where('person_id', '=', personId).execute();
}

interface PersonWithRole extends StudioPerson {
  role: string;
}

/** Who may do something for a company, or, under `*`, for what all share. */
export function listPeopleOf(database: Database, companyId: string): Promise<PersonWithRole[]> {
  return database
    .selectFrom('studio_roles')
    .innerJoin('studio_people', 'studio_people.id', 'studio_roles.person_id')
    .select(['studio_people.id', 'studio_people.email', 'studio_people.name', 'studio_roles.role'])
    .where('studio_roles.company_id', '=', companyId)
    .orderBy('studio_people.name')
    .orderBy('studio_people.id')
    .execute();
}

export async function keepStudioRole(
  database: On,
  { personId, companyId, role }: StudioRole,
): Promise<void> {
  await database
    .insertInto('studio_roles')
    .values({ person_id: personId, company_id: companyId, role })
    .onConflict((conflict) => conflict.columns(['person_id', 'company_id']).doUpdateSet({ role }))
    .execute();
}

export async function endStudioRole(
  database: On,
  { personId, companyId }: Omit<StudioRole, 'role'>,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('studio_roles')
    .where('person_id', '=', personId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Names of people by their ids, for lists of what they did. */
export async function namePeople(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('studio_people')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether a company’s texts go out only after somebody else has approved them; undecided is yes. */
export async function asksFourEyes(database: On, companyId: string): Promise<boolean> {
  const row = await database
    .selectFrom('studio_companies')
    .select('four_eyes')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.four_eyes !== 0;
}

export async function setFourEyes(database: On, companyId: string, is: boolean): Promise<void> {
  const fourEyes = { four_eyes: is ? 1 : 0 };
  await database
    .insertInto('studio_companies')
    .values({ company_id: companyId, ...fourEyes })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(fourEyes))
    .execute();
}

/** The person whom an identity provider means; the first sign-in decides, by the address. */
export async function findIdentity(
  database: On,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<StudioPerson | undefined> {
  return database
    .selectFrom('studio_identities')
    .innerJoin('studio_people', 'studio_people.id', 'studio_identities.person_id')
    .select(['studio_people.id', 'studio_people.email', 'studio_people.name'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** False if this person is known there under another subject already: an address was given to another. */
export async function keepIdentity(
  transaction: InTransaction,
  { issuer, subject, personId }: { issuer: string; subject: string; personId: string },
): Promise<boolean> {
  const other = await transaction
    .selectFrom('studio_identities')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (other) return other.subject === subject;
  await transaction
    .insertInto('studio_identities')
    .values({ issuer, subject, person_id: personId })
    .execute();
  return true;
}

function selectRoles(database: On) {
  return database
    .selectFrom('studio_roles')
    .select(['person_id as personId', 'company_id as companyId', 'role']);
}
