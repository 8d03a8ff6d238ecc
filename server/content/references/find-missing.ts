import type { z } from 'zod';
import { SPARED_KINDS, type KnownNames } from './known-names.ts';
import { listReferences } from './list-references.ts';

export interface Missing {
  path: readonly PropertyKey[];
  /** Begins with the path, as what a schema says of its fields does. */
  reason: string;
  /** It is told, and the rest of what it stands in is shown. */
  isSpared: boolean;
}

/** The one check of all names in the content: what a checked value names, and nobody knows. */
export function findMissing(schema: z.core.$ZodType, value: unknown, known: KnownNames): Missing[] {
  return listReferences(schema, value).flatMap(({ kind, name, path }) =>
    known[kind](name).map((mistake) => ({
      path,
      reason: `${path.map(String).join('.')}: ${mistake}`,
      isSpared: SPARED_KINDS.has(kind),
    })),
  );
}
