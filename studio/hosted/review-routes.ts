import type { Context, Hono } from 'hono';
import type { LanguageCode } from '#domain/language/language.ts';
import type { Database } from '#server/db/connect.ts';
import { asksFourEyes } from '#server/db/studio/people.ts';
import { languageOf } from '../desk/changed-at.ts';
import { isText } from '../desk/content-folder.ts';
import type { Edit, ReadText } from '../desk/draft.ts';
import type { OpenDraft } from '../desk/drafts.ts';
import { listRowsOfEntry, titleOf } from '../desk/entry-view.ts';
import { entryOfFile, type Entry } from '../desk/entry.ts';
import { whatGoesOut } from '../desk/what-goes-out.ts';
import { sayField } from '../fields/say-field.ts';
import { sayText } from '../fields/say-text.ts';
import { showEntry } from '../http/entry-routes.ts';
import { BASE } from '../http/guard.ts';
import { paneOf } from '../http/preview-pane.ts';
import { codeOf, entryOf, readFields, readForm, type StudioTools } from '../http/studio-tools.ts';
import { renderHeldBack } from '../pages/held-back.ts';
import { renderPane } from '../pages/preview-pane.ts';
import { renderReview, type ChangedField } from '../pages/review-page.ts';
import { WORDS } from '../words/words.ts';
import { companyOf, viewOf } from './going-out.ts';
import type { Proposals } from './proposals.ts';
import { readMoment } from './read-moment.ts';

export interface ReviewParts {
  database: Database;
  drafts: Proposals;
  now: () => number;
}

type Done = 'sent' | 'approved' | 'sent-back' | 'timed' | 'not-timed';

/** Sending for review, looking at the difference, approving, sending back, and a time to go out. */
export function reviewRoutes(app: Hono, tools: StudioTools, parts: ReviewParts): void {
  const { database, drafts, now } = parts;
  const step = (
    name: string,
    take: (c: Context, entry: Entry) => Promise<Done | 'moved' | 'noTime'>,
  ): void => {
    app.post(`${BASE}/:code/${name}/*`, async (c) => {
      const entry = entryOf(c);
      if (!entry) return c.notFound();
      const code = codeOf(c);
      const done = await take(c, entry);
      if (done === 'moved' && name === 'send') return showEntry(c, tools, WORDS[code].said.moved);
      if (done === 'moved') return showReview(c, tools, { database, said: WORDS[code].said.moved });
      if (done === 'noTime')
        return showReview(c, tools, { database, said: WORDS[code].review.noTime });
      const page = name === 'send' ? 'entry' : 'review';
      return c.redirect(`${BASE}/${code}/${page}/${entry.id}?done=${done}`, 303);
    });
  };
  /** Whether a step that changed nothing finds what it asks for: it was the second press of the same moment. */
  const stands = async (
    { id }: Entry,
    is: (draft: OpenDraft, review: NonNullable<OpenDraft['review']>) => boolean,
  ): Promise<boolean> => {
    const draft = await drafts.find(id);
    return draft?.review !== undefined && is(draft, draft.review);
  };
  app.get(`${BASE}/:code/review/*`, (c) => showReview(c, tools, { database }));
  step('send', async (c, entry) => {
    const { step: own, note } = await stepOf(c, entry);
    const isDone =
      (await drafts.send(own, note)) ||
      (await stands(
        entry,
        ({ stage }, review) =>
          stage === 'review' && review.sentBy === own.by.id && review.note === note,
      ));
    return isDone ? 'sent' : 'moved';
  });
  step('approve', async (c, entry) => {
    const { step: own } = await stepOf(c, entry);
    const isOwnAllowed = !(await asksFourEyes(database, companyOf(entry)));
    const isDone =
      (await drafts.approve(own, { isOwnAllowed })) ||
      (await stands(
        entry,
        ({ stage }, { approvedBy }) => stage === 'approved' && approvedBy === own.by.id,
      ));
    return isDone ? 'approved' : 'moved';
  });
  step('return', async (c, entry) => {
    const { step: own, note } = await stepOf(c, entry);
    const isDone =
      (await drafts.sendBack(own, note)) ||
      (await stands(entry, ({ stage }, { said }) => stage === 'draft' && said === note));
    return isDone ? 'sent-back' : 'moved';
  });
  step('time', async (c, entry) => {
    const { step: own } = await stepOf(c, entry);
    const { at = '', zone = '' } = await readFields(c);
    const moment = at === '' ? undefined : readMoment(at, zone);
    if (at !== '' && (moment === undefined || moment <= now())) return 'noTime';
    if (!(await drafts.setTime(own, moment))) return 'moved';
    return moment === undefined ? 'not-timed' : 'timed';
  });
}

/** A step as a person takes it from the version that they have looked at. */
async function stepOf(c: Context, entry: Entry) {
  const { note, version = '' } = await readForm(c);
  return { note, step: { entry: entry.id, version, by: c.get('visitor').person } };
}

async function showReview(
  c: Context,
  { desk, showPage }: StudioTools,
  { database, said }: { database: Database; said?: string },
): Promise<Response> {
  const entry = entryOf(c);
  const code = codeOf(c);
  const draft = entry && (await desk.drafts.find(entry.id));
  if (!entry || !draft) return c.notFound();
  const view = await viewOf({ c, code, entry, draft }, database);
  const asked = c.req.query('done');
  const done = (['sent', 'approved', 'sent-back', 'timed', 'not-timed'] as const).find(
    (one) => one === asked,
  );
  const { read } = desk.folder;
  const { edits, files, problems } = await whatGoesOut(entry, draft, desk);
  const gone = [...files].flatMap(([file, text]) => (text === null ? [file] : []));
  const changes = listChanges({ created: draft.created, edits, gone }, { entry, read, code });
  const rows = listRowsOfEntry(entry, draft, read);
  const title = titleOf(rows, code) ?? entry.id;
  // Whoever reviews looks at what is kept, and types nothing; what goes away has no page.
  const pane = paneOf(c, entry, desk.published.current);
  const body = renderReview(view, title, {
    changes,
    held: renderHeldBack({ entry, rows, problems }, code),
    page: draft.removes ? undefined : renderPane(pane, { code, entry, isReadOnly: true }),
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

interface Leaving {
  created: OpenDraft['created'];
  edits: readonly Edit[];
  /** Files that go. */
  gone: readonly string[];
}

/** Each place that says something else, and each file that comes or goes as a whole. */
function listChanges(
  { created, edits, gone }: Leaving,
  { entry, read, code }: { entry: Entry; read: ReadText; code: LanguageCode },
): ChangedField[] {
  const fresh = Object.entries(created).map(([file, text]) => ({
    name: file,
    language: languageOf(file, []),
    before: sayFile(file, read(file) ?? ''),
    after: sayFile(file, text),
  }));
  const left = gone.map((file) => ({
    name: file,
    language: languageOf(file, []),
    before: sayFile(file, read(file) ?? ''),
    after: '',
  }));
  const changed = edits.map(({ file, path, base, value }) => {
    const language = languageOf(file, path);
    const isOwn = entry.files.includes(file);
    const own = isOwn ? path.slice(entry.scope.length) : path;
    const name = sayField({ file, path: own }, code);
    return {
      name: isOwn ? name : `${entryOfFile(file) ?? file} · ${name}`,
      language,
      before: sayText({ file, path: own }, base ?? '', code),
      after: sayText({ file, path: own }, value, code),
    };
  });
  return [...fresh, ...left, ...changed].filter(({ before, after }) => before !== after);
}

/** Nobody reads a picture as text. */
function sayFile(file: string, text: string): string {
  if (isText(file) || text === '') return text;
  return `${file} · ${Math.ceil(Buffer.byteLength(text, 'base64') / 1_000)} KB`;
}
