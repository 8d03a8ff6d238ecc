import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { sumOf } from '../desk/content-folder.ts';
import { draftTexts, splitKey, type Draft } from '../desk/draft.ts';
import {
  findOddWords,
  listRowsOfEntry,
  placeProblems,
  readTexts,
  titleOf,
} from '../desk/entry-view.ts';
import { ALL_COMPANIES } from '../access/roles.ts';
import type { Entry } from '../desk/entry.ts';
import type { Saved } from '../desk/drafts.ts';
import type { Person } from '../desk/git.ts';
import { takeChanges, type Change, type Taken } from '../desk/take-changes.ts';
import { renderEntry } from '../pages/entry-page.ts';
import { sayField } from '../pages/say-field.ts';
import { sayProblem } from '../pages/say-problem.ts';
import { sayTime } from '../pages/say-time.ts';
import { WORDS } from '../words/words.ts';
import { BASE } from './guard.ts';
import { codeOf, entryOf, readForm, type StudioTools } from './studio-tools.ts';

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

/** What an address may say was done. */
const DONE = ['published', 'sent', 'approved', 'sent-back', 'timed', 'not-timed'] as const;

/** An entry: to read, to check while typing, to save, to publish. */
export function entryRoutes(app: Hono, tools: StudioTools): void {
  const { desk, goingOut } = tools;
  app.get(`${BASE}/:code/entry/*`, (c) => showEntry(c, tools));
  app.post(`${BASE}/:code/check/*`, (c) => takeTyped(c, tools, { isSaving: false }));
  app.post(`${BASE}/:code/save/*`, (c) => takeTyped(c, tools, { isSaving: true }));
  app.post(`${BASE}/:code/publish/*`, async (c) => {
    const entry = entryOf(c);
    if (!entry) return c.notFound();
    const { person } = c.get('visitor');
    const { note } = await readForm(c);
    const approve = goingOut.approve(c, entry);
    const done = await desk.publisher.publish(entry, { person, note, approve });
    const code = codeOf(c);
    if (done.kind === 'done') {
      await desk.changedAt.lookAgain();
      return c.redirect(`${BASE}/${code}/entry/${entry.id}?done=published`, 303);
    }
    const reason = done.kind === 'not-committed' ? done.reason : '';
    return showEntry(c, tools, fillIn(WORDS[code].said[done.kind], { reason }));
  });
  app.post(`${BASE}/:code/drop/*`, async (c) => {
    const entry = entryOf(c);
    if (!entry) return c.notFound();
    await desk.drafts.drop(entry.id, c.get('visitor').person);
    return c.redirect(`${BASE}/${codeOf(c)}/board?done=dropped`, 303);
  });
}

export async function showEntry(
  c: Context,
  { desk, showPage, goingOut }: StudioTools,
  said?: string,
): Promise<Response> {
  const entry = entryOf(c);
  const code = codeOf(c);
  const draft = entry && (await desk.drafts.find(entry.id));
  if (!entry || draftTexts(entry, draft, desk.folder.read).size === 0) return c.notFound();
  const rows = listRowsOfEntry(entry, draft, desk.folder.read);
  const title = titleOf(rows, code);
  const done = DONE.find((one) => one === c.req.query('done'));
  const { may } = c.get('visitor');
  const body = renderEntry({
    step: await goingOut.render({ c, code, entry, draft }),
    ended: WORDS[code].entry[goingOut.endedWords],
    isReadOnly: !may('write', entry.company ?? ALL_COMPANIES),
    code,
    entry,
    draft,
    rows,
    title: title ?? entry.id,
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

async function takeTyped(
  c: Context,
  { desk }: StudioTools,
  { isSaving }: { isSaving: boolean },
): Promise<Response> {
  const entry = entryOf(c);
  const sent = changesSchema.safeParse(await c.req.json().catch(() => undefined));
  if (!entry || !sent.success) return c.json({ kind: 'malformed' }, 400);
  const code = codeOf(c);
  const at = new Date(desk.now()).toISOString();
  // A member that is there without a value says something else than one that is not there.
  const changes = sent.data.changes.map(({ decidedOn, ...change }) => ({
    ...change,
    ...(decidedOn !== undefined && { decidedOn }),
  }));
  const { person } = c.get('visitor');
  const outcome = await takeIntoDraft({ desk, entry, changes, person, at, isSaving });
  if (outcome.kind === 'conflicts') return c.json(outcome, 409);
  if (outcome.kind === 'impossible') {
    const field = sayField(splitKey(outcome.key).path, code);
    return c.json(
      { kind: 'impossible', said: fillIn(WORDS[code].entry.impossible, { field }) },
      422,
    );
  }
  const { draft } = outcome;
  const found = await checkDraft({ entry, draft, code, desk });
  const { version } = outcome;
  const kind = isSaving ? 'saved' : 'checked';
  return c.json({ kind, at: sayTime(at, code), version, ...found });
}

interface Typed {
  desk: StudioTools['desk'];
  entry: Entry;
  changes: readonly Change[];
  person: Person;
  at: string;
  isSaving: boolean;
}

/** Two who save at the same moment both get their words in, or see what the other has written. */
const TRIES = 5;

async function takeIntoDraft({
  desk,
  entry,
  changes,
  person,
  at,
  isSaving,
}: Typed): Promise<Taken & Partial<Saved>> {
  const { read } = desk.folder;
  for (let attempt = 1; ; attempt += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the next try looks at what the other has saved
    const open = await desk.drafts.find(entry.id);
    const { version, stage: _stage, review: _review, ...seen } = open ?? {};
    const nothing: Draft = {
      entry: entry.id,
      author: person.name,
      savedAt: at,
      created: {},
      edits: [],
    };
    const taken = takeChanges({ entry, draft: { ...nothing, ...seen }, read }, changes);
    if (!isSaving || taken.kind !== 'taken') return taken;
    const draft = { ...taken.draft, author: person.name, savedAt: at };
    const sum = sumOf(draftTexts(entry, draft, read));
    const base = desk.published.current.version;
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    const saved = await desk.drafts.save(draft, { over: version, by: person, sum, base });
    if (saved) return { ...taken, ...saved };
    if (attempt === TRIES) throw new Error('The draft changes too fast');
  }
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
