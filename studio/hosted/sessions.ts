import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { StudioPerson } from '#server/db/studio/people.ts';
import {
  endSessions,
  findSession,
  insertSession,
  shortenSession,
  type FoundSession,
} from '#server/db/studio/sessions.ts';
import type { AuditTable } from '#server/audit/audit-table.ts';

const HOUR_MS = 3_600_000;
/** A session that nobody uses ends after this time. */
export const SESSION_MS = 12 * HOUR_MS;
/** One that is used gets a new secret after an hour, which holds twelve hours from then. */
const RENEW_AFTER_MS = HOUR_MS;
/** After this time a person has to show again who they are. */
const LONGEST_MS = 7 * 24 * HOUR_MS;
/** Requests that are under way with the old secret are still answered. */
const OVERLAP_MS = 60_000;

export interface Session extends FoundSession {
  /** The secret that the browser gets instead of the one it has. */
  renewed?: string;
}

/** Who is signed in. The browser has a secret, and the database a hash of it. */
export class Sessions {
  readonly #database: Database;
  readonly #audit: AuditTable;
  readonly #now: () => number;

  constructor(database: Database, audit: AuditTable, now: () => number) {
    this.#database = database;
    this.#audit = audit;
    this.#now = now;
  }

  async start(person: StudioPerson, door: string): Promise<string> {
    const secret = makeSecret();
    const now = this.#now();
    await inTransaction(this.#database, async (transaction) => {
      await insertSession(transaction, {
        id: hashOf(secret),
        person_id: person.id,
        door,
        signed_in_at: now,
        made_at: now,
        expires_at: now + SESSION_MS,
      });
      await this.#audit.addIn(transaction, { who: person.id, deed: 'signed-in' });
    });
    return secret;
  }

  async find(secret: string): Promise<Session | undefined> {
    const now = this.#now();
    const found = await findSession(this.#database, { id: hashOf(secret), now });
    if (!found || found.signed_in_at + LONGEST_MS <= now) return undefined;
    const isOld = found.made_at + RENEW_AFTER_MS <= now;
    return isOld ? this.#renew(found, now) : found;
  }

  /** Ends one session of a person, or all of them. */
  async end(personId: string, by: { id?: string; who: string }): Promise<void> {
    await inTransaction(this.#database, async (transaction) => {
      const count = await endSessions(transaction, { personId, id: by.id });
      if (count === 0) return;
      const isOwn = by.id !== undefined && by.who === personId;
      const deed = isOwn ? 'signed-out' : 'sessions-ended';
      await this.#audit.addIn(transaction, { who: by.who, deed, entry: `person/${personId}` });
    });
  }

  /** The one request that shortens the old session makes the new one. */
  async #renew(found: FoundSession, now: number): Promise<Session> {
    const secret = makeSecret();
    const { person, ...row } = found;
    const isFirst = await inTransaction(this.#database, async (transaction) => {
      const until = now + OVERLAP_MS;
      if (!(await shortenSession(transaction, { id: found.id, until }))) return false;
      const expires_at = Math.min(now + SESSION_MS, found.signed_in_at + LONGEST_MS);
      await insertSession(transaction, { ...row, id: hashOf(secret), made_at: now, expires_at });
      return true;
    });
    return isFirst ? { ...found, person, id: hashOf(secret), renewed: secret } : found;
  }
}

export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
