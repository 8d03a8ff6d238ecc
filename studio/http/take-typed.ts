import type { Context } from 'hono';
import { z } from 'zod';
import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { listTogether } from '../desk/changes/together.ts';
import { languageOf } from '../desk/changed-at.ts';
import { splitKey, type Draft } from '../desk/draft.ts';
import { findOddWords, listRowsOfEntry, readTexts } from '../desk/entry-view.ts';
import { entryOfFile, type Entry } from '../desk/entry.ts';
import { placeProblems, withoutEchoes, type PlacedProblem } from '../desk/place-problems.ts';
import { takeChanges, type Change, type Taken } from '../desk/take-changes.ts';
import { whatGoesOut } from '../desk/what-goes-out.ts';
import { sayField } from '../fields/say-field.ts';
import { nameProblem, sayProblem } from '../pages/say-problem.ts';
import { sayTime } from '../pages/say-time.ts';
import { changePart } from '../parts/change-part.ts';
import { readDeed } from '../parts/part-deed.ts';
import { headLanguage } from '../words/name-language.ts';
import { WORDS } from '../words/words.ts';
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
  /** What is done to a list or a value that may be left out, once all that is typed is taken. */
  part: z.string().max(1_000).optional(),
});

/** A member that is there without a value says something else than one that is not there. */
export function asChanges({ changes }: Pick<z.infer<typeof changesSchema>, 'changes'>): Change[] {
  return changes.map(({ decidedOn, ...change }) => ({
    ...change,
    ...(decidedOn !== undefined && { decidedOn }),
  }));
}

/** Takes what is typed into the draft, or only looks at it. */
export async function takeTyped(
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
  const deed = sent.data.part === undefined ? undefined : readDeed(sent.data.part);
  const change = (draft: Draft): Taken => {
    const typed = takeChanges({ entry, draft, read }, changes);
    if (typed.kind !== 'taken' || !deed) return typed;
    return changePart({ entry, draft: typed.draft, read }, deed, code);
  };
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
  const { draft, followed } = outcome;
  const found = await checkDraft({ entry, draft, code, desk });
  const { version } = outcome;
  const kind = isSaving ? 'saved' : 'checked';
  return c.json({ kind, at: sayTime(at, code), version, followed, ...found });
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
  const going = await listTogether({ entry, draft }, desk.drafts);
  const { problems: loaded, followers } = await whatGoesOut(going, desk);
  // What is wrong with the others of a change is said beside their own fields.
  const theirs = new Set(going.slice(1).flatMap(({ entry: other }) => other.files));
  const own = loaded.filter(({ file }) => {
    const name = file.replace(/^content\//, '');
    return !theirs.has(name) || entry.files.includes(name);
  });
  const problems = withoutEchoes(placeProblems(fields, own));
  const words = WORDS[code].entry;
  return {
    problems: problems.map(({ key, list, file, path, message }) => ({
      key,
      list,
      code: nameProblem(message)?.code,
      said: `${placeInWords({ key, list, file, path }, code)}${sayProblem(message, code)}`,
    })),
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

/** What is said beside no field says where it is; a list stands there once for all languages. */
function placeInWords(
  { key, list, file, path }: Omit<PlacedProblem, 'message'>,
  code: LanguageCode,
): string {
  const language = path && list !== undefined ? languageOf(file, path) : undefined;
  if (language) return `${headLanguage(language, code)}: `;
  const isLost = key === undefined && list === undefined;
  return isLost && path ? `${sayField({ file, path }, code)}: ` : '';
}
