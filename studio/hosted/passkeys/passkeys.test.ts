import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { beforeEach, expect, it } from 'vitest';
import { AuditTable, proveTable } from '#server/audit/audit-table.ts';
import { keepStudioPerson, type StudioPerson } from '#server/db/studio/people.ts';
import { createInvitationToken } from '#server/mail/invitation-token.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { TestAuthenticator } from '#tests/support/studio/test-authenticator.ts';
import { Passkeys, PASSKEY_DOOR } from './passkeys.ts';
import { Sessions } from '../sessions.ts';

const origin = 'http://localhost:4400';
const keyedHash = createKeyedHash(['the-key-of-the-server-which-is-long-enough']);
const now = (): number => Date.UTC(2026, 10, 24);

describeOnEachDatabase('the store of passkeys', (test) => {
  let passkeys: Passkeys;
  let sessions: Sessions;
  let ana: StudioPerson;

  beforeEach(async () => {
    await test.empty();
    const database = test.database();
    const audit = new AuditTable(database, now);
    passkeys = new Passkeys({ origin, database, audit, keyedHash, now });
    sessions = new Sessions(database, audit, now);
    ana = await keepStudioPerson(database, {
      id: 'ana',
      email: 'ana@example.com',
      name: 'Ana',
      now: 1,
    });
  });

  const invite = async (): Promise<string> => {
    await passkeys.invite(ana.id, { who: 'olga', company: '*', language: 'es-US' });
    const { id } = await test
      .database()
      .selectFrom('studio_sign_ins')
      .select('id')
      .executeTakeFirstOrThrow();
    return createInvitationToken(id, { keyedHash, now: now() });
  };
  const create = async (key: TestAuthenticator) => {
    const offered = await passkeys.offerNew(ana);
    const response = key.create(offered, { origin }) as RegistrationResponseJSON;
    return { response, challenge: offered.challenge };
  };
  const signIn = async (key: TestAuthenticator, counter: number) => {
    const offered = await passkeys.offerSignIn();
    const response = key.get(offered, { origin, counter }) as AuthenticationResponseJSON;
    return passkeys.signIn(response, offered.challenge);
  };
  const countKeys = async (): Promise<number> =>
    (await test.database().selectFrom('studio_passkeys').select('id').execute()).length;

  it('gives one key for an invitation, however many come with it at once', async () => {
    const token = await invite();
    expect(await passkeys.invited(token)).toMatchObject({ id: 'ana' });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => create(new TestAuthenticator())),
    );
    const taken = await Promise.all(answers.map((answer) => passkeys.takeInvited(token, answer)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await countKeys()).toBe(1);
    expect(await passkeys.invited(token)).toBeUndefined();
  });

  it('takes a count of a key once, of two who show it at the same moment', async () => {
    const key = new TestAuthenticator();
    await passkeys.takeInvited(await invite(), await create(key));
    const both = await Promise.all([signIn(key, 5), signIn(key, 5)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await signIn(key, 6)).toMatchObject({ id: 'ana' });
  });

  it('ends all keys with their sessions and invitations, in an unbroken log', async () => {
    const key = new TestAuthenticator();
    await passkeys.takeInvited(await invite(), await create(key));
    expect(await passkeys.takeNew(ana, await create(new TestAuthenticator()))).toBe(true);
    const session = await sessions.start(ana, PASSKEY_DOOR);
    const token = await invite();
    await passkeys.end('ana', { who: 'olga' });
    expect(await countKeys()).toBe(0);
    expect(await sessions.find(session)).toBeUndefined();
    expect(await passkeys.invited(token)).toBeUndefined();
    expect(await signIn(key, 9)).toBeUndefined();
    expect(await proveTable(test.database())).toMatchObject({ brokenAt: undefined });
  });
});
