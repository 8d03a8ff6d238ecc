import type { Database } from '#server/db/connect.ts';
import { listRolesOf } from '#server/db/studio/people.ts';
import { isRole, powersOf, type Powers, type Role } from '../access/roles.ts';

/** What a person may do now, by the roles that they have now. */
export async function powersOfPerson(database: Database, id: string): Promise<Powers> {
  const roles = new Map<string, Role>();
  for (const { companyId, role } of await listRolesOf(database, id))
    if (isRole(role)) roles.set(companyId, role);
  return powersOf(roles);
}
