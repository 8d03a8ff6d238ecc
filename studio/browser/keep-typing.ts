import { isChanged, type TypedField } from './fields.ts';

type Kept = Record<string, { base: string | null; value: string }>;

/** Keeps what is typed on the device until it is saved, so that no crash, lost network or ended session takes it. */
export function keepTyping(entry: string, fields: readonly TypedField[]): void {
  const kept: Kept = {};
  for (const field of fields)
    if (isChanged(field)) kept[field.key] = { base: field.base, value: field.input.value };
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
    const own = kept[field.key];
    // What was typed before this script came is newer than what was kept.
    const isNewer = isChanged(field) && field.input.value !== own?.value;
    const isWritten = !isChanged(field) && field.input.value === own?.value;
    if (!own || isNewer || isWritten) continue;
    field.input.value = own.value;
    // The text may have changed since: what the author began from says so when it is saved.
    field.base = own.base;
    isAny = true;
  }
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
