import { splitKey } from '../desk/draft.ts';
import type { FieldPath } from '../text/find-node.ts';

const DEEDS = ['add', 'remove', 'up', 'down', 'give', 'clear', 'begin'] as const;
export type PartDo = (typeof DEEDS)[number];

/** What an author does to the parts of an entry: to an item of a list, to a value that may be left out, or to own words. */
export interface PartDeed {
  do: PartDo;
  /** Which item of the list, counted from 0. */
  at: number;
  file: string;
  path: FieldPath;
}

/** A deed as a button says it. */
export function sayDeed(deed: PartDo, key: string, at = 0): string {
  return `${deed} ${at} ${key}`;
}

export function readDeed(said: string): PartDeed | undefined {
  const [name, at = '', ...key] = said.split(' ');
  const deed = DEEDS.find((one) => one === name);
  if (!deed || !/^\d{1,3}$/.test(at) || key.length === 0) return undefined;
  return { do: deed, at: Number(at), ...splitKey(key.join(' ')) };
}
