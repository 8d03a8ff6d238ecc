import type { Context, MiddlewareHandler } from 'hono';
import { STUDIO } from '#domain/studio/studio-doors.ts';
import { decide } from '../access/decide.ts';
import type { Concern } from '../access/roles.ts';
import { isChangeId } from '../desk/changes/change-id.ts';
import { isTakenByOthers } from '../desk/entry.ts';
import type { Entrance, Refusal } from './entrance.ts';

interface GuardParts {
  entrance: Entrance;
  /** Whom an entry or a named change is for. */
  concernOf: (id: string) => Promise<Concern | undefined>;
  refuse: (c: Context, reason: Refusal) => Response | Promise<Response>;
}

/** Reads need a session and a role, writes also a page of ours as their sender. */
export function guard({ entrance, concernOf, refuse }: GuardParts): MiddlewareHandler {
  return async (c, next) => {
    const origin = entrance.ownOrigin(c);
    if (origin === undefined) return c.text('Not this host', 421);
    const { method, path } = c.req;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead && !isOwnPost(c, origin)) return refuse(c, 'foreign');
    if ((isRead && path.startsWith(`${STUDIO}/assets/`)) || entrance.isOpen(path)) return next();
    const visitor = await entrance.whoIs(c);
    if (!visitor && isRead && c.req.header('Sec-Fetch-Site') === 'cross-site')
      return refuse(c, 'elsewhere');
    if (!visitor) return refuse(c, 'needed');
    c.set('visitor', visitor);
    // What lies beside the studio is what pages are made of, which stand in its preview.
    const isBeside = path !== '/' && path !== STUDIO && !path.startsWith(`${STUDIO}/`);
    const [what, ...about] = isBeside ? ['files'] : path.split('/').slice(4);
    if (what === undefined) return next();
    const id = about.join('/');
    const asked = {
      method,
      what,
      about: id,
      isChange: isChangeId(id),
      concern: await concernOf(id),
      isTakenByOthers,
    };
    const decision = decide(asked, visitor);
    if (decision === 'no') return refuse(c, 'not-allowed');
    if (decision === 'unknown') return c.notFound();
    if (!isRead && entrance.isBusy(visitor)) return refuse(c, 'busy');
    return next();
  };
}

function isOwnPost(c: Context, own: string): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  const origin = c.req.header('Origin');
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origin === own;
  return site === 'same-origin';
}

/** Nothing but our own files, no frame around the studio but its own, and no address that is told to others. */
export function protect(c: Context, { isSecure }: Pick<Entrance, 'isSecure'>): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  const framed = c.get('framePolicy');
  // The figures of a company bring their own rules, and a policy that allows these and nothing else.
  if (framed !== undefined || !c.res.headers.has('Content-Security-Policy'))
    c.header('Content-Security-Policy', framed ?? policy.join('; '));
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'same-origin');
  c.header('Cross-Origin-Opener-Policy', 'same-origin');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  c.header('X-Frame-Options', framed === undefined ? 'DENY' : 'SAMEORIGIN');
  // Only a file whose address changes with it says for itself how long it may be kept.
  if (c.res.headers.get('Cache-Control')?.startsWith('private') !== true)
    c.header('Cache-Control', 'no-store');
  if (isSecure) c.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
}
