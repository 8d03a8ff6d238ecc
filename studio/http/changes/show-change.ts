import type { Context } from 'hono';
import { studioPath } from '../../access/studio-path.ts';
import { mayForAll } from '../../access/roles.ts';
import { isChangeId } from '../../desk/changes/change-id.ts';
import { concernOf, listGoing } from '../../desk/changes/together.ts';
import type { Edit } from '../../desk/draft.ts';
import { listRowsOfEntry, titleOf } from '../../desk/entry-view.ts';
import { isInScope, type Entry } from '../../desk/entry.ts';
import { listPlaces } from '../../desk/plan-take-back.ts';
import { whatGoesOut } from '../../desk/what-goes-out.ts';
import { renderChangePage } from '../../pages/changes/change-page.ts';
import { renderHeldBack } from '../../pages/held-back.ts';
import { renderPane } from '../../pages/preview-pane.ts';
import { WORDS } from '../../words/words.ts';
import { paneOf } from '../preview-pane.ts';
import { codeOf, idOf, type StudioTools } from '../studio-tools.ts';
import { listChanges } from './changed-fields.ts';

/** What an address may say was done to a change. */
const DONE = ['joined', 'left', 'sent', 'approved', 'sent-back', 'timed', 'not-timed'] as const;

/** The page of a change: held to the loader as a whole, with the difference in words and the pages of each entry. */
export async function showChange(
  c: Context,
  { desk, goingOut, showPage }: StudioTools,
  said?: string,
): Promise<Response> {
  const id = idOf(c);
  const code = codeOf(c);
  const change = isChangeId(id) ? await desk.drafts.changes.find(id) : undefined;
  const isOut = !change && desk.journal.list().some(({ entry }) => entry === id);
  // A page from before it went out or was closed leads on, and whoever presses on it is told.
  if (!change && (isOut || said !== undefined)) {
    const place = studioPath(code, isOut ? 'history' : 'board');
    return said === undefined ? c.redirect(place, 302) : c.redirect(`${place}?done=nothing`, 303);
  }
  const visitor = c.get('visitor');
  const concern = change && concernOf(change);
  // What was put in since this was asked for may be of another company.
  if (!change || !concern || !mayForAll('read', concern, visitor)) return c.notFound();
  const { companies } = concern;
  const { read } = desk.folder;
  const going = listGoing(change.drafts);
  const { edits, files, problems } = await whatGoesOut(going, desk);
  const gone = [...files].flatMap(([file, text]) => (text === null ? [file] : []));
  const entries = going.map(({ entry, draft }) => {
    const rows = listRowsOfEntry(entry, draft, read);
    const own = {
      created: draft.created,
      edits: edits.filter(isOf(entry)),
      gone: draft.removes ? gone.filter((file) => entry.files.includes(file)) : [],
    };
    return {
      entry,
      draft,
      rows,
      title: titleOf(rows, code) ?? entry.id,
      changes: listChanges(own, { entry, read, code }),
      stale: listPlaces(draft.edits, read),
    };
  });
  const [first] = going;
  const rest = {
    created: {},
    edits: edits.filter((edit) => !going.some(({ entry }) => isOf(entry)(edit))),
    gone: gone.filter((file) => !going.some(({ entry }) => entry.files.includes(file))),
  };
  const shown = entries.filter(({ draft }) => !draft.removes);
  const pane = paneOf(c, { company: undefined }, desk.published.current);
  const pages = shown.map(({ entry, title }) => ({ id: entry.id, title }));
  const done = DONE.find((one) => one === c.req.query('done'));
  const { standing = '', steps } = await goingOut.renderChange({ c, code, change, companies });
  const body = renderChangePage({
    code,
    change,
    entries,
    followers: first ? listChanges(rest, { entry: first.entry, read, code }) : [],
    said: said ?? (done && WORDS[code].said[done]),
    standing,
    held: renderHeldBack({ entries, problems }, code),
    page:
      pages.length === 0
        ? ''
        : renderPane(pane, { code, at: id, isReadOnly: true, entries: pages }),
    steps,
    mayWrite: mayForAll('write', concern, visitor),
  });
  return showPage(c, {
    at: `review/${id}`,
    title: change.name,
    body,
    script: 'review.ts',
    status: said === undefined ? 200 : 422,
  });
}

function isOf(entry: Entry): (edit: Edit) => boolean {
  return ({ file, path }) => entry.files.includes(file) && isInScope(entry, path);
}
