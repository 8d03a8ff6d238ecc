import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { LanguageCode } from '#domain/language/language.ts';
import { markup } from '#server/html/markup.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { draftTexts, splitKey, type Draft } from '../desk/draft.ts';
import { findOddWords, listRowsOfEntry, readTexts, titleOf } from '../desk/entry-view.ts';
import { ALL_COMPANIES } from '../access/roles.ts';
import { entryOfFile, isRemovable, type Entry } from '../desk/entry.ts';
import { placeProblems, withoutEchoes } from '../desk/place-problems.ts';
import { takeChanges, type Change, type Taken } from '../desk/take-changes.ts';
import { whatGoesOut } from '../desk/what-goes-out.ts';
import type { OpenDraft } from '../desk/drafts.ts';
import { renderLeaving } from '../pages/leaving-page.ts';
import { renderEntry } from '../pages/entry-page.ts';
import { sayField } from '../fields/say-field.ts';
import { nameProblem, sayProblem } from '../pages/say-problem.ts';
import { sayTime } from '../pages/say-time.ts';
import { WORDS } from '../words/words.ts';
import { BASE } from './guard.ts';
import { paneOf } from './preview-pane.ts';
import { takeIntoDraft } from './save-draft.ts';
import { codeOf, entryOf, type StudioTools } from './studio-tools.ts';

const textSchema = z.string().max(200_000);
export const changesSchema = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        key: z.string().max(1_000),
        base: textSchema.nullable(),
        value: textSchema,
        decidedOn: textSchema.nullable().optional(),
      }),
    )
    .max(2_000),
});

/** A member that is there without a value says something else than one that is not there. */
export function asChanges({ changes }: z.infer<typeof changesSchema>): Change[] {
  return changes.map(({ decidedOn, ...change }) => ({
    ...change,
    ...(decidedOn !== undefined && { decidedOn }),
  }));
}

/** What an address may say was done. */
const DONE = [
  'begun',
  'brought',
  'added',
  'not-brought',
  'published',
  'sent',
  'approved',
  'sent-back',
  'timed',
  'not-timed',
] as const;

/** An entry: to read, to check while typing, to save. */
export function entryRoutes(app: Hono, tools: StudioTools): void {
  app.get(`${BASE}/:code/entry/*`, (c) => showEntry(c, tools));
  app.post(`${BASE}/:code/check/*`, (c) => takeTyped(c, tools, { isSaving: false }));
  app.post(`${BASE}/:code/save/*`, (c) => takeTyped(c, tools, { isSaving: true }));
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
    return c.redirect(`${BASE}/${code}/media`, 302);
  if (!entry || draftTexts(entry, draft, desk.folder.read).size === 0) return c.notFound();
  const rows = listRowsOfEntry(entry, draft, desk.folder.read);
  const title = titleOf(rows, code);
  const done = DONE.find((one) => one === c.req.query('done'));
  const isNew = entry.files.every((file) => desk.folder.read(file) === undefined);
  const body = renderEntry({
    step: isTaken ? markup`` : await goingOut.render({ c, code, entry, draft }),
    ended: WORDS[code].entry[goingOut.endedWords],
    mayRemove: !isNew && isRemovable(entry) && may('write', owner),
    isReadOnly: !may('write', owner),
    takenFrom: isTaken ? owner : undefined,
    code,
    entry,
    draft,
    rows,
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

/** An entry that a draft takes off the site: what keeps it there, and what comes next. */
async function showRemoval(
  c: Context,
  { desk, showPage, goingOut }: StudioTools,
  { entry, draft, said }: { entry: Entry; draft: OpenDraft; said: string | undefined },
): Promise<Response> {
  const code = codeOf(c);
  const { problems } = await whatGoesOut(entry, draft, desk);
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
    step: await goingOut.render({ c, code, entry, draft }),
  });
  const status = said === undefined ? 200 : 422;
  return showPage(c, { at: `entry/${entry.id}`, title, body, status });
}

async function takeTyped(
  c: Context,
  { desk }: StudioTools,
  { isSaving }: { isSaving: boolean },
): Promise<Response> {
  const entry = entryOf(c);
  const sent = changesSchema.safeParse(await c.req.json().catch(() => undefined));
  const code = codeOf(c);
  if (!entry || !sent.success) return c.json(sayNotRead(sent.error, code), 400);
  const at = new Date(desk.now()).toISOString();
  const changes = asChanges(sent.data);
  const { person } = c.get('visitor');
  const { read } = desk.folder;
  const change = (draft: Draft): Taken => takeChanges({ entry, draft, read }, changes);
  const outcome = await takeIntoDraft({ desk, entry, person, at, isSaving, change });
  if (outcome.kind === 'conflicts') return c.json(outcome, 409);
  if (outcome.kind === 'impossible') {
    const field = sayField(splitKey(outcome.key), code);
    return c.json(
      {
        kind: 'impossible',
        code: 'no-place',
        said: fillIn(WORDS[code].entry.impossible, { field }),
      },
      422,
    );
  }
  const { draft } = outcome;
  const found = await checkDraft({ entry, draft, code, desk });
  const { version } = outcome;
  const kind = isSaving ? 'saved' : 'checked';
  return c.json({ kind, at: sayTime(at, code), version, ...found });
}

/** Why nothing of a request was taken: its words are too long, or it is none that a page of ours sends. */
function sayNotRead(error: z.ZodError | undefined, language: LanguageCode): object {
  const { tooLong, notRead } = WORDS[language].entry;
  const isLong = error?.issues.some(({ code }) => code === 'too_big') === true;
  return isLong
    ? { kind: 'impossible', code: 'too-long', said: tooLong }
    : { kind: 'impossible', code: 'not-read', said: notRead };
}

interface DraftToCheck {
  entry: Entry;
  draft: Draft;
  code: LanguageCode;
  desk: StudioTools['desk'];
}

async function checkDraft({ entry, draft, code, desk }: DraftToCheck): Promise<object> {
  const { read } = desk.folder;
  const rows = listRowsOfEntry(entry, draft, read);
  const fields = rows.flatMap(({ cells }) => cells);
  const { problems: loaded, followers } = await whatGoesOut(entry, draft, desk);
  const problems = withoutEchoes(placeProblems(fields, loaded));
  const words = WORDS[code].entry;
  return {
    problems: problems.map(({ key, file, path, message }) => {
      const said = sayProblem(message, code);
      const isLost = key === undefined && path !== undefined;
      return {
        key,
        code: nameProblem(message)?.code,
        said: isLost ? `${sayField({ file, path }, code)}: ${said}` : said,
      };
    }),
    moved: followers.map((file) => ({ said: entryOfFile(file) ?? file })),
    odd: findOddWords(rows, desk.terms).map(({ key, ...found }) => ({
      key,
      said: fillIn(words.wordsLine, found),
    })),
    reading: readTexts(rows).map(({ key, words: count, grade }) => ({
      key,
      said:
        grade === undefined
          ? fillIn(words.readingShort, { words: count })
          : fillIn(words.reading, { words: count, grade }),
    })),
  };
}
