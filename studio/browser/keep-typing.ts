import { isChanged, type TypedField } from './fields.ts';
import { readKept, writeKept } from './kept.ts';

type Kept = Record<string, { base: string | null; value: string }>;

/** The fields that this tab has kept. */
const own = new Set<string>();

/**
 * Keeps what is typed on the device until it is saved, so that no crash, lost network or ended session takes it.
 * What another tab has kept of the same entry is left as it is.
 */
export function keepTyping(entry: string, fields: readonly TypedField[]): void {
  const kept = read(entry);
  for (const field of fields) {
    const { key, base, input } = field;
    if (isChanged(field)) {
      kept[key] = { base, value: input.value };
      own.add(key);
    } else if (own.delete(key)) Reflect.deleteProperty(kept, key);
  }
  const isEmpty = Object.keys(kept).length === 0;
  writeKept('localStorage', placeOf(entry), isEmpty ? undefined : kept);
}

/** Puts back what was typed and not saved; tells whether there was any. */
export function restoreTyping(entry: string, fields: readonly TypedField[]): boolean {
  const kept = read(entry);
  let isAny = false;
  for (const field of fields) {
    const typed = kept[field.key];
    if (!typed) continue;
    // What was typed before this script came is newer than what was kept.
    if (isChanged(field) && field.input.value !== typed.value) continue;
    own.add(field.key);
    // It was saved meanwhile, perhaps by another tab.
    if (!isChanged(field) && field.input.value === typed.value) continue;
    field.input.value = typed.value;
    // The text may have changed since: what the author began from says so when it is saved.
    field.base = typed.base;
    isAny = true;
  }
  keepTyping(entry, fields);
  return isAny;
}

function read(entry: string): Kept {
  return (readKept('localStorage', placeOf(entry)) ?? {}) as Kept;
}

function placeOf(entry: string): string {
  return `sendero-studio:${entry}`;
}
