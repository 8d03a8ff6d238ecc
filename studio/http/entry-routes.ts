import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { sumOf } from '../desk/content-folder.ts';
import { draftTexts, splitKey, type Draft } from '../desk/draft.ts';
import { findOddWords, listRowsOfEntry, placeProblems, readTexts } from '../desk/entry-view.ts';
import { parseEntry, type Entry } from '../desk/entry.ts';
import { takeChanges } from '../desk/take-changes.ts';
import { renderEntry } from '../pages/entry-page.ts';
import { sayField } from '../pages/say-field.ts';
import { sayProblem } from '../pages/say-problem.ts';
import { sayTime } from '../pages/say-time.ts';
import { WORDS } from '../words/words.ts';
import { BASE } from './guard.ts';
import { codeOf, type StudioTools } from './studio-tools.ts';

const textSchema = z.string().max(200_000);
const changesSchema = z.strictObject({
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

/** An entry: to read, to check while typing, to save, to publish. */
export function entryRoutes(app: Hono, tools: StudioTools): void {
  const { desk } = tools;
  app.get(`${BASE}/:code/entry/*`, (c) => showEntry(c, tools));
  app.post(`${BASE}/:code/check/*`, (c) => takeTyped(c, tools, { isSaving: false }));
  app.post(`${BASE}/:code/save/*`, (c) => takeTyped(c, tools, { isSaving: true }));
  app.post(`${BASE}/:code/publish/*`, async (c) => {
    const entry = entryOf(c);
    if (!entry) return c.notFound();
    const note = (await c.req.parseBody())['note'];
    const plain = typeof note === 'string' ? note.replaceAll(/\s+/g, ' ').trim().slice(0, 200) : '';
    const done = await desk.publisher.publish(entry, desk.person, plain);
    const code = codeOf(c);
    if (done.kind === 'done') {
      await desk.changedAt.lookAgain();
      return c.redirect(`${BASE}/${code}/entry/${entry.id}?done=published`, 303);
    }
    const reason = done.kind === 'not-committed' ? done.reason : '';
    return showEntry(c, tools, fillIn(WORDS[code].said[done.kind], { reason }));
  });
  app.post(`${BASE}/:code/drop/*`, (c) => {
    const entry = entryOf(c);
    if (!entry) return c.notFound();
    desk.drafts.remove(entry.id);
    desk.audit.add({ who: desk.person.name, deed: 'dropped', entry: entry.id });
    return c.redirect(`${BASE}/${codeOf(c)}/board?done=dropped`, 303);
  });
}

function entryOf(c: Context): Entry | undefined {
  return parseEntry(c.req.path.split('/').slice(5).join('/'));
}

function showEntry(
  c: Context,
  { desk, showPage }: StudioTools,
  said?: string,
): Response | Promise<Response> {
  const entry = entryOf(c);
  const code = codeOf(c);
  const draft = entry && desk.drafts.find(entry.id);
  if (!entry || draftTexts(entry, draft, desk.folder.read).size === 0) return c.notFound();
  const rows = listRowsOfEntry(entry, draft, desk.folder.read);
  const title = rows
    .filter(({ path }) => ['title', 'question', 'name'].includes(path.join('/')))
    .flatMap(({ cells }) => cells)
    .find(({ language }) => language === undefined || language === code)?.text;
  const isDone = c.req.query('done') === 'published';
  const body = renderEntry({
    code,
    entry,
    draft,
    rows,
    title: title ?? entry.id,
    said: said ?? (isDone ? WORDS[code].said.published : undefined),
  });
  return showPage(c, {
    at: `entry/${entry.id}`,
    title: title ?? entry.id,
    body,
    script: 'entry.ts',
    status: said === undefined ? 200 : 422,
  });
}

async function takeTyped(
  c: Context,
  { desk }: StudioTools,
  { isSaving }: { isSaving: boolean },
): Promise<Response> {
  const entry = entryOf(c);
  const sent = changesSchema.safeParse(await c.req.json().catch(() => undefined));
  if (!entry || !sent.success) return c.json({ kind: 'malformed' }, 400);
  const code = codeOf(c);
  const { read } = desk.folder;
  const at = new Date(desk.now()).toISOString();
  const before: Draft = desk.drafts.find(entry.id) ?? {
    entry: entry.id,
    author: desk.person.name,
    savedAt: at,
    created: {},
    edits: [],
  };
  // A member that is there without a value says something else than one that is not there.
  const changes = sent.data.changes.map(({ decidedOn, ...change }) => ({
    ...change,
    ...(decidedOn !== undefined && { decidedOn }),
  }));
  const taken = takeChanges({ entry, draft: before, read }, changes);
  if (taken.kind === 'conflicts') return c.json(taken, 409);
  if (taken.kind === 'impossible') {
    const field = sayField(splitKey(taken.key).path, code);
    return c.json(
      { kind: 'impossible', said: fillIn(WORDS[code].entry.impossible, { field }) },
      422,
    );
  }
  const { draft } = taken;
  const isEmpty = draft.edits.length === 0 && Object.keys(draft.created).length === 0;
  if (isSaving) {
    if (isEmpty) desk.drafts.remove(entry.id);
    else desk.drafts.save({ ...draft, author: desk.person.name, savedAt: at });
    const sum = sumOf(draftTexts(entry, draft, read));
    desk.audit.add({ who: desk.person.name, deed: 'saved', entry: entry.id, sum });
  }
  const found = await checkDraft({ entry, draft, code, desk });
  return c.json({ kind: isSaving ? 'saved' : 'checked', at: sayTime(at, code), ...found });
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
  const texts = draftTexts(entry, draft, read);
  const changed = new Map([...texts].filter(([file, text]) => read(file) !== text));
  const problems = placeProblems(fields, await desk.gate.check(changed));
  const words = WORDS[code].entry;
  return {
    problems: problems.map(({ key, message }) => ({ key, said: sayProblem(message, code) })),
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
