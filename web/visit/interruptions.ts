import { readItem, writeItem } from '../device/device-storage.ts';

/** A visit is what happens in one tab, so the number ends with the tab. */
const KEY = 'sendero:interruptions';

export function countInterruptions(): number {
  return Number(readItem('sessionStorage', KEY) ?? 0) || 0;
}

export function noteInterruption(): void {
  writeItem('sessionStorage', KEY, String(countInterruptions() + 1));
}
