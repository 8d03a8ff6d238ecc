import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Doors } from './doors.ts';

export const BASE = '/po/studio';

interface GuardParts {
  doors: Doors;
  /** The hosts by which this machine reaches the studio, with its port. */
  hosts: () => readonly string[];
  cookie: () => string;
  refuse: (c: Context, reason: 'foreign' | 'needed') => Response | Promise<Response>;
}

/** Reads need the session, writes also a page of ours as their sender. */
export function guard({ doors, hosts, cookie, refuse }: GuardParts): MiddlewareHandler {
  return async (c, next) => {
    // A foreign name that was made to lead to this machine is no name of the studio.
    const host = c.req.header('Host') ?? '';
    if (!hosts().includes(host)) return c.text('Not this host', 421);
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead && !isOwnPost(c, host)) return refuse(c, 'foreign');
    const isOpen = /^\/po\/studio\/(?:open|assets)\//.test(c.req.path) && isRead;
    if (!isOpen && !doors.isOpen(getCookie(c, cookie()))) return refuse(c, 'needed');
    return next();
  };
}

function isOwnPost(c: Context, host: string): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  const origin = c.req.header('Origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origin === `http://${host}`;
  return site === 'same-origin';
}

/** Nothing but our own files, no frame around the studio, and no address that is told to others. */
export function protect(c: Context): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  c.header('Content-Security-Policy', policy.join('; '));
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'same-origin');
  c.header('Cross-Origin-Opener-Policy', 'same-origin');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  c.header('X-Frame-Options', 'DENY');
  c.header('Cache-Control', 'no-store');
}
