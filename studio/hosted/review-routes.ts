import type { Context, Hono } from 'hono';
import type { Database } from '#server/db/connect.ts';
import type { What } from '../access/decide.ts';
import { studioPath, studioRoute } from '../access/studio-path.ts';
import { isChangeId } from '../desk/changes/change-id.ts';
import { findConcern } from '../desk/changes/together.ts';
import type { OpenDraft } from '../desk/drafts.ts';
import { listRowsOfEntry, titleOf } from '../desk/entry-view.ts';
import { companyOfEntry } from '../desk/entry.ts';
import type { Looked } from '../desk/publisher.ts';
import { whatGoesOut } from '../desk/what-goes-out.ts';
import { listChanges } from '../http/changes/changed-fields.ts';
import { showChange } from '../http/changes/show-change.ts';
import { showEntry } from '../http/entry-routes.ts';
import { paneOf } from '../http/preview-pane.ts';
import {
  codeOf,
  entryOf,
  idOf,
  readFields,
  readForm,
  type StudioTools,
} from '../http/studio-tools.ts';
import { renderHeldBack } from '../pages/held-back.ts';
import { renderPane } from '../pages/preview-pane.ts';
import { renderReview } from '../pages/review-page.ts';
import { WORDS } from '../words/words.ts';
import { isFourEyesAsked, viewOf } from './going-out.ts';
import type { Proposals } from './proposals.ts';
import { readMoment } from './read-moment.ts';

export interface ReviewParts {
  database: Database;
  drafts: Proposals;
  now: () => number;
}

/** What a step is about: an entry or a change of several. */
interface About {
  id: string;
  companies: readonly string[];
}

type Done = 'sent' | 'approved' | 'sent-back' | 'timed' | 'not-timed';

/** Sending for review, looking at the difference, approving, sending back, and a time to go out. */
export function reviewRoutes(app: Hono, tools: StudioTools, parts: ReviewParts): void {
  const { database, drafts, now } = parts;
  const step = (
    name: What,
    take: (c: Context, about: About) => Promise<Done | 'moved' | 'noTime'>,
  ): void => {
    app.post(studioRoute(`${name}/*`), async (c) => {
      const id = idOf(c);
      const concern = await findConcern(id, tools.desk);
      if (!concern) return c.notFound();
      const code = codeOf(c);
      const done = await take(c, { id, companies: concern.companies });
      const isChange = isChangeId(id);
      if (done === 'moved' || done === 'noTime') {
        const said = done === 'moved' ? WORDS[code].said.moved : WORDS[code].review.noTime;
        if (isChange) return showChange(c, tools, said);
        if (name === 'send') return showEntry(c, tools, said);
        return showReview(c, tools, { database, said });
      }
      const page = name === 'send' && !isChange ? 'entry' : 'review';
      return c.redirect(studioPath(code, `${page}/${id}?done=${done}`), 303);
    });
  };
  /** Whether a step that changed nothing finds what it asks for: it was the second press of the same moment. */
  const stands = async (
    { id }: About,
    is: (looked: Looked, review: NonNullable<OpenDraft['review']>) => boolean,
  ): Promise<boolean> => {
    const looked = isChangeId(id) ? await drafts.changes.find(id) : await drafts.find(id);
    return looked?.review !== undefined && is(looked, looked.review);
  };
  app.get(studioRoute('review/*'), (c) => showReview(c, tools, { database }));
  step('send', async (c, about) => {
    const { step: own, note } = await stepOf(c, about);
    const isDone =
      (await drafts.send(own, note)) ||
      (await stands(
        about,
        ({ stage }, review) =>
          stage === 'review' && review.sentBy === own.by.id && review.note === note,
      ));
    return isDone ? 'sent' : 'moved';
  });
  step('approve', async (c, about) => {
    const { step: own } = await stepOf(c, about);
    const isOwnAllowed = !(await isFourEyesAsked(database, about.companies));
    const isDone =
      (await drafts.approve(own, { isOwnAllowed })) ||
      (await stands(
        about,
        ({ stage }, { approvedBy }) => stage === 'approved' && approvedBy === own.by.id,
      ));
    return isDone ? 'approved' : 'moved';
  });
  step('return', async (c, about) => {
    const { step: own, note } = await stepOf(c, about);
    const isDone =
      (await drafts.sendBack(own, note)) ||
      (await stands(about, ({ stage }, { said }) => stage === 'draft' && said === note));
    return isDone ? 'sent-back' : 'moved';
  });
  step('time', async (c, about) => {
    const { step: own } = await stepOf(c, about);
    const { at = '', zone = '' } = await readFields(c);
    const moment = at === '' ? undefined : readMoment(at, zone);
    if (at !== '' && (moment === undefined || moment <= now())) return 'noTime';
    if (!(await drafts.setTime(own, moment))) return 'moved';
    return moment === undefined ? 'not-timed' : 'timed';
  });
}

/** A step as a person takes it from the version that they have looked at. */
async function stepOf(c: Context, { id }: About) {
  const { note, version = '' } = await readForm(c);
  return { note, step: { entry: id, version, by: c.get('visitor').person } };
}

async function showReview(
  c: Context,
  { desk, showPage }: StudioTools,
  { database, said }: { database: Database; said?: string },
): Promise<Response> {
  const entry = entryOf(c);
  const code = codeOf(c);
  const draft = entry && (await desk.drafts.find(entry.id));
  if (!entry) return c.notFound();
  // It has gone out, or was thrown away, since the page was made on which somebody pressed.
  if (!draft) {
    const isThere = entry.files.some((file) => desk.folder.read(file) !== undefined);
    const place = studioPath(code, isThere ? `entry/${entry.id}` : 'board');
    return said === undefined ? c.redirect(place, 302) : c.redirect(`${place}?done=nothing`, 303);
  }
  // What goes out with others is looked at with them.
  if (draft.change !== undefined && (await desk.drafts.changes.find(draft.change)))
    return c.redirect(studioPath(code, `review/${draft.change}`), 302);
  const companies = [companyOfEntry(entry.id) ?? ''];
  const view = await viewOf({ c, code, companies, draft }, database);
  const asked = c.req.query('done');
  const done = (['sent', 'approved', 'sent-back', 'timed', 'not-timed'] as const).find(
    (one) => one === asked,
  );
  const { read } = desk.folder;
  const { edits, files, problems } = await whatGoesOut([{ entry, draft }], desk);
  const gone = [...files].flatMap(([file, text]) => (text === null ? [file] : []));
  const changes = listChanges({ created: draft.created, edits, gone }, { entry, read, code });
  const rows = listRowsOfEntry(entry, draft, read);
  const title = titleOf(rows, code) ?? entry.id;
  // Whoever reviews looks at what is kept, and types nothing; what goes away has no page.
  const pane = paneOf(c, entry, desk.published.current);
  const body = renderReview(view, title, {
    changes,
    held: renderHeldBack({ entries: [{ entry, rows, title }], problems }, code),
    page: draft.removes ? undefined : renderPane(pane, { code, at: entry.id, isReadOnly: true }),
    said: said ?? (done && WORDS[code].said[done]),
  });
  return showPage(c, {
    at: `review/${entry.id}`,
    title,
    body,
    script: 'review.ts',
    status: said === undefined ? 200 : 422,
  });
}
