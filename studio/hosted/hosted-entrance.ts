import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database } from '#server/db/connect.ts';
import { findStudioPerson, type StudioPerson } from '#server/db/studio/people.ts';
import { NodeLimit } from '#server/limits/node-limit.ts';
import { STUDIO } from '#domain/studio/studio-doors.ts';
import type { Entrance, EntranceTools, Visitor } from '../http/entrance.ts';
import { renderHostedDoor, type OpenDoors } from '../pages/hosted-door-page.ts';
import type { HostedSettings } from '../settings.ts';
import { powersOfPerson } from './powers-of-person.ts';
import { readProxied } from './proxy-door.ts';
import { hashOf, SESSION_MS, type Session, type Sessions } from './sessions.ts';

/** Without a domain, for every path, by encryption only: the browser holds it to its name. */
const SESSION_COOKIE = '__Host-sendero_studio';
/** Far more than people type, and few enough that nobody fills the table. */
const CHANGES = { limit: 300, windowMs: 60_000 };

export interface HostedParts {
  settings: HostedSettings;
  database: Database;
  sessions: Sessions;
  now: () => number;
}

/** One way in, whose routes lie below its name, in front of the door. */
export interface Door {
  name: keyof OpenDoors;
  addRoutes: (app: Parameters<Entrance['addRoutes']>[0], tools: DoorTools) => void;
}

export interface DoorTools extends EntranceTools {
  /** Gives the browser a session of this person. */
  letIn: (c: Context, person: StudioPerson, door: string) => Promise<void>;
}

/** The way in for people who come from elsewhere: a session of the database, and the doors that are open. */
export function hostedEntrance(parts: HostedParts, doors: readonly Door[]): Entrance {
  const { settings, database, sessions, now } = parts;
  const { origin, proxy, config } = settings;
  const { host } = new URL(origin);
  const changes = new NodeLimit(CHANGES, now);
  const open: OpenDoors = {
    proxy: proxy !== undefined,
    ...Object.fromEntries(doors.map(({ name }) => [name, true])),
  };
  const isOpenDoor = (door: string): boolean =>
    Object.entries(open).some(([name, is]) => is && name === door);
  const letIn = async (c: Context, person: StudioPerson, door: string): Promise<void> => {
    await endOwn(c);
    give(c, await sessions.start(person, door));
  };
  const findOwn = async (c: Context): Promise<Session | undefined> => {
    const secret = getCookie(c, SESSION_COOKIE);
    return secret === undefined ? undefined : sessions.find(secret);
  };
  const endOwn = async (c: Context): Promise<void> => {
    const session = await findOwn(c);
    if (session) await sessions.end(session.person.id, { id: session.id, who: session.person.id });
  };
  const leave = async (c: Context): Promise<void> => {
    await endOwn(c);
    deleteCookie(c, SESSION_COOKIE, { path: '/', secure: true });
  };
  const visitorOf = async (person: StudioPerson, session: string): Promise<Visitor> => {
    return { ...(await powersOfPerson(database, person.id)), person, session };
  };
  return {
    hasPeople: true,
    isSecure: origin.startsWith('https:'),
    ownOrigin: (c) => {
      const forwarded = config.trustedProxies > 0 ? c.req.header('X-Forwarded-Host') : undefined;
      return (forwarded ?? c.req.header('Host')) === host ? origin : undefined;
    },
    isOpen: (path) => path.startsWith(`${STUDIO}/enter/`),
    whoIs: async (c) => {
      const proxied = proxy && readProxied(c, proxy);
      const session = await findOwn(c);
      // Whom the proxy names now counts, not whom it named before; a door that was closed lets nobody be in.
      const isStill =
        session !== undefined &&
        isOpenDoor(session.door) &&
        (session.door !== 'proxy' || proxied?.email === session.person.email);
      if (isStill) {
        if (session.renewed !== undefined) give(c, session.renewed);
        return visitorOf(session.person, session.id);
      }
      if (session) await leave(c);
      if (!proxied || c.req.method !== 'GET') return undefined;
      const person = await findStudioPerson(database, proxied);
      if (!person) return undefined;
      const secret = await sessions.start(person, 'proxy');
      give(c, secret);
      return visitorOf(person, hashOf(secret));
    },
    leave,
    addRoutes: (app, tools) => {
      for (const door of doors) door.addRoutes(app, { ...tools, letIn });
    },
    renderDoor: (code, reason) => renderHostedDoor(code, reason, open),
    ...(open.passkey === true && { doorScript: 'passkey.ts' }),
    isBusy: ({ person }) => changes.take(person.id, 1) !== undefined,
  };
}

function give(c: Context, secret: string): void {
  setCookie(c, SESSION_COOKIE, secret, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: SESSION_MS / 1_000,
  });
}
