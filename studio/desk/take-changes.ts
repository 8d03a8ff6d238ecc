import { writeValue } from '../text/write-value.ts';
import type { FieldPath } from '../text/find-node.ts';
import { isWhole } from '../text/write-pair.ts';
import {
  draftTexts,
  keyOf,
  listFields,
  splitKey,
  textAt,
  type Draft,
  type ReadText,
} from './draft.ts';
import { isInScope, type Entry } from './entry.ts';

/** A field as an author has changed it in the browser. */
export interface Change {
  key: string;
  /** What stood there when the author began; null for a field that was not there. */
  base: string | null;
  value: string;
  /** What is published, if the author was shown it beside the draft and has decided. */
  decidedOn?: string | null;
}

/** A field that somebody else has changed meanwhile: nothing of it is written. */
interface Conflict {
  key: string;
  base: string | null;
  theirs: string | null;
  mine: string;
}

/** What the texts of an article did when its components moved or went: new numbers, or a line less. */
export type Followed = 'moved' | 'lost';

export type Taken =
  | { kind: 'taken'; draft: Draft; followed?: Followed }
  | { kind: 'conflicts'; conflicts: Conflict[] }
  | { kind: 'impossible'; key: string };

interface Basis {
  entry: Entry;
  draft: Draft;
  read: ReadText;
}

/** Takes all changes into the draft, or none of them. */
export function takeChanges({ entry, draft, read }: Basis, changes: readonly Change[]): Taken {
  // Nobody writes in what is about to go.
  if (draft.removes) return { kind: 'impossible', key: changes[0]?.key ?? '' };
  const fields = new Map(listFields(entry, draft, read).map((field) => [field.key, field]));
  const texts = draftTexts(entry, draft, read);
  const conflicts = changes.flatMap(({ key, base, value }): Conflict[] => {
    const { file, path } = splitKey(key);
    const theirs = isWhole(path)
      ? textAt(file, texts.get(file), path)
      : (fields.get(key)?.text ?? null);
    return theirs === base || theirs === value ? [] : [{ key, base, theirs, mine: value }];
  });
  if (conflicts.length > 0) return { kind: 'conflicts', conflicts };
  let taken = draft;
  for (const change of changes) {
    const { file, path } = splitKey(change.key);
    const field = fields.get(change.key);
    const whole = draftTexts(entry, taken, read).get(file);
    const isOwn = entry.files.includes(file) && (field !== undefined || isInScope(entry, path));
    if (!isOwn || whole === undefined || writeValue(file, whole, path, change.value) === undefined)
      return { kind: 'impossible', key: change.key };
    taken = takeChange({ entry, draft: taken, read }, change);
  }
  return { kind: 'taken', draft: taken };
}

function takeChange({ entry, draft, read }: Basis, { key, value, decidedOn }: Change): Draft {
  const { file, path } = splitKey(key);
  const published = read(file);
  const created = draft.created[file];
  if (published === undefined && created !== undefined) {
    const text = writeValue(file, created, path, value) ?? created;
    return { ...draft, created: { ...draft.created, [file]: text } };
  }
  const around = draft.edits.find((edit) => edit.file === file && isAround(edit.path, path));
  if (around) {
    const text = draftTexts(entry, draft, read).get(file) ?? '';
    const whole = textAt(file, writeValue(file, text, path, value), around.path) ?? '';
    const edits = draft.edits.map((edit) => (edit === around ? { ...edit, value: whole } : edit));
    return { ...draft, edits };
  }
  const isSame = (edit: { file: string; path: readonly string[] }): boolean =>
    keyOf(edit.file, edit.path) === key;
  const now = textAt(file, published, path);
  const earlier = draft.edits.find(isSame);
  const base = decidedOn !== undefined && decidedOn === now ? now : (earlier?.base ?? now);
  const others = draft.edits.filter(
    (edit) => !isSame(edit) && !(edit.file === file && isAround(path, edit.path)),
  );
  const isAsBefore = isWhole(path) ? value === (now ?? '') : value === now;
  const edits = isAsBefore ? others : [...others, { file, path, base, value }];
  return { ...draft, edits };
}

/** Whether one place is written with all below it, and another is in it: it is a part of what is written there. */
function isAround(whole: FieldPath, path: FieldPath): boolean {
  if (!isWhole(whole) || path.length < whole.length - 1) return false;
  return whole.slice(0, -1).every((name, at) => path[at] === name) && path.join() !== whole.join();
}
