import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { describeError } from '#server/describe-error.ts';
import type { Log } from '#server/log.ts';
import { STUDIO } from '#domain/studio/studio-doors.ts';
import { studioPath, studioRoute } from '../access/studio-path.ts';
import { findConcern } from '../desk/changes/together.ts';
import type { Desk } from '../desk/open-desk.ts';
import type { Preview } from '../preview/preview.ts';
import { USUAL_LIMITS, type UploadLimits } from '../uploads/limits.ts';
import { renderPublishChange } from '../pages/changes/change-page.ts';
import { renderPublish } from '../pages/entry-page.ts';
import { renderLayout, type Place } from '../pages/layout.ts';
import { renderDoor } from '../pages/simple-pages.ts';
import { WORDS } from '../words/words.ts';
import { boardRoutes } from './board-routes.ts';
import type { Entrance, EntranceTools, Refusal, Visitor } from './entrance.ts';
import { changeRoutes } from './changes/change-routes.ts';
import { completionRoutes } from './completion-routes.ts';
import { componentRoutes } from './component-routes.ts';
import { entryRoutes } from './entry-routes.ts';
import { newRoutes } from './new-routes.ts';
import { partRoutes } from './part-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { guard, protect } from './guard.ts';
import { publishRoutes } from './publish-routes.ts';
import { removeRoutes } from './remove-routes.ts';
import { mostBytes, uploadRoutes } from './upload-routes.ts';
import { codeOf, type GoingOut, type StudioTools } from './studio-tools.ts';

/** A draft of the longest text is some hundred kilobytes. */
const MOST_BYTES = 2_000_000;
const STATUS_OF = {
  foreign: 403,
  needed: 401,
  elsewhere: 401,
  busy: 429,
  'not-allowed': 403,
} as const;

/** Whoever works here alone decides alone. */
const AT_ONCE: GoingOut = {
  render: ({ code, entry, draft }) => Promise.resolve(renderPublish(code, entry, draft)),
  renderChange: ({ code, change }) => Promise.resolve({ steps: renderPublishChange(code, change) }),
  approve: () => () => Promise.resolve({}),
  stageOf: (_companies, { stage }) => Promise.resolve(stage),
  endedWords: 'ended',
};

interface StudioParts {
  desk: Desk;
  entrance: Entrance;
  log: Log;
  preview: Preview;
  /** How drafts go out; at once, if nothing is said. */
  goingOut?: GoingOut;
  /** How much authors may bring along; the usual, if nothing is said. */
  uploads?: UploadLimits;
  /** What only a studio with several people has. */
  addRoutes?: (app: Hono, tools: StudioTools) => void;
}

export function createStudio({
  desk,
  entrance,
  log,
  preview,
  goingOut = AT_ONCE,
  uploads = USUAL_LIMITS,
  addRoutes,
}: StudioParts): Hono {
  const app = new Hono();
  const showPage: StudioTools['showPage'] = (c, { status = 200, ...page }) => {
    const { person, mayAnywhere } = c.get('visitor');
    const places: Place[] = entrance.hasPeople
      ? ['figures', ...(mayAnywhere('own') ? (['people'] as const) : []), 'me']
      : [];
    const frame = { code: codeOf(c), who: person.name, places, ...page };
    return c.html(renderLayout(frame), status);
  };
  app.use('*', async (c, next) => {
    await next();
    protect(c, entrance);
  });
  app.onError((error, c) => {
    log.error('studio-failed', { ...describeError(error) });
    return c.text('The studio failed at this; its log says more.', 500);
  });
  app.get('/favicon.ico', (c) => c.body(null, 204));
  const refuse = (c: Context, reason: Refusal): Response => {
    const code = codeOf(c);
    if (reason === 'busy' || reason === 'not-allowed') {
      const body = renderDoor(code, reason);
      return showPage(c, { at: 'board', body, status: STATUS_OF[reason] });
    }
    const body = entrance.renderDoor(code, reason);
    // A browser does not send a strict cookie along with a link of another site; it does with our own.
    if (reason === 'elsewhere')
      return showDoor(c, body, 401, { goTo: c.req.path.startsWith(STUDIO) ? c.req.path : STUDIO });
    const script = entrance.doorScript;
    return showDoor(c, body, STATUS_OF[reason], script === undefined ? {} : { script });
  };
  app.use('*', guard({ entrance, concernOf: (id) => findConcern(id, desk), refuse }));
  const most = Math.max(MOST_BYTES, mostBytes(uploads));
  app.use('*', bodyLimit({ maxSize: most, onError: sayTooLarge }));
  entrance.addRoutes(app, { desk, showPage, showDoor });
  app.get(`${STUDIO}/assets/:file`, (c) => answerAsset(c, desk));
  app.get('/', (c) => c.redirect(STUDIO, 302));
  app.get(STUDIO, (c) => c.redirect(studioPath(codeOf(c), 'board'), 302));
  app.post(studioRoute('sign-out'), async (c) => {
    await entrance.leave(c);
    return c.redirect(STUDIO, 303);
  });
  const tools: StudioTools = { desk, showPage, goingOut };
  changeRoutes(app, tools);
  addRoutes?.(app, tools);
  boardRoutes(app, tools);
  entryRoutes(app, tools);
  publishRoutes(app, tools);
  newRoutes(app, tools);
  componentRoutes(app, tools);
  partRoutes(app, tools);
  completionRoutes(app, tools);
  removeRoutes(app, tools);
  uploadRoutes(app, tools, uploads);
  previewRoutes(app, tools, preview);
  app.notFound((c) => {
    const code = codeOf(c);
    const body = renderDoor(code, 'wrong');
    // An address before the door, where nobody is known.
    if (!(c.get('visitor') as Visitor | undefined)) return showDoor(c, body, 404);
    return showPage(c, { at: 'board', body, status: 404 });
  });
  return app;
}

function sayTooLarge(c: Context): Response {
  const { entry, said } = WORDS[codeOf(c)];
  if (c.req.header('Content-Type') !== 'application/json') return c.text(said.tooLarge, 413);
  return c.json({ kind: 'impossible', code: 'too-long', said: entry.tooLong }, 413);
}

const showDoor: EntranceTools['showDoor'] = (c, body, status, more = {}) => {
  const code = codeOf(c);
  return c.html(renderLayout({ code, at: 'board', body, ...more }), status);
};

const SCRIPTS = new Set([
  'completions.ts',
  'completions-answer.ts',
  'entry.ts',
  'fields.ts',
  'follow-headings.ts',
  'keep-form.ts',
  'keep-typing.ts',
  'kept.ts',
  'new.ts',
  'parts.ts',
  'paste.ts',
  'paste-text.ts',
  'preview.ts',
  'review.ts',
  'samples.ts',
  'show-check.ts',
  'conflicts.ts',
  'ticks.ts',
  'tools.ts',
  'times.ts',
  'upload.ts',
  'passkey.ts',
  'people.ts',
]);
const STYLES = new Set(['studio.css', 'entry.css', 'parts.css', 'preview.css']);
const BROWSER = path.join(import.meta.dirname, '../browser');
const LOOKS = path.join(import.meta.dirname, '../styles');

/** The scripts of the studio are few and small: the browser gets them as they are written, without their types. */
function answerAsset(c: Context, desk: Desk): Response {
  const file = c.req.param('file') ?? '';
  if (STYLES.has(file))
    return c.body(readFileSync(path.join(LOOKS, file)), 200, {
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
