import { hostName } from '#domain/company/host-rule.ts';
import type { Sender } from '../request/sender.ts';

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A mail is read elsewhere: whoever names our host as `localhost` must not get dead links into it, and
 * behind a proxy that ends TLS the configured origin knows better than we do that it is https.
 */
export function originForMails({ host, origin }: Sender, publicOrigin: string | undefined): string {
  if (publicOrigin === undefined) return origin;
  const isPublicHost = new URL(publicOrigin).host === host;
  return isPublicHost || THIS_MACHINE.has(hostName(host)) ? publicOrigin : origin;
}
