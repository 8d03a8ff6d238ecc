import { isRecord } from '#domain/text/is-record.ts';
import { readItem, removeItem, writeItem } from '../device/device-storage.ts';
import { draftKey, type DraftName } from '../device/drafts-of-tab.ts';

export type Draft = Readonly<Record<string, unknown>>;

/** Undefined where nothing is kept, or nothing that was written by us. */
export function readDraft(name: DraftName, companyId: string): Draft | undefined {
  const text = readItem('sessionStorage', draftKey(name, companyId));
  if (typeof text !== 'string') return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    return isRecord(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it in this tab, or nothing any more. Returns false where the browser keeps nothing. */
export function keepDraft(name: DraftName, companyId: string, draft: Draft | undefined): boolean {
  const key = draftKey(name, companyId);
  if (draft !== undefined) return writeItem('sessionStorage', key, JSON.stringify(draft));
  removeItem('sessionStorage', key);
  return true;
}
