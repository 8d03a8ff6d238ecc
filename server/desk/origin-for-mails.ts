import { hostName } from '#domain/company/host-rule.ts';
import type { Sender } from '../request/sender.ts';

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin of the links in a mail. A mail is read elsewhere, so a request that names our host as
 * `localhost` must not put dead links into it. Behind a proxy that ends TLS, the configured origin
 * also knows better than the request that the site is https.
 */
export function originForMails({ host, origin }: Sender, publicOrigin: string | undefined): string {
  if (publicOrigin === undefined) return origin;
  const isPublicHost = new URL(publicOrigin).host === host;
  return isPublicHost || THIS_MACHINE.has(hostName(host)) ? publicOrigin : origin;
}
