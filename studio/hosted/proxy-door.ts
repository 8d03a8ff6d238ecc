import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { ProxySettings } from '../settings.ts';

/** The header in which the proxy shows that it is the one. */
const SECRET_HEADER = 'X-Studio-Secret';

/** Reads whom our proxy has let in; of a request that did not come through it, nobody. */
export function readProxied(
  c: Context,
  { header, secret }: ProxySettings,
): { email: string } | undefined {
  if (!isSame(c.req.header(SECRET_HEADER) ?? '', secret)) return undefined;
  const email = c.req.header(header)?.trim().toLowerCase() ?? '';
  // Two headers of one name are joined by a comma: nobody knows which of them is the proxy’s.
  return email === '' || email.includes(',') ? undefined : { email };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
