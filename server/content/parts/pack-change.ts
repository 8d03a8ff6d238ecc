import { setImmediate } from 'node:timers/promises';
import type { DescribedError } from '../../describe-error.ts';
import type { PackedIndexes } from '../search/text-indexes.ts';
import type { ContentChange } from './content-workshop.ts';
import { packValue, unpackValue } from './packed-value.ts';
import type { Part } from './settling.ts';

export interface WorkerSettings {
  root: string;
  /** A folder whose files stand in front of those of the root. */
  over?: string | undefined;
  /** Where made parts are kept for the next start. */
  partsFile: string;
}

/** A change as it goes from the worker to the pages: the values of its parts are bytes. */
export interface PackedChange extends Omit<ContentChange, 'changed'> {
  hashes: ReadonlyMap<string, string>;
  packed: ReadonlyMap<string, Uint8Array>;
}

/** A question to look at the folder. */
export interface ToWorker {
  changedFiles: readonly string[] | undefined;
}

export type FromWorker =
  | { kind: 'change'; change: PackedChange }
  /** Follows each change. */
  | { kind: 'texts'; texts: PackedIndexes | undefined }
  | { kind: 'not-kept'; error: DescribedError }
  /** Nothing of the last look is left to do. */
  | { kind: 'done' };

/** Visitors are answered after each slice of the work. */
const SLICE_MS = 8;

export function packChange({ changed, ...rest }: ContentChange): PackedChange {
  const each = [...changed];
  return {
    ...rest,
    hashes: new Map(each.map(([key, { hash }]) => [key, hash])),
    packed: new Map(each.map(([key, { value }]) => [key, packValue(value)])),
  };
}

/** Unpacks in slices, so that a change of all parts holds up nobody. */
export async function unpackChange(change: PackedChange): Promise<ContentChange> {
  const { hashes, packed, ...rest } = change;
  const changed = new Map<string, Part>();
  let began = performance.now();
  for (const [key, bytes] of packed) {
    changed.set(key, { value: unpackValue(bytes), hash: hashes.get(key) ?? '' });
    if (performance.now() - began < SLICE_MS) continue;
    // oxlint-disable-next-line eslint/no-await-in-loop -- one slice after the other is the point
    await setImmediate();
    began = performance.now();
  }
  return { ...rest, changed };
}
