import type { Context, Hono } from 'hono';
import { CONSENT_VERSION, consentState, NOTHING } from '#domain/consent/consent.ts';
import { companyIdFromPath } from '#domain/company/company-from-path.ts';
import { findLanguage } from '#domain/language/language.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { consentCss } from '#server/http/consent/consent-css.ts';
import { studioPath, studioRoute } from '../access/studio-path.ts';
import { ALL_COMPANIES } from '../access/roles.ts';
import { emptyDraft } from '../desk/draft.ts';
import { isChangeId } from '../desk/changes/change-id.ts';
import { listTogether } from '../desk/changes/together.ts';
import { parseEntry, type Entry } from '../desk/entry.ts';
import { takeChanges, type Change } from '../desk/take-changes.ts';
import { filesThatGoOut } from '../desk/what-goes-out.ts';
import { renderFrameNote } from '../pages/frame-note.ts';
import { sayProblem } from '../pages/say-problem.ts';
import { pageOfEntry } from '../preview/page-of-entry.ts';
import { NotBuiltError, type Preview } from '../preview/preview.ts';
import { framePolicy } from '../preview/still-frame.ts';
import { findDraftPicture } from '../uploads/draft-picture.ts';
import { WORDS } from '../words/words.ts';
import { asChanges, changesSchema } from './take-typed.ts';
import { paneOf } from './preview-pane.ts';
import { codeOf, entryOf, idOf, readFields, type StudioTools } from './studio-tools.ts';

interface Asked {
  company: string;
  language: string;
  /** Another page than that of the entry, from its first slash on. */
  page: string;
  /** The entry, where the address is that of a change of several. */
  entry: string;
}

/** The product's page with a draft: as it is kept, or with what is typed and not saved. */
export function previewRoutes(app: Hono, tools: StudioTools, preview: Preview): void {
  const { desk } = tools;
  /** One entry is looked at of a change of several. */
  const entryOfChange = async (c: Context, id: string): Promise<Entry | undefined> => {
    const change = isChangeId(idOf(c)) ? await desk.drafts.changes.find(idOf(c)) : undefined;
    return change?.drafts.some((draft) => draft.entry === id) ? parseEntry(id) : undefined;
  };
  const answer = async (c: Context, asked: Asked, changes: Change[]): Promise<Response> => {
    const entry = entryOf(c) ?? (await entryOfChange(c, asked.entry));
    if (!entry) return c.notFound();
    return showPreview({ c, entry, tools, preview }, asked, changes);
  };
  app.get(studioRoute('preview/*'), (c) => answer(c, readAsked(c.req.query()), []));
  app.post(studioRoute('preview/*'), async (c) => {
    const fields = await readFields(c);
    const typed = changesSchema.safeParse({ changes: readJson(fields['changes'] ?? '') });
    if (!typed.success) return c.json({ kind: 'malformed' }, 400);
    return answer(c, readAsked(fields), asChanges(typed.data));
  });
  // A page without scripts asks by a style whether its visitor has chosen; the one in the frame has said no.
  app.get('/po/consent.css', (c) => {
    const said = { ...NOTHING, version: CONSENT_VERSION, gpc: false, at: desk.now() };
    const style = consentCss(consentState(said, false));
    return c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  app.get('/media/infographics/*', async (c, next) => {
    const picture = await findDraftPicture(desk, c.req.path.slice(1));
    return picture ? c.body(picture.bytes, 200, { 'Content-Type': picture.type }) : next();
  });
  for (const place of ['/assets/*', '/media/*'])
    app.get(place, async (c) => {
      const file = await preview.answerFile(
        c.req.raw,
        c.env as Parameters<Preview['answerFile']>[1],
      );
      // What a person was shown behind the door is no business of a cache in between.
      const caching = file.headers.get('Cache-Control')?.replace('public', 'private');
      if (caching !== undefined) file.headers.set('Cache-Control', caching);
      return file;
    });
}

function readAsked(fields: Record<string, string>): Asked {
  const { company = '', language = '', page = '', entry = '' } = fields;
  return { company, language, page, entry };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '[]' : text);
  } catch {
    return undefined;
  }
}

interface Look {
  c: Context;
  entry: Entry;
  tools: StudioTools;
  preview: Preview;
}

async function showPreview(
  { c, entry, tools: { desk }, preview }: Look,
  asked: Asked,
  changes: readonly Change[],
): Promise<Response> {
  const code = codeOf(c);
  const { preview: words } = WORDS[code];
  const { read } = desk.folder;
  const note = (status: 404 | 409 | 422 | 503, said: string, more: readonly string[] = []) => {
    c.set('framePolicy', framePolicy());
    return c.html(renderFrameNote(code, said, more), status);
  };
  const pane = paneOf(c, entry, desk.published.current);
  const company = pane.companies.includes(asked.company) ? asked.company : pane.company;
  const { person, may } = c.get('visitor');
  // What others write is no business of those whose company only takes the entry.
  const isOwn = may('read', entry.company ?? ALL_COMPANIES);
  const open = isOwn ? await desk.drafts.find(entry.id) : undefined;
  const nothing = emptyDraft(entry.id, person.name, new Date(desk.now()).toISOString());
  const taken = takeChanges({ entry, draft: open ?? nothing, read }, changes);
  if (taken.kind !== 'taken') return note(409, words.changed);
  const own = { entry, draft: taken.draft };
  const together = await listTogether(own, desk.drafts);
  let found = await desk.gate.read(await filesThatGoOut(together, desk));
  // What is not complete in another entry of a change keeps nobody from looking at their own.
  if ('problems' in found && together.length > 1) {
    const alone = await desk.gate.read(await filesThatGoOut([own], desk));
    if ('content' in alone) found = alone;
  }
  if ('problems' in found) {
    const problems = found.problems.map(({ message }) => sayProblem(message, code));
    return note(422, words.lacks, [words.lacksLead, ...problems]);
  }
  const { content } = found;
  const language = findLanguage(asked.language) ?? pane.language;
  const first = withLanguage(pageOfEntry(entry, company, content), language);
  const page = /^\/(?!\/)/.test(asked.page) ? asked.page : first;
  const { pathname } = new URL(page, 'https://any.example');
  if (!may('read', companyIdFromPath({ pathname, storedCompanyId: company }))) return c.notFound();
  const addressOf = (to: string): string => {
    const [path = '', ...anchor] = to.split('#');
    const query = new URLSearchParams({ company, page: path });
    return [studioPath(code, `preview/${entry.id}?${query.toString()}`), ...anchor].join('#');
  };
  try {
    const shown = await preview.show({ content, page, company, addressOf });
    if (shown.kind === 'away') return note(404, fillIn(words.away, { to: shown.to }));
    if (shown.kind === 'unavailable') return note(503, words.unavailable);
    c.set('framePolicy', shown.policy);
    return c.html(shown.html, shown.status as 200 | 404 | 500);
  } catch (error) {
    if (error instanceof NotBuiltError) return note(503, words.notBuilt);
    throw error;
  }
}
