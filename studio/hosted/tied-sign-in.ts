import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database } from '#server/db/connect.ts';
import { beginSignIn, takeSignIn } from '#server/db/studio/sessions.ts';
import { hashOf, makeSecret } from './sessions.ts';

interface TieOptions {
  database: Database;
  now: () => number;
  kind: string;
  cookie: string;
  /** Lax for a browser that comes back from another site: a strict cookie would stay at home. */
  sameSite: 'Lax' | 'Strict';
  patienceMs: number;
}

export interface TiedSignIn {
  begin: (c: Context, data: string) => Promise<void>;
  /** What this browser began, once; undefined for what it did not begin, and for what is too old. */
  take: (c: Context) => Promise<string | undefined>;
}

/** Ties the answer to a sign-in to the browser that began it. */
export function tieSignIns(options: TieOptions): TiedSignIn {
  const { database, now, kind, cookie, sameSite, patienceMs } = options;
  const place = { path: '/', secure: true };
  return {
    begin: async (c, data) => {
      const secret = makeSecret();
      const expiresAt = now() + patienceMs;
      await beginSignIn(database, { id: hashOf(secret), kind, data, expiresAt });
      setCookie(c, cookie, secret, {
        ...place,
        httpOnly: true,
        sameSite,
        maxAge: patienceMs / 1_000,
      });
    },
    take: (c) => {
      const secret = getCookie(c, cookie) ?? '';
      deleteCookie(c, cookie, place);
      return takeSignIn(database, { id: hashOf(secret), kind, now: now() });
    },
  };
}
