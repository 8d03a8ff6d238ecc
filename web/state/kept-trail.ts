import { isRecord } from '#domain/text/is-record.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { readItem, removeItem, writeItem } from '../device/device-storage.ts';
import { trailKey } from '../device/kept-names.ts';

/** What only the visitor's trail knows of them; the rest of it is kept by the parts of the state. */
interface KeptTrail {
  /** They say that they get the whole match. */
  hasMatch: boolean;
}

/** Parts of this document that show the trail; other tabs hear of it from the browser. */
const hearing = new Set<() => void>();

export function hearTrail(hear: () => void): () => void {
  hearing.add(hear);
  window.addEventListener('storage', hear);
  return () => {
    hearing.delete(hear);
    window.removeEventListener('storage', hear);
  };
}

/** Reads it as it is kept; the same text is the same trail. */
export function readTrailText(companyId: string): string {
  return readItem('localStorage', trailKey(companyId)) ?? '';
}

export function parseTrail(text: string): KeptTrail {
  const kept = parseJson(text, () => undefined);
  return { hasMatch: isRecord(kept) && kept['hasMatch'] === true };
}

/** Returns true when the device has kept it. */
export function keepTrail(companyId: string, trail: KeptTrail): boolean {
  const isKept = writeItem('localStorage', trailKey(companyId), JSON.stringify(trail));
  tell();
  return isKept;
}

export function forgetTrail(companyId: string): void {
  removeItem('localStorage', trailKey(companyId));
  tell();
}

function tell(): void {
  for (const hear of hearing) hear();
}
