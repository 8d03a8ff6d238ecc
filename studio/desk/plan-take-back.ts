import { readValues } from '../text/read-values.ts';
import { unwriteValue } from '../text/write-value.ts';
import { isText, turnAround, type ContentFolder, type FileChange } from './content-folder.ts';
import { keyOf, staleEdits, textAt, type Edit } from './draft.ts';
import type { JournalRecord } from './records/journal.ts';

/** A place that says neither what a deed found there nor what it would write. */
export interface ChangedPlace {
  key: string;
  /** What the deed went out from; null for nothing. */
  base: string | null;
  now: string | null;
  /** What it would have written. */
  own: string | null;
}

type Plan =
  { kind: 'changes'; changes: FileChange[] } | { kind: 'changed'; places: ChangedPlace[] };
type Did = Pick<JournalRecord, 'files' | 'edits'>;

/**
 * How a deed is taken back: byte for byte or, where others have written in the same file since, only at the
 * places that it changed. A file that came or went with it is taken back as a whole, or not at all.
 */
export function planTakeBack({ files, edits }: Did, folder: ContentFolder): Plan {
  const exact = turnAround(files);
  if (folder.isBefore(exact)) return { kind: 'changes', changes: exact };
  const whole = exact.filter(({ before, after }) => before === null || after === null);
  const names = new Set(whole.map(({ file }) => file));
  const inside = edits.filter(({ file }) => !names.has(file));
  const places = [
    ...whole.filter((file) => !folder.isBefore([file])).flatMap(findPlaces(folder)),
    ...findSaidSince(inside, folder),
  ];
  if (places.length > 0) return { kind: 'changed', places };
  return { kind: 'changes', changes: [...whole, ...undoEdits(inside, folder)] };
}

/** The fields of a file that is not as the deed left it; the file itself, if none of them differs. */
function findPlaces({ read }: ContentFolder): (change: FileChange) => ChangedPlace[] {
  return ({ file, before: base, after: own }) => {
    const now = read(file) ?? null;
    const [left, present, former] = [base, now, own].map((text) => valuesOf(file, text)) as [
      Values,
      Values,
      Values,
    ];
    const keys = [...new Set([...left.keys(), ...present.keys()])];
    const places = keys
      .filter((key) => left.get(key) !== present.get(key))
      .map((key) => ({
        key,
        base: left.get(key) ?? null,
        now: present.get(key) ?? null,
        own: former.get(key) ?? null,
      }));
    return places.length > 0
      ? places
      : [
          {
            key: keyOf(file, []),
            base: sayWhole(file, base),
            now: sayWhole(file, now),
            own: sayWhole(file, own),
          },
        ];
  };
}

/** Nobody reads a picture as text. */
function sayWhole(file: string, text: string | null): string | null {
  return text === null || isText(file) ? text : `${Buffer.byteLength(text, 'base64')} B`;
}

type Values = ReadonlyMap<string, string>;

function valuesOf(file: string, text: string | null): Values {
  const isRead = text !== null && /\.(?:md|yaml)$/.test(file);
  const values = isRead ? readValues(file, text) : [];
  return new Map(values.map((value) => [keyOf(file, value.path), value.text]));
}

/** The places of edits that say something else by now. */
function findSaidSince(edits: readonly Edit[], { read }: ContentFolder): ChangedPlace[] {
  const asPublished = edits.map((edit) => ({ ...edit, base: edit.value, value: edit.base ?? '' }));
  return listPlaces(asPublished, read);
}

/** Edits that what is published has left behind, as the three texts that people choose from. */
export function listPlaces(edits: readonly Edit[], read: ContentFolder['read']): ChangedPlace[] {
  return staleEdits(edits, read).map(({ file, path, base, value }) => {
    const key = keyOf(file, path);
    return { key, base, now: textAt(file, read(file), path), own: value };
  });
}

/** Only what the edits said is set back. */
function undoEdits(edits: readonly Edit[], { read }: ContentFolder): FileChange[] {
  const texts = new Map<string, string>();
  for (const { file, path, base } of edits) {
    const text = texts.get(file) ?? read(file) ?? '';
    texts.set(file, unwriteValue(file, text, path, base) ?? text);
  }
  return [...texts].map(([file, after]) => ({ file, before: read(file) ?? null, after }));
}
