import { randomUUIDv7 } from 'node:crypto';
import * as webauthn from '@simplewebauthn/server';
import type { Language } from '#domain/language/language.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction, type InTransaction } from '#server/db/in-transaction.ts';
import { endInvitations, readInvitation, takeInvitation } from '#server/db/studio/invitations.ts';
import {
  countPasskey,
  endPasskeys,
  endSessionsOfDoor,
  findPasskey,
  keepPasskey,
  listPasskeysOf,
  type Passkey,
} from '#server/db/studio/passkeys.ts';
import { findStudioPerson, type StudioPerson } from '#server/db/studio/people.ts';
import { queueInvitation } from '#server/jobs/queue-invitation.ts';
import { readInvitationToken } from '#server/mail/invitation-token.ts';
import type { KeyedHash } from '#server/secrets/keyed-hash.ts';
import type { AuditTable } from '#server/audit/audit-table.ts';

/** EdDSA, ES256 and RS256, of which every device has one. */
const ALGORITHMS = [-8, -7, -257];
/** The door by which sessions of passkeys have come. */
export const PASSKEY_DOOR = 'passkey';

export interface PasskeyParts {
  origin: string;
  database: Database;
  audit: AuditTable;
  keyedHash: KeyedHash;
  now: () => number;
}

/** Keys that people have on their devices, of which the database has the public half. */
export class Passkeys {
  readonly #parts: PasskeyParts;
  readonly #rpID: string;

  constructor(parts: PasskeyParts) {
    this.#parts = parts;
    this.#rpID = new URL(parts.origin).hostname;
  }

  /** Queues the mail that leads to a first key, or to the next after one was lost. */
  async invite(
    personId: string,
    { who, company, language }: { who: string; company: string; language: Language },
  ): Promise<void> {
    const { database, audit, origin } = this.#parts;
    const about = { id: randomUUIDv7(), personId, company, language, origin };
    await inTransaction(database, async (transaction) => {
      await queueInvitation(transaction, { ...about, now: this.#parts.now() });
      const entry = `person/${personId}`;
      await audit.addIn(transaction, { who, deed: 'invited', entry });
    });
  }

  /** Whom a link of a mail invites; the link holds until a key is made. */
  async invited(token: string): Promise<StudioPerson | undefined> {
    const { database } = this.#parts;
    const about = this.#aboutInvitation(token);
    const found = about && (await readInvitation(database, about));
    return found && findStudioPerson(database, { id: found.personId });
  }

  async offerNew(person: StudioPerson): Promise<webauthn.PublicKeyCredentialCreationOptionsJSON> {
    const own = await listPasskeysOf(this.#parts.database, person.id);
    return webauthn.generateRegistrationOptions({
      rpName: `Sendero · ${this.#rpID}`,
      rpID: this.#rpID,
      userName: person.email,
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: own.map(({ id }) => ({ id })),
      // The key itself knows whose it is, and its device asks who holds it.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Keeps the key of whoever was invited; an invitation makes one key. */
  async takeInvited(
    token: string,
    answer: { response: webauthn.RegistrationResponseJSON; challenge: string },
  ): Promise<StudioPerson | undefined> {
    const about = this.#aboutInvitation(token);
    const key = about && (await this.#verifyNew(answer));
    if (!key) return undefined;
    return inTransaction(this.#parts.database, async (transaction) => {
      const invitation = await takeInvitation(transaction, about);
      const person =
        invitation && (await findStudioPerson(transaction, { id: invitation.personId }));
      return person && (await this.#keep(transaction, person, key)) ? person : undefined;
    });
  }

  /** Keeps one more key of somebody who is in. */
  async takeNew(
    person: StudioPerson,
    answer: { response: webauthn.RegistrationResponseJSON; challenge: string },
  ): Promise<boolean> {
    const key = await this.#verifyNew(answer);
    return inTransaction(this.#parts.database, (transaction) =>
      this.#keep(transaction, person, key),
    );
  }

  offerSignIn(): Promise<webauthn.PublicKeyCredentialRequestOptionsJSON> {
    return webauthn.generateAuthenticationOptions({
      rpID: this.#rpID,
      userVerification: 'required',
    });
  }

  /** Whose key has signed the challenge. */
  async signIn(
    response: webauthn.AuthenticationResponseJSON,
    challenge: string,
  ): Promise<StudioPerson | undefined> {
    const { database, origin } = this.#parts;
    const key = await findPasskey(database, response.id);
    if (!key) return undefined;
    const { userHandle } = response.response;
    const own = Buffer.from(key.person.id).toString('base64url');
    if (userHandle !== undefined && userHandle !== own) return undefined;
    const { verified, authenticationInfo } = await webauthn.verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: this.#rpID,
      requireUserVerification: true,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    });
    if (!verified) return undefined;
    const used = { id: key.id, from: key.counter, to: authenticationInfo.newCounter };
    return (await countPasskey(database, used)) ? key.person : undefined;
  }

  /** Ends one key of a person, or all of them and their invitations; nobody stays in by what has ended. */
  async end(
    personId: string,
    { id, who, session }: { id?: string; who: string; session?: string },
  ): Promise<void> {
    const { database, audit } = this.#parts;
    await inTransaction(database, async (transaction) => {
      if (id === undefined) await endInvitations(transaction, personId);
      if ((await endPasskeys(transaction, { personId, id })) === 0) return;
      await endSessionsOfDoor(transaction, { personId, door: PASSKEY_DOOR, except: session });
      const deed = 'passkeys-ended';
      await audit.addIn(transaction, { who, deed, entry: `person/${personId}` });
    });
  }

  #aboutInvitation(token: string): { id: string; now: number } | undefined {
    const { keyedHash } = this.#parts;
    const now = this.#parts.now();
    const id = readInvitationToken(token, { keyedHash, now });
    return id === undefined ? undefined : { id, now };
  }

  async #verifyNew({
    response,
    challenge,
  }: {
    response: webauthn.RegistrationResponseJSON;
    challenge: string;
  }): Promise<Passkey> {
    const { verified, registrationInfo } = await webauthn.verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: this.#parts.origin,
      expectedRPID: this.#rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) throw new Error('The device has not proved that the key is its own');
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  }

  async #keep(transaction: InTransaction, person: StudioPerson, key: Passkey): Promise<boolean> {
    const now = this.#parts.now();
    if (!(await keepPasskey(transaction, { ...key, personId: person.id, now }))) return false;
    const entry = `person/${person.id}`;
    await this.#parts.audit.addIn(transaction, { who: person.id, deed: 'passkey-added', entry });
    return true;
  }
}
