import { failure } from '#contracts/errors.ts';
import { Hono } from 'hono';
import { answerFailure } from '../answer-failure.ts';
import type { Dependencies } from '../dependencies.ts';

const ADDRESS = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/**
 * The file expires after any day on which it is read, and well within the year that RFC 9116
 * recommends.
 */
const VALID_DAYS = 180;

/**
 * Tells where to report a weakness. The operator has to name a contact; without one this file does
 * not exist.
 */
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
      // The file may name its own address only if that address is encrypted.
      ...(origin.startsWith('https:') ? [`Canonical: ${origin}${ADDRESS}`] : []),
      ...(policy === undefined ? [] : [`Policy: ${policy}`]),
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
  });
  return app;
}

/** The expiry stays the same all day, so that caches and people see one file. */
function expiryOn(time: number): string {
  const midnight = Math.floor(time / DAY_MS) * DAY_MS;
  return new Date(midnight + VALID_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');
}
