import type { Context } from 'hono';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import {
  findIdentity,
  findStudioPerson,
  keepIdentity,
  type StudioPerson,
} from '#server/db/studio/people.ts';
import { describeError } from '#server/describe-error.ts';
import type { Log } from '#server/log.ts';
import { doorPath, STUDIO } from '#domain/studio/studio-doors.ts';
import { codeOf } from '../http/studio-tools.ts';
import { renderDoor } from '../pages/simple-pages.ts';
import { renderRefusedDoor, type RefusedWhy } from '../pages/hosted-door-page.ts';
import type { OidcSettings } from '../settings.ts';
import type { Door, DoorTools } from './hosted-entrance.ts';
import { tieSignIns } from './tied-sign-in.ts';

const STATE_COOKIE = '__Host-sendero_studio_in';
const PATIENCE_MS = 600_000;
const START = doorPath('oidc');
const BACK = `${START}/back`;

const begunSchema = z.strictObject({ state: z.string(), nonce: z.string(), verifier: z.string() });

interface OidcParts {
  origin: string;
  settings: OidcSettings;
  database: Database;
  now: () => number;
  log: Log;
  /** Whether this network has asked too often. */
  isBusy: (c: Context) => boolean;
}

/** Sign-in with an identity provider: the code flow with PKCE, a state and a nonce, all used once. */
export function oidcDoor(parts: OidcParts): Door {
  const { origin, database, now, log } = parts;
  const { ways, maxAgeSeconds } = parts.settings;
  const asked = tieSignIns({
    database,
    now,
    kind: 'oidc',
    cookie: STATE_COOKIE,
    sameSite: 'Lax',
    patienceMs: PATIENCE_MS,
  });
  const provider = rememberProvider(parts.settings);
  return {
    name: 'oidc',
    addRoutes: (app, tools) => {
      app.get(START, async (c) => {
        // A page of another site must not sign people in: they press the button on ours.
        if (c.req.header('Sec-Fetch-Site') === 'cross-site') return c.redirect(STUDIO, 303);
        if (parts.isBusy(c)) return refuse(c, tools, 'busy');
        try {
          return c.redirect(await begin(c, await provider()), 303);
        } catch (error) {
          log.warn('oidc-away', { ...describeError(error) });
          return refuse(c, tools, 'away');
        }
      });
      app.get(BACK, async (c) => {
        const person = await comeBack(c).catch((error: unknown) => {
          log.warn('oidc-refused', { ...describeError(error) });
        });
        if (person === 'weak') return refuse(c, tools, 'weak');
        if (!person) return refuse(c, tools, 'unknown');
        await tools.letIn(c, person, 'oidc');
        // The browser comes from another site: the strict cookie goes along with the next request only.
        return tools.showDoor(c, renderDoor(codeOf(c), 'elsewhere'), 200, { goTo: STUDIO });
      });
    },
  };

  async function begin(c: Context, config: oidc.Configuration): Promise<string> {
    const begun = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    await asked.begin(c, JSON.stringify(begun));
    return oidc.buildAuthorizationUrl(config, {
      redirect_uri: `${origin}${BACK}`,
      scope: 'openid email',
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
      ...(ways && { acr_values: ways.join(' ') }),
      ...(maxAgeSeconds !== undefined && { max_age: String(maxAgeSeconds) }),
    }).href;
  }

  /**
   * The person whom the provider names; undefined for one whom we do not know, and `weak` for anybody who
   * signed in there in a way that is not enough.
   */
  async function comeBack(c: Context): Promise<StudioPerson | 'weak' | undefined> {
    const data = await asked.take(c);
    if (data === undefined) return undefined;
    const { state, nonce, verifier } = begunSchema.parse(JSON.parse(data));
    const config = await provider();
    const answer = new URL(`${BACK}${new URL(c.req.url).search}`, origin);
    const tokens = await oidc.authorizationCodeGrant(config, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      // A provider may pass over what it is asked for: what it says of the time is looked at.
      ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
    });
    const claims = tokens.claims();
    if (!claims) return undefined;
    // It may pass over this, too, and let in by a password alone.
    if (ways && !ways.some((way) => way === claims['acr'])) return 'weak';
    const { iss: issuer, sub: subject } = claims;
    const known = await findIdentity(database, { issuer, subject });
    if (known) return known;
    const told =
      claims['email'] === undefined
        ? await oidc.fetchUserInfo(config, tokens.access_token, subject)
        : claims;
    return bind(database, { issuer, subject, told });
  }
}

/** The first time, a person is found by an address that the provider has checked; from then on by its subject. */
async function bind(
  database: Database,
  { issuer, subject, told }: { issuer: string; subject: string; told: Record<string, unknown> },
): Promise<StudioPerson | undefined> {
  const { email, email_verified: isChecked } = told;
  if (typeof email !== 'string' || isChecked !== true) return undefined;
  return inTransaction(database, async (transaction) => {
    const person = await findStudioPerson(transaction, { email: email.toLowerCase() });
    if (!person) return undefined;
    const isKept = await keepIdentity(transaction, { issuer, subject, personId: person.id });
    return isKept ? person : undefined;
  });
}

/** Asks the provider how it works, once it is needed; a provider that was away is asked again. */
function rememberProvider({ issuer, clientId, clientSecret }: OidcSettings) {
  let known: Promise<oidc.Configuration> | undefined;
  const execute = [
    // Tokens come from the provider itself, but what it has signed is checked all the same.
    oidc.enableNonRepudiationChecks,
    // Without encryption only a provider on this machine, which the settings allow for development.
    ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
  ];
  return (): Promise<oidc.Configuration> => {
    known ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, { execute })
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  };
}

function refuse(c: Context, tools: DoorTools, why: RefusedWhy): Response {
  return tools.showDoor(c, renderRefusedDoor(codeOf(c), why), why === 'busy' ? 429 : 403);
}
