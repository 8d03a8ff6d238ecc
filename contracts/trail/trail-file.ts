import type { Animal } from '#domain/persona/animals.ts';
import type { Plan } from '#domain/persona/plans.ts';

/*
 * A trail as a file that a person carries to another device. Only whoever opens one loads what checks it.
 */

export const TRAIL_KIND = 'sendero-trail';
/** The version rises when an older page could not read the file. */
export const TRAIL_VERSION = 1;
/** A trail of five hundred guides has a tenth of it. */
export const MAX_TRAIL_BYTES = 200_000;

export interface TrailFile {
  kind: typeof TRAIL_KIND;
  version: typeof TRAIL_VERSION;
  /** What is true of one company's plan is taken over there only. */
  company: string;
  plan?: Plan | undefined;
  /** The ids of the finished steps, by animal. */
  done: Partial<Record<Animal, string[]>>;
  /** The ids of the guides that were read, the latest last. */
  read: string[];
  hasMatch: boolean;
}

export function writeTrailFile(trail: Omit<TrailFile, 'kind' | 'version'>): string {
  const file: TrailFile = { kind: TRAIL_KIND, version: TRAIL_VERSION, ...trail };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
