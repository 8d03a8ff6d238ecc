import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { describeError } from '#server/describe-error.ts';
import type { Log } from '#server/log.ts';
import type { Desk } from '../desk/open-desk.ts';
import { renderLayout } from '../pages/layout.ts';
import { renderDoor } from '../pages/simple-pages.ts';
import { boardRoutes } from './board-routes.ts';
import type { Doors } from './doors.ts';
import { entryRoutes } from './entry-routes.ts';
import { BASE, guard, protect } from './guard.ts';
import { codeOf, type StudioTools } from './studio-tools.ts';

/** A draft of the longest text is some hundred kilobytes. */
const MOST_BYTES = 2_000_000;
const SESSION_SECONDS = 12 * 3_600;

export interface StudioParts {
  desk: Desk;
  doors: Doors;
  port: () => number;
  log: Log;
}

export function createStudio({ desk, doors, port, log }: StudioParts): Hono {
  const app = new Hono();
  const cookie = (): string => `sendero_studio_${port()}`;
  const showPage: StudioTools['showPage'] = (c, { status = 200, ...page }) =>
    c.html(renderLayout({ code: codeOf(c), who: desk.person.name, ...page }), status);
  app.use('*', async (c, next) => {
    await next();
    protect(c);
  });
  app.onError((error, c) => {
    log.error('studio-failed', { ...describeError(error) });
    return c.text('The studio failed at this; its log says more.', 500);
  });
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.use(
    '*',
    guard({
      doors,
      hosts: () => [`127.0.0.1:${port()}`, `localhost:${port()}`],
      cookie,
      refuse: (c, reason) => showDoor(c, reason, reason === 'foreign' ? 403 : 401),
    }),
  );
  app.use('*', bodyLimit({ maxSize: MOST_BYTES }));
  app.get(`${BASE}/open/:token`, (c) => {
    const session = doors.open(c.req.param('token'));
    if (session === undefined) return showDoor(c, 'used', 403);
    desk.audit.add({ who: desk.person.name, deed: 'signed-in' });
    setCookie(c, cookie(), session, {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: SESSION_SECONDS,
    });
    return c.redirect(BASE, 303);
  });
  app.get(`${BASE}/assets/:file`, (c) => answerAsset(c, desk));
  app.get('/', (c) => c.redirect(BASE, 302));
  app.get(BASE, (c) => c.redirect(`${BASE}/${codeOf(c)}/board`, 302));
  app.post(`${BASE}/:code/sign-out`, (c) => {
    doors.end(getCookie(c, cookie()) ?? '');
    deleteCookie(c, cookie(), { path: '/' });
    return c.redirect(BASE, 303);
  });
  const tools: StudioTools = { desk, showPage };
  boardRoutes(app, tools);
  entryRoutes(app, tools);
  app.notFound((c) => {
    const code = codeOf(c);
    return showPage(c, { at: 'board', title: code, body: renderDoor(code, 'wrong'), status: 404 });
  });
  return app;
}

function showDoor(c: Context, reason: 'used' | 'needed' | 'foreign', status: 401 | 403): Response {
  const code = codeOf(c);
  return c.html(
    renderLayout({ code, title: code, at: 'board', body: renderDoor(code, reason) }),
    status,
  );
}

const SCRIPTS = new Set([
  'entry.ts',
  'fields.ts',
  'keep-typing.ts',
  'show-check.ts',
  'conflicts.ts',
  'tools.ts',
]);
const STYLES = new Set(['studio.css', 'entry.css']);
const BROWSER = path.join(import.meta.dirname, '../browser');

/** The scripts of the studio are few and small: the browser gets them as they are written, without their types. */
function answerAsset(c: Context, desk: Desk): Response {
  const file = c.req.param('file') ?? '';
  if (STYLES.has(file))
    return c.body(readFileSync(path.join(BROWSER, file)), 200, {
      'Content-Type': 'text/css; charset=utf-8',
    });
  if (file === 'theme.css') {
    const theme = desk.published.current.companies.get(DEFAULT_COMPANY_ID)?.theme;
    const rules = Object.entries<string>({ ...theme }).map(
      ([token, color]) => `--${token}:${color}`,
    );
    return c.body(`:root{${rules.join(';')}}`, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  }
  if (file === 'public-sans.woff2')
    return c.body(
      readFileSync(path.join(import.meta.dirname, '../../web/theme/fonts/public-sans.woff2')),
      200,
      { 'Content-Type': 'font/woff2' },
    );
  if (!SCRIPTS.has(file)) return c.body(null, 404);
  const script = readFileSync(path.join(BROWSER, file), 'utf8');
  return c.body(stripTypeScriptTypes(script), 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
  });
}
