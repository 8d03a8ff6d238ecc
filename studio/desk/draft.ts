import { z } from 'zod';
import type { FieldPath } from '../text/find-node.ts';
import { readValues, type WrittenValue } from '../text/read-values.ts';
import { splitFile } from '../text/split-file.ts';
import { isItem } from '../text/write-item.ts';
import { isWhole, readPair } from '../text/write-pair.ts';
import { writeValue } from '../text/write-value.ts';
import { isInScope, type Entry } from './entry.ts';

const editSchema = z.strictObject({
  file: z.string(),
  path: z.array(z.string()),
  /** What was published when the author began; null if there was nothing. */
  base: z.string().nullable(),
  value: z.string(),
});
export type Edit = z.infer<typeof editSchema>;

/** What an author has written and not published: edits of what is there, and files that are new. */
export const draftSchema = z.strictObject({
  entry: z.string(),
  author: z.string(),
  savedAt: z.iso.datetime(),
  created: z.record(z.string(), z.string()),
  edits: z.array(editSchema),
  /** Whether it takes the entry off the site; then it says nothing else. */
  removes: z.literal(true).optional(),
  /** The id of the named change that it goes out with. */
  change: z.string().optional(),
});
export type Draft = z.infer<typeof draftSchema>;

/** A draft in which nothing is said yet. */
export function emptyDraft(entry: string, author: string, savedAt: string): Draft {
  return { entry, author, savedAt, created: {}, edits: [] };
}

/** One place of an entry: what is published there, and what the draft says. */
export interface Field extends Pick<WrittenValue, 'path' | 'kind' | 'from' | 'to'> {
  /** The file and the path, as one name. */
  key: string;
  file: string;
  text: string;
  /** Null if nothing is published there. */
  published: string | null;
  /** What was published when the draft began and is another now. */
  staleBase?: string | null;
}

export type ReadText = (file: string) => string | undefined;

export function keyOf(file: string, path: FieldPath): string {
  return `${file}#${path.join('/')}`;
}

export function splitKey(key: string): { file: string; path: string[] } {
  const at = key.indexOf('#');
  return { file: key.slice(0, at), path: key.slice(at + 1).split('/') };
}

/** The files of an entry as the draft has them; a file that is nowhere is not among them. */
export function draftTexts(
  entry: Entry,
  draft: Draft | undefined,
  read: ReadText,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of entry.files) {
    const text = read(file) ?? draft?.created[file];
    if (text !== undefined) texts.set(file, text);
  }
  for (const { file, path, value } of draft?.edits ?? []) {
    const made = writeValue(file, texts.get(file) ?? '', path, value);
    // A place that is gone meanwhile is shown as a conflict, and nothing is written there.
    if (made !== undefined) texts.set(file, made);
  }
  const own = [...texts.values()].join('\n');
  for (const [file, text] of Object.entries(draft?.created ?? {}))
    if (!texts.has(file) && isNamed(nameOfBrought(file), own)) texts.set(file, read(file) ?? text);
  return texts;
}

/** A name inside a longer one, such as `fee` in `fee-steps`, is another name. */
function isNamed(name: string, texts: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?:-mobile)?(?![\\w-])`).test(texts);
}

/** A drawing or picture that a draft brings goes out with it as long as the draft names it. */
function nameOfBrought(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/(?:-mobile)?\.\w+$/, '');
}

/** The files in which a draft says something else than what is published. */
export function changedTexts(entry: Entry, draft: Draft, read: ReadText): Map<string, string> {
  return new Map([...draftTexts(entry, draft, read)].filter(([file, text]) => read(file) !== text));
}

/** Every field of an entry in the order of its files. */
export function listFields(entry: Entry, draft: Draft | undefined, read: ReadText): Field[] {
  const edits = new Map(draft?.edits.map((edit) => [keyOf(edit.file, edit.path), edit]));
  const texts = [...draftTexts(entry, draft, read)].filter(([file]) => entry.files.includes(file));
  return texts.flatMap(([file, text]) => {
    const published = publishedValues(file, read);
    return readValues(file, text)
      .filter(({ path }) => isInScope(entry, path))
      .map((value): Field => {
        const key = keyOf(file, value.path);
        const now = published.get(key) ?? null;
        const base = edits.get(key)?.base;
        const isStale = base !== undefined && base !== now && now !== value.text;
        return { ...value, key, file, published: now, ...(isStale && { staleBase: base }) };
      });
  });
}

/** What a file says at a place, or at a name with all below it; null if nothing stands there. */
export function textAt(file: string, text: string | undefined, path: FieldPath): string | null {
  if (text === undefined) return null;
  if (isWhole(path)) return readPair(splitFile(file, text).yaml, path.slice(0, -1)) ?? null;
  const key = keyOf(file, path);
  return readValues(file, text).find((value) => keyOf(file, value.path) === key)?.text ?? null;
}

/** The names of a draft that are written with all below them, where what is published there is another now. */
export function listStaleWholes(entry: Entry, draft: Draft | undefined, read: ReadText): Field[] {
  const stale = staleEdits(draft?.edits ?? [], read).filter(({ path }) => isWhole(path));
  return stale.map(({ file, path, base }): Field => {
    const text = textAt(file, draftTexts(entry, draft, read).get(file), path) ?? '';
    const published = textAt(file, read(file), path);
    const key = keyOf(file, path);
    return { key, file, path, kind: 'words', text, published, staleBase: base, from: 1, to: 1 };
  });
}

/** Edits that can be published no more as they are: what they began from is another now. */
export function staleEdits(edits: readonly Edit[], read: ReadText): Edit[] {
  return edits.filter((edit) => {
    // Each value of an item that is added is an edit of its own.
    if (isItem(edit.path)) return false;
    const now = textAt(edit.file, read(edit.file), edit.path);
    // A name that is not there is written by nothing.
    if (isWhole(edit.path)) return ![edit.base ?? '', edit.value].includes(now ?? '');
    return now !== edit.base && now !== edit.value;
  });
}

function publishedValues(file: string, read: ReadText): Map<string, string> {
  const text = read(file);
  const values = text === undefined ? [] : readValues(file, text);
  return new Map(values.map((value) => [keyOf(file, value.path), value.text]));
}
