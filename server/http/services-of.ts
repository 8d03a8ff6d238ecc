import type { Context } from 'hono';
import type { MailServices } from '../desk/mail-services.ts';
import type { Dependencies } from './dependencies.ts';

/** The services that a page's form has, for a call. */
export function servicesOf(
  c: Context,
  { mailDesk, networkOf, originOf }: Dependencies,
): MailServices {
  const { host, origin } = originOf(c.req.raw);
  return mailDesk.servicesFor({ host, origin, network: networkOf(c) });
}
