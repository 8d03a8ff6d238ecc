/** The package has no types; these are of what our tests use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Context {
    oidc: {
      client: { clientId: string } | undefined;
      session: { accountId: string | undefined } | undefined;
    };
  }

  export default class Provider {
    constructor(
      issuer: string,
      configuration: {
        loadExistingGrant: (context: Context) => Promise<object>;
        findAccount: (context: unknown, sub: string) => object;
        [name: string]: unknown;
      },
    );
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ params: Record<string, unknown> }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>;
    Grant: new (about: { clientId: string | undefined; accountId: string | undefined }) => {
      addOIDCScope: (scope: string) => void;
      save: () => Promise<string>;
    };
  }
}
