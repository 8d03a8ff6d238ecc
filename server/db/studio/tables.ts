/** Somebody who may come into the hosted studio. The mail address is in small letters. */
export interface StudioPeopleTable {
  id: string;
  email: string;
  name: string;
  created_at: number;
}

interface StudioRolesTable {
  person_id: string;
  /** `*` for what all companies share, and with it for every company. */
  company_id: string;
  role: string;
}

interface StudioCompaniesTable {
  company_id: string;
  /** 1 where nobody publishes what only its authors have seen. */
  four_eyes: number;
}

export interface StudioSessionsTable {
  /** A hash of what the browser has. */
  id: string;
  person_id: string;
  door: string;
  signed_in_at: number;
  made_at: number;
  expires_at: number;
}

/** A sign-in that was begun, or an invitation: each row is taken out by whoever uses it. */
interface StudioSignInsTable {
  id: string;
  kind: string;
  data: string;
  expires_at: number;
}

/** Whom an identity provider means by a subject. */
interface StudioIdentitiesTable {
  issuer: string;
  subject: string;
  person_id: string;
}

interface StudioPasskeysTable {
  id: string;
  person_id: string;
  public_key: string;
  counter: number;
  created_at: number;
}

export interface StudioProposalsTable {
  id: string;
  /** What is written in it, or the id of a named change: its proposal has a name where others have words. */
  entry: string;
  open_entry: string | null;
  state: string;
  /** Grows with every change, so that nobody writes over what they have not seen. */
  version: number;
  /** The revision of the published content when the proposal was begun. */
  base: string;
  content: string;
  /** The ids of all who have written in it, as JSON. */
  authors: string;
  note: string;
  /** What a reviewer says, or why a publish at a time did not happen. */
  said: string;
  sent_by: string | null;
  approved_by: string | null;
  publish_by: string | null;
  publish_at: number | null;
  created_at: number;
  saved_at: number;
  ended_at: number | null;
}

export interface StudioAuditTable {
  number: number;
  at: string;
  /** The id of a person: a name may change, or have to go. */
  who: string;
  deed: string;
  entry: string | null;
  sum: string | null;
  /** The deed of a journal that the row tells. */
  record: string | null;
  previous: string;
  hash: string;
}

export interface StudioTables {
  studio_people: StudioPeopleTable;
  studio_roles: StudioRolesTable;
  studio_companies: StudioCompaniesTable;
  studio_sessions: StudioSessionsTable;
  studio_sign_ins: StudioSignInsTable;
  studio_identities: StudioIdentitiesTable;
  studio_passkeys: StudioPasskeysTable;
  studio_proposals: StudioProposalsTable;
  studio_audit: StudioAuditTable;
}
