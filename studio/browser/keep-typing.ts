import { isChanged, type TypedField } from './fields.ts';

type Kept = Record<string, { base: string | null; value: string }>;

/** The fields that this tab has kept. */
const own = new Set<string>();

/**
 * Keeps what is typed on the device until it is saved, so that no crash, lost network or ended session takes it.
 * What another tab has kept of the same entry is left as it is.
 */
export function keepTyping(entry: string, fields: readonly TypedField[]): void {
  const kept = readKept(entry);
  for (const field of fields) {
    const { key, base, input } = field;
    if (isChanged(field)) {
      kept[key] = { base, value: input.value };
      own.add(key);
    } else if (own.delete(key)) Reflect.deleteProperty(kept, key);
  }
  writeKept(entry, kept);
}

function writeKept(entry: string, kept: Kept): void {
  try {
    if (Object.keys(kept).length === 0) localStorage.removeItem(placeOf(entry));
    else localStorage.setItem(placeOf(entry), JSON.stringify(kept));
  } catch {
    // A device that keeps nothing still saves by the button.
  }
}

/** Puts back what was typed and not saved; tells whether there was any. */
export function restoreTyping(entry: string, fields: readonly TypedField[]): boolean {
  const kept = readKept(entry);
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

function readKept(entry: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(placeOf(entry)) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function placeOf(entry: string): string {
  return `sendero-studio:${entry}`;
}
