import type { Context, Hono } from 'hono';
import { markup } from '#server/html/markup.ts';
import { studioPath, studioRoute } from '../access/studio-path.ts';
import { listTogether } from '../desk/changes/together.ts';
import { draftTexts, listStaleWholes } from '../desk/draft.ts';
import { listRowsOfEntry, titleOf } from '../desk/entry-view.ts';
import { ALL_COMPANIES } from '../access/roles.ts';
import { isRemovable, type Entry } from '../desk/entry.ts';
import { whatGoesOut } from '../desk/what-goes-out.ts';
import type { OpenDraft } from '../desk/drafts.ts';
import { renderLeaving } from '../pages/leaving-page.ts';
import { renderDrop, renderEntry } from '../pages/entry-page.ts';
import { renderLost } from '../pages/review-page.ts';
import { WORDS } from '../words/words.ts';
import { listChanges } from './changes/changed-fields.ts';
import { stepOfEntry } from './changes/step-of-entry.ts';
import { paneOf } from './preview-pane.ts';
import { findOwnWords, listOwnTexts } from './own-texts.ts';
import { codeOf, entryOf, type StudioTools } from './studio-tools.ts';
import { takeTyped } from './take-typed.ts';

/** What an address may say was done. */
const DONE = [
  'begun',
  'own-begun',
  'part-changed',
  'part-lost',
  'part-not-changed',
  'brought',
  'added',
  'not-brought',
  'published',
  'sent',
  'approved',
  'sent-back',
  'timed',
  'not-timed',
  'left',
  'nothing',
] as const;

/** An entry: to read, to check while typing, to save. */
export function entryRoutes(app: Hono, tools: StudioTools): void {
  app.get(studioRoute('entry/*'), (c) => showEntry(c, tools));
  app.post(studioRoute('check/*'), (c) => takeTyped(c, tools, { isSaving: false }));
  app.post(studioRoute('save/*'), (c) => takeTyped(c, tools, { isSaving: true }));
}

export async function showEntry(
  c: Context,
  { desk, showPage, goingOut }: StudioTools,
  said?: string,
): Promise<Response> {
  const entry = entryOf(c);
  const code = codeOf(c);
  const { may } = c.get('visitor');
  const owner = entry?.company ?? ALL_COMPANIES;
  const isTaken = !may('read', owner);
  // Whose company only takes it sees what is published, and not what others write.
  const draft = entry && !isTaken ? await desk.drafts.find(entry.id) : undefined;
  if (entry && draft?.removes)
    return showRemoval(c, { desk, showPage, goingOut }, { entry, draft, said });
  if (entry?.kind === 'drawing' || entry?.kind === 'picture')
    return c.redirect(studioPath(code, 'media'), 302);
  if (!entry) return c.notFound();
  if (draftTexts(entry, draft, desk.folder.read).size === 0)
    return draft ? showLost(c, { desk, showPage, goingOut }, { entry, draft, said }) : c.notFound();
  const rows = listRowsOfEntry(entry, draft, desk.folder.read);
  const title = titleOf(rows, code);
  const done = DONE.find((one) => one === c.req.query('done'));
  const isNew = entry.files.every((file) => desk.folder.read(file) === undefined);
  const body = renderEntry({
    step: isTaken ? markup`` : await stepOfEntry({ c, code, entry, draft }, { desk, goingOut }),
    ended: WORDS[code].entry[goingOut.endedWords],
    mayRemove: !isNew && isRemovable(entry) && may('write', owner),
    isReadOnly: !may('write', owner),
    takenFrom: isTaken ? owner : undefined,
    code,
    entry,
    draft,
    rows,
    ownWords: may('write', owner) ? findOwnWords(c, entry, rows) : undefined,
    ownTexts: isTaken ? [] : await listOwnTexts(c, entry, desk),
    stale: listStaleWholes(entry, draft, desk.folder.read),
    title: title ?? entry.id,
    pane: paneOf(c, entry, desk.published.current),
    said: said ?? (done && WORDS[code].said[done]),
  });
  return showPage(c, {
    at: `entry/${entry.id}`,
    title: title ?? entry.id,
    body,
    script: 'entry.ts',
    status: said === undefined ? 200 : 422,
  });
}

interface OneDraft {
  entry: Entry;
  draft: OpenDraft;
  said: string | undefined;
}

/** An entry whose files are gone: what was written in it is still there to be copied, and to be thrown away. */
async function showLost(
  c: Context,
  { desk, showPage, goingOut }: StudioTools,
  { entry, draft, said }: OneDraft,
): Promise<Response> {
  const code = codeOf(c);
  const { may } = c.get('visitor');
  const isPart = draft.change !== undefined && (await desk.drafts.changes.find(draft.change));
  const drop = may('write', entry.company ?? ALL_COMPANIES) ? renderDrop(code, draft) : markup``;
  const step = isPart ? await stepOfEntry({ c, code, entry, draft }, { desk, goingOut }) : drop;
  const about = { entry, read: desk.folder.read, code };
  const changes = listChanges({ created: draft.created, edits: draft.edits, gone: [] }, about);
  const body = renderLost({ code, entry, said, changes, step });
  const status = said === undefined ? 200 : 422;
  return showPage(c, { at: `entry/${entry.id}`, title: entry.id, body, status });
}

/** An entry that a draft takes off the site: what keeps it there, and what comes next. */
async function showRemoval(
  c: Context,
  { desk, showPage, goingOut }: StudioTools,
  { entry, draft, said }: OneDraft,
): Promise<Response> {
  const code = codeOf(c);
  const { problems } = await whatGoesOut(await listTogether({ entry, draft }, desk.drafts), desk);
  const isFile = entry.kind === 'drawing' || entry.kind === 'picture';
  const rows = isFile ? [] : listRowsOfEntry(entry, draft, desk.folder.read);
  const title = titleOf(rows, code) ?? entry.id;
  const done = DONE.find((one) => one === c.req.query('done'));
  const body = renderLeaving({
    code,
    entry,
    title,
    problems,
    said: said ?? (done && WORDS[code].said[done]),
    step: await stepOfEntry({ c, code, entry, draft }, { desk, goingOut }),
  });
  const status = said === undefined ? 200 : 422;
  return showPage(c, { at: `entry/${entry.id}`, title, body, status });
}
