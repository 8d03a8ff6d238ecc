import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { STUDIO } from '#domain/studio/studio-doors.ts';
import { ALL_POWERS } from '../access/roles.ts';
import type { Desk } from '../desk/open-desk.ts';
import { renderDoor } from '../pages/simple-pages.ts';
import type { Doors } from './doors.ts';
import type { Entrance, EntranceTools, Visitor } from './entrance.ts';
import { codeOf } from './studio-tools.ts';

const SESSION_SECONDS = 12 * 3_600;

interface LocalParts {
  desk: Desk;
  doors: Doors;
  port: () => number;
}

/**
 * The way in for the person at this machine: a link that works once. Cookies do not know ports, so the port is
 * in the name; `Secure` is missing because Safari does not take it without encryption.
 */
export function localEntrance({ desk, doors, port }: LocalParts): Entrance {
  const cookie = (): string => `sendero_studio_${port()}`;
  return {
    ownOrigin: (c) => {
      // A foreign name that was made to lead to this machine is no name of the studio.
      const host = c.req.header('Host') ?? '';
      const isOurs = [`127.0.0.1:${port()}`, `localhost:${port()}`].includes(host);
      return isOurs ? `http://${host}` : undefined;
    },
    isOpen: (path) => path.startsWith(`${STUDIO}/open/`),
    whoIs: (c): Promise<Visitor | undefined> => {
      const session = getCookie(c, cookie());
      return Promise.resolve(
        session !== undefined && doors.isOpen(session)
          ? { ...ALL_POWERS, person: desk.person, session }
          : undefined,
      );
    },
    leave: (c) => {
      doors.end(getCookie(c, cookie()) ?? '');
      deleteCookie(c, cookie(), { path: '/' });
      return Promise.resolve();
    },
    addRoutes: (app: Hono, tools: EntranceTools) => {
      app.get(`${STUDIO}/open/:token`, async (c: Context) => {
        const session = doors.open(c.req.param('token') ?? '');
        if (session === undefined) return tools.showDoor(c, renderDoor(codeOf(c), 'used'), 403);
        await desk.audit.add({ who: desk.person.id, deed: 'signed-in' });
        setCookie(c, cookie(), session, {
          path: '/',
          httpOnly: true,
          sameSite: 'Strict',
          maxAge: SESSION_SECONDS,
        });
        return c.redirect(STUDIO, 303);
      });
    },
    renderDoor,
    isBusy: () => false,
    hasPeople: false,
    isSecure: false,
  };
}
