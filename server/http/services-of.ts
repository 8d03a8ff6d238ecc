import type { Context } from 'hono';
import type { DeskServices } from '../desk/desk-services.ts';
import type { Dependencies } from './dependencies.ts';

/** What the sender of a call may have kept or sent, as the sender of a page's form may. */
export function servicesOf(c: Context, { desk, networkOf, originOf }: Dependencies): DeskServices {
  const { host, origin } = originOf(c.req.raw);
  return desk.servicesFor({ host, origin, network: networkOf(c) });
}
