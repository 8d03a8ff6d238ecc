import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { LanguageCode } from '#domain/language/language.ts';
import { isLanguageCode } from '#domain/language/per-language.ts';
import { describeError } from '#server/describe-error.ts';
import { findSession } from '#server/db/studio/sessions.ts';
import type { Log } from '#server/log.ts';
import type { Database } from '#server/db/connect.ts';
import { doorPath, invitationPath } from '#domain/studio/studio-doors.ts';
import { studioPath, studioRoute } from '../../access/studio-path.ts';
import { codeOf } from '../../http/studio-tools.ts';
import { renderJoin, renderSignIn } from '../../pages/passkey-pages.ts';
import type { Door } from '../hosted-entrance.ts';
import { PASSKEY_DOOR, type Passkeys } from './passkeys.ts';
import { tieSignIns, type TiedSignIn } from '../tied-sign-in.ts';

const CHALLENGE_COOKIE = '__Host-sendero_studio_key';
const PATIENCE_MS = 300_000;
/** A session is no proof of who sits there now: a new key wants one that has just begun. */
const FRESH_MS = 600_000;
const START = doorPath('passkey');

const text = z.string().max(10_000);
const shared = { id: text, rawId: text, type: z.literal('public-key') };
const createdSchema = z.object({
  ...shared,
  response: z.object({ clientDataJSON: text, attestationObject: z.string().max(100_000) }),
});
const gotSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish(),
  }),
});
const tokenSchema = z.object({ token: text });

type Why = 'busy' | 'ended' | 'refused' | 'again';

interface PasskeyDoorParts {
  passkeys: Passkeys;
  database: Database;
  now: () => number;
  log: Log;
  /** Whether this network has asked too often. */
  isBusy: (c: Context) => boolean;
}

/** Sign-in with a key that lies on a device of the person, without any password. */
export function passkeyDoor(parts: PasskeyDoorParts): Door {
  const { passkeys, log, isBusy } = parts;
  return {
    name: PASSKEY_DOOR,
    addRoutes: (app, tools) => {
      const show = (what: 'sign-in' | 'join') => (c: Context) => {
        if (!isLanguageCode(c.req.param('code') ?? '')) return c.notFound();
        const code = codeOf(c);
        const body = what === 'join' ? renderJoin(code) : renderSignIn(code);
        const twin = (other: LanguageCode): string =>
          what === 'join' ? invitationPath(other) : `${START}/${other}`;
        return tools.showDoor(c, body, 200, { script: 'passkey.ts', twin });
      };
      app.get(`${START}/:code`, show('sign-in'));
      app.get(`${START}/:code/join`, show('join'));
      app.post(`${START}/in/options`, async (c) => {
        if (isBusy(c)) return refuse(c, 'busy');
        return c.json(await ask(c, await passkeys.offerSignIn(), parts));
      });
      app.post(`${START}/in/answer`, async (c) => {
        const person = await tryTo(log, async () => {
          const challenge = await takeChallenge(c, parts);
          const { response, ...rest } = gotSchema.parse(await c.req.json());
          const { userHandle, ...signed } = response;
          const handle = userHandle == null ? {} : { userHandle };
          const whole = { ...signed, ...handle };
          return passkeys.signIn(
            { ...rest, response: whole, clientExtensionResults: {} },
            challenge,
          );
        });
        if (!person) return refuse(c, 'refused');
        await tools.letIn(c, person, PASSKEY_DOOR);
        return c.json({});
      });
      app.post(`${START}/join/options`, async (c) => {
        if (isBusy(c)) return refuse(c, 'busy');
        const person = await tryTo(log, async () =>
          passkeys.invited(tokenSchema.parse(await c.req.json()).token),
        );
        if (!person) return refuse(c, 'ended');
        return c.json(await ask(c, await passkeys.offerNew(person), parts));
      });
      app.post(`${START}/join/answer`, async (c) => {
        const person = await tryTo(log, async () => {
          const challenge = await takeChallenge(c, parts);
          const body: unknown = await c.req.json();
          const response = readCreated(body);
          return passkeys.takeInvited(tokenSchema.parse(body).token, { response, challenge });
        });
        if (!person) return refuse(c, 'ended');
        await tools.letIn(c, person, PASSKEY_DOOR);
        return c.json({});
      });
    },
  };
}

/** One more key for somebody who has just come in by one, and the end of a key. */
export function ownPasskeyRoutes(app: Hono, parts: PasskeyDoorParts): void {
  const { passkeys, log } = parts;
  const own = studioRoute('me/passkey');
  app.post(`${own}/options`, async (c) => {
    const { person, session } = c.get('visitor');
    if (!(await isFresh(session, parts))) return refuse(c, 'again');
    return c.json(await ask(c, await passkeys.offerNew(person), parts));
  });
  app.post(`${own}/answer`, async (c) => {
    const { person, session } = c.get('visitor');
    if (!(await isFresh(session, parts))) return refuse(c, 'again');
    const isKept = await tryTo(log, async () => {
      const challenge = await takeChallenge(c, parts);
      const response = readCreated(await c.req.json());
      return passkeys.takeNew(person, { response, challenge });
    });
    return isKept === true ? c.json({}) : refuse(c, 'refused');
  });
  app.post(`${own}/end`, async (c) => {
    const { person, session } = c.get('visitor');
    const { id } = await c.req.parseBody();
    if (typeof id === 'string') await passkeys.end(person.id, { id, who: person.id, session });
    return c.redirect(studioPath(codeOf(c), 'me'), 303);
  });
}

/** Whether somebody has come in by a key a moment ago. */
export async function isFresh(
  id: string,
  { database, now }: Pick<PasskeyDoorParts, 'database' | 'now'>,
): Promise<boolean> {
  const session = await findSession(database, { id, now: now() });
  if (session?.door !== PASSKEY_DOOR) return false;
  return session.signed_in_at + FRESH_MS > now();
}

/** Keeps what a device has to sign, for one answer of this browser. */
async function ask<Options extends { challenge: string }>(
  c: Context,
  options: Options,
  parts: PasskeyDoorParts,
): Promise<Options> {
  await tieChallenges(parts).begin(c, options.challenge);
  return options;
}

async function takeChallenge(c: Context, parts: PasskeyDoorParts): Promise<string> {
  const challenge = await tieChallenges(parts).take(c);
  if (challenge === undefined) throw new Error('Nothing was asked that this would answer');
  return challenge;
}

function tieChallenges({ database, now }: PasskeyDoorParts): TiedSignIn {
  return tieSignIns({
    database,
    now,
    kind: PASSKEY_DOOR,
    cookie: CHALLENGE_COOKIE,
    sameSite: 'Strict',
    patienceMs: PATIENCE_MS,
  });
}

function readCreated(body: unknown) {
  return { ...createdSchema.parse(body), clientExtensionResults: {} };
}

/** What does not hold is refused and said in the log, whatever is wrong with it. */
async function tryTo<Result>(
  log: Log,
  work: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    log.warn('passkey-refused', { ...describeError(error) });
    return undefined;
  }
}

function refuse(c: Context, why: Why): Response {
  return c.json({ why }, why === 'busy' ? 429 : 403);
}
