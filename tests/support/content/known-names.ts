import { REFERENCE_KINDS } from '#contracts/content/references.ts';
import type { KnownNames } from '#server/content/references/known-names.ts';

/** Treats every name that content may use as known. */
const EVERYTHING = Object.fromEntries(
  REFERENCE_KINDS.map((kind) => [kind, () => []]),
) as unknown as KnownNames;

/** Treats every name as known except for drawings that are not among these. */
export function knowDrawings(isDrawn: (name: string) => boolean): KnownNames {
  return {
    ...EVERYTHING,
    drawing: (name) =>
      isDrawn(name) ? [] : [`expected a drawing of content/media/art, found ${name}`],
  };
}
