import type { z } from 'zod';
import { SPARED_KINDS, type KnownNames } from './known-names.ts';
import { listReferences } from './list-references.ts';

export interface Missing {
  path: readonly PropertyKey[];
  /** The message begins with the path, as schema messages about fields do. */
  reason: string;
  /** The problem is reported, but the rest of the content around it is shown. */
  isSpared: boolean;
}

/**
 * Lists the names in a checked value that stand for nothing. All names in the content are checked
 * here.
 */
export function findMissing(schema: z.core.$ZodType, value: unknown, known: KnownNames): Missing[] {
  return listReferences(schema, value).flatMap(({ kind, name, path }) =>
    known[kind](name).map((mistake) => ({
      path,
      reason: `${path.map(String).join('.')}: ${mistake}`,
      isSpared: SPARED_KINDS.has(kind),
    })),
  );
}
