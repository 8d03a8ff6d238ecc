import { z } from 'zod';
import type { FieldPath } from '../text/find-node.ts';
import { readValues, type WrittenValue } from '../text/read-values.ts';
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
});
export type Draft = z.infer<typeof draftSchema>;

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
  return texts;
}

/** Every field of an entry in the order of its files. */
export function listFields(entry: Entry, draft: Draft | undefined, read: ReadText): Field[] {
  const edits = new Map(draft?.edits.map((edit) => [keyOf(edit.file, edit.path), edit]));
  return [...draftTexts(entry, draft, read)].flatMap(([file, text]) => {
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

/** Edits that can be published no more as they are: what they began from is another now. */
export function staleEdits(edits: readonly Edit[], read: ReadText): Edit[] {
  return edits.filter((edit) => {
    const now = publishedValues(edit.file, read).get(keyOf(edit.file, edit.path)) ?? null;
    return now !== edit.base && now !== edit.value;
  });
}

function publishedValues(file: string, read: ReadText): Map<string, string> {
  const text = read(file);
  const values = text === undefined ? [] : readValues(file, text);
  return new Map(values.map((value) => [keyOf(file, value.path), value.text]));
}
