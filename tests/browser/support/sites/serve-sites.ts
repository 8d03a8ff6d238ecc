import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { SITE_KINDS, type SiteKind } from './site-kinds.ts';

/** What a worker of the tests may ask; `open-site.ts` does. */
export type SiteRequest =
  | { open: SiteKind; options: unknown[] }
  | { site: number; ask: string; asked: unknown[] }
  | { site: number; close: true };

type AnyFunction = (...asked: unknown[]) => unknown;
interface AnySite {
  base: string;
  answers: Readonly<Record<string, AnyFunction>>;
  close: () => Promise<void>;
}

/**
 * Opens further sites for the workers of the tests, in the process of the site that all share: it has read the
 * content already, and runs the server as it is written. In a worker each would be compiled and read again.
 */
export async function serveSites(): Promise<number> {
  const sites = new Map<number, AnySite>();
  let last = 0;
  const answer = async (request: SiteRequest): Promise<unknown> => {
    if ('open' in request) {
      const open = SITE_KINDS[request.open] as unknown as (
        ...options: unknown[]
      ) => Promise<AnySite>;
      const site = await open(...request.options);
      last += 1;
      sites.set(last, site);
      return { site: last, base: site.base };
    }
    const site = sites.get(request.site);
    if (!site) throw new Error(`No site ${request.site} is open`);
    if ('close' in request) {
      sites.delete(request.site);
      await site.close();
      return null;
    }
    const ask = site.answers[request.ask];
    if (!ask) throw new Error(`The site answers no ${request.ask}`);
    return (await ask(...request.asked)) ?? null;
  };
  const server = createServer((request: IncomingMessage, response) => {
    void (async () => {
      try {
        const answered = await answer((await json(request)) as SiteRequest);
        response.end(JSON.stringify(answered));
      } catch (error) {
        response.statusCode = 500;
        response.end(error instanceof Error ? error.stack : String(error));
      }
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}
