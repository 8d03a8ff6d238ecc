import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { clientNetwork } from '../limits/client-network.ts';

/** The network at the other end of a request's connection, or of the outermost trusted proxy's. */
export function createNetworkOf({
  trustedProxies,
}: Pick<Config, 'trustedProxies'>): (c: Context) => string {
  return (c) =>
    clientNetwork({
      socket: getConnInfo(c).remote.address,
      forwardedFor: c.req.header('X-Forwarded-For'),
      trustedProxies,
    });
}
