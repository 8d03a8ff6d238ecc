import { failure } from '#contracts/errors.ts';
import { Hono } from 'hono';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';

const ADDRESS = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** Ahead of any day on which it is read, and well within the year that RFC 9116 recommends. */
const VALID_DAYS = 180;

/** Where to report a weakness. It is the operator's to say: without a contact there is no such file. */
export function securityTxtRoutes({ security, originOf, now }: Dependencies): Hono {
  const app = new Hono();
  app.get(ADDRESS, (c) => {
    const { contact, policy } = security;
    if (contact === undefined) return answerFailure(failure('page-not-found'), c.req.raw);
    const { origin } = originOf(c.req.raw);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expiryOn(now())}`,
      'Preferred-Languages: en, es',
      // Only an address that is encrypted may vouch for itself.
      ...(origin.startsWith('https:') ? [`Canonical: ${origin}${ADDRESS}`] : []),
      ...(policy === undefined ? [] : [`Policy: ${policy}`]),
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
  });
  return app;
}

/** The same all day, so that caches and people see one file. */
function expiryOn(time: number): string {
  const midnight = Math.floor(time / DAY_MS) * DAY_MS;
  return new Date(midnight + VALID_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');
}
