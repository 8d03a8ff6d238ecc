/** What somebody may do for a company, each with all that stands before it. */
export const ROLES = ['reader', 'writer', 'reviewer', 'publisher', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** What a request does, in the order of the roles that may do it. */
const VERBS = ['read', 'write', 'review', 'publish', 'own'] as const;
export type Verb = (typeof VERBS)[number];

/** Stands for what all companies share; a role on it is one on every company. */
export const ALL_COMPANIES = '*';

export interface Powers {
  may: (verb: Verb, company: string) => boolean;
  /** Whether there is any company for which they may. */
  mayAnywhere: (verb: Verb) => boolean;
}

/** What somebody wants to do something with: it is about all of these companies. */
export interface Concern {
  companies: readonly string[];
  /** Who began a named change with nothing in it, which is theirs as long as it shows nothing of others. */
  begunBy?: string | undefined;
}

export function isRole(role: string): role is Role {
  return ROLES.some((known) => known === role);
}

/** What a person may do with these roles, by company. */
export function powersOf(roles: ReadonlyMap<string, Role>): Powers {
  const allows = (role: Role | undefined, verb: Verb): boolean =>
    role !== undefined && ROLES.indexOf(role) >= VERBS.indexOf(verb);
  return {
    may: (verb, company) =>
      allows(roles.get(ALL_COMPANIES), verb) || allows(roles.get(company), verb),
    mayAnywhere: (verb) => [...roles.values()].some((role) => allows(role, verb)),
  };
}

/** Whether a person may do it for all that it is about. */
export function mayForAll(
  verb: Verb,
  { companies, begunBy }: Concern,
  { may, mayAnywhere, person }: Powers & { person: { id: string } },
): boolean {
  if (companies.every((company) => may(verb, company))) return true;
  return begunBy === person.id && mayAnywhere(verb);
}

/** The person at the machine where the content lies could change every file without us. */
export const ALL_POWERS: Powers = { may: () => true, mayAnywhere: () => true };
