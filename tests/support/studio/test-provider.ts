import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface TestProvider {
  issuer: string;
  /** Lets answers go to this address, before the first sign-in. */
  allow: (redirect: string) => void;
  /** Who has signed in at the provider from now on. */
  signIn: (account: TestAccount, how?: TestSignIn) => void;
  /** Says that its tokens are signed by another key than they are. */
  publishOtherKeys: (are: boolean) => void;
  /** What the last sign-in asked for. */
  asked: () => Record<string, unknown>;
  close: () => Promise<void>;
}

interface TestAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
}

/** How somebody has signed in at the provider: the way, and the second. */
interface TestSignIn {
  acr?: string;
  ts?: number;
}

const SIGN_IN = '/sign-in';
const KEYS = '/jwks';

/** By the name and for the use of the key that the provider signs with, as it brings one for tests. */
const OTHER_KEY = {
  ...generateKeyPairSync('rsa', { modulusLength: 2_048 }).publicKey.export({ format: 'jwk' }),
  kid: 'keystore-CHANGE-ME',
  alg: 'RS256',
  use: 'sig',
};

/** A real provider of OpenID Connect, at which somebody signs in without a word. */
export async function startTestProvider(): Promise<TestProvider> {
  let account: TestAccount = { sub: 'nobody' };
  let how: TestSignIn = {};
  let asked: Record<string, unknown> = {};
  let provider: Provider | undefined;
  let hasOtherKeys = false;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!provider) throw new Error('The provider knows no client yet');
    if (hasOtherKeys && request.url?.startsWith(KEYS) === true) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ keys: [OTHER_KEY] }));
      return;
    }
    if (!request.url?.startsWith(SIGN_IN)) return provider.callback()(request, response);
    const { params } = await provider.interactionDetails(request, response);
    asked = params;
    return provider.interactionFinished(request, response, {
      login: { accountId: account.sub, ...how },
    });
  };
  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  // Another site than the studio at localhost, as providers are.
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    issuer,
    allow: (redirect) => {
      provider = makeProvider(issuer, redirect, () => account);
    },
    signIn: (next, nextHow = {}) => {
      account = next;
      how = nextHow;
    },
    publishOtherKeys: (are) => {
      hasOtherKeys = are;
    },
    asked: () => asked,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => void http.close(resolve));
    },
  };
}

function makeProvider(issuer: string, redirect: string, account: () => TestAccount): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'studio',
        client_secret: 'the-secret-of-the-client',
        redirect_uris: [redirect],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    pkce: { required: () => true },
    acrValues: ['mfa'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of the tests'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...account(), sub }) }),
    interactions: { url: () => SIGN_IN },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  return provider;
}
