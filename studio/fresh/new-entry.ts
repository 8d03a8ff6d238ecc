import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { plainLine } from '#contracts/content/texts.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { sumOf } from '../desk/content-folder.ts';
import { draftTexts, emptyDraft, type Draft } from '../desk/draft.ts';
import { parseEntry } from '../desk/entry.ts';
import type { Person } from '../desk/git.ts';
import type { Desk } from '../desk/open-desk.ts';
import { findIdMistake, proposeId } from './entry-id.ts';
import { newArticle } from './new-article.ts';
import { newCompany } from './new-company.ts';
import { newQuestion } from './new-question.ts';
import {
  subjectOf,
  type NewKind,
  type Wanted,
  type WantedMistake,
  type Written,
} from './wanted.ts';

type Begun =
  { kind: 'begun'; entry: string } | { kind: 'mistakes'; mistakes: Map<string, WantedMistake> };

const LINES: Record<NewKind, ReadonlyArray<readonly [field: string, most: number]>> = {
  article: LANGUAGE_CODES.map((code) => [code, 120] as const),
  question: LANGUAGE_CODES.map((code) => [code, 400] as const),
  company: [['name', 80]],
};

/** What may be chosen for an entry; each list is there before its first entry. */
export function listChoices({ published: { current } }: Pick<Desk, 'published'>) {
  return {
    topic: current.topics.map(({ id, title }) => ({ id, title })),
    group: current.faqs.map(({ id, title }) => ({ id, title })),
    image: [...current.art.keys()].filter((name) => name.startsWith('cover-')).toSorted(),
  };
}

/** Whether an id is in use: published, in a draft, or in a file that cannot be read. */
export async function takenIds(
  desk: Desk,
  kind: NewKind,
  wanted: Wanted,
): Promise<(id: string) => boolean> {
  const content = desk.published.current;
  const drafts = new Set((await desk.drafts.list()).map(({ entry }) => entry));
  if (kind === 'question') {
    const known = new Set(content.faqs.flatMap(({ items }) => items.map(({ id }) => id)));
    return (id) => known.has(id) || drafts.has(entryIdOf(kind, id, wanted));
  }
  const file = kind === 'article' ? 'article.yaml' : 'company.yaml';
  const folder = kind === 'article' ? 'articles' : 'companies';
  return (id) =>
    drafts.has(entryIdOf(kind, id, wanted)) ||
    desk.folder.read(`${folder}/${id}/${file}`) !== undefined;
}

function entryIdOf(kind: NewKind, id: string, { group = '' }: Wanted): string {
  return kind === 'question' ? `question/${group}/${id}` : `${kind}/${id}`;
}

/** Begins a draft of something new with an example in each field, if all that was said of it can stand. */
export async function beginEntry(
  desk: Desk,
  kind: NewKind,
  { wanted, by }: { wanted: Wanted; by: Person },
): Promise<Begun> {
  const begun = await findBegun(desk, kind, { wanted, by });
  if (begun) return begun;
  const isTaken = await takenIds(desk, kind, wanted);
  const { id: typed = '' } = wanted;
  const id = typed === '' ? proposeId(subjectOf(wanted), isTaken) : typed;
  const mistakes = new Map<string, WantedMistake>();
  for (const [field, most] of LINES[kind]) {
    const mistake = findLineMistake(plainLine(most), wanted[field] ?? '');
    if (mistake) mistakes.set(field, mistake);
  }
  const mistake = id === '' ? 'empty' : findIdMistake(kind, id, isTaken);
  if (mistake) mistakes.set('id', mistake);
  for (const field of listUnchosen(desk, kind, wanted)) mistakes.set(field, 'choose');
  if (mistakes.size > 0) return { kind: 'mistakes', mistakes };
  const entry = parseEntry(entryIdOf(kind, id, wanted));
  if (!entry) return { kind: 'mistakes', mistakes: new Map([['id', 'letters']]) };
  const at = new Date(desk.now()).toISOString();
  const written = write(kind, id, wanted, desk);
  const draft: Draft = { ...emptyDraft(entry.id, by.name, at), ...written };
  const base = desk.published.current.version;
  const sum = sumOf(draftTexts(entry, draft, desk.folder.read));
  const saved = await desk.drafts.save(draft, { over: undefined, by, sum, base });
  if (saved) return { kind: 'begun', entry: entry.id };
  // Somebody has begun the same at the same moment: this person, by a second press, or another.
  const twin = await findBegun(desk, kind, { wanted, by });
  return twin ?? { kind: 'mistakes', mistakes: new Map([['id', 'taken']]) };
}

/** What a second press of the button finds: the draft that the first one has begun, as long as nobody wrote in it. */
async function findBegun(
  desk: Desk,
  kind: NewKind,
  { wanted, by }: { wanted: Wanted; by: Person },
): Promise<Begun | undefined> {
  const { id: typed = '' } = wanted;
  const id = typed === '' ? proposeId(subjectOf(wanted), () => false) : typed;
  const entry = parseEntry(entryIdOf(kind, id, wanted));
  const open = entry && (await desk.drafts.find(entry.id));
  if (!open || open.author !== by.name || open.removes) return undefined;
  const { created, edits } = write(kind, id, wanted, desk);
  const isSame = isDeepStrictEqual([open.created, open.edits], [created, edits]);
  return isSame ? { kind: 'begun', entry: open.entry } : undefined;
}

function write(kind: NewKind, id: string, asked: Wanted, desk: Desk): Written {
  const wanted = { ...asked, today: new Date(desk.now()).toISOString().slice(0, 10) };
  if (kind === 'question') return newQuestion(id, wanted);
  if (kind === 'company') return newCompany(id, wanted, desk.folder.read);
  const order =
    Math.max(0, ...desk.published.current.articles.map((article) => article.order)) + 10;
  return newArticle(id, wanted, order);
}

function findLineMistake(schema: z.ZodType, text: string): WantedMistake | undefined {
  if (text === '') return 'empty';
  const issue = schema.safeParse(text).error?.issues[0];
  if (!issue) return undefined;
  return issue.code === 'too_big' ? 'tooLong' : 'line';
}

function listUnchosen(desk: Desk, kind: NewKind, wanted: Wanted): string[] {
  const { topic, group, image } = listChoices(desk);
  const has = (list: ReadonlyArray<{ id: string }>, name: string): boolean =>
    list.some(({ id }) => id === wanted[name]);
  if (kind === 'question') return has(group, 'group') ? [] : ['group'];
  if (kind === 'company') return [];
  return [
    ...(has(topic, 'topic') ? [] : ['topic']),
    ...(image.includes(wanted['image'] ?? '') ? [] : ['image']),
  ];
}
