import type { z } from 'zod';
import { findMark, type ReferenceKind } from '#contracts/content/references.ts';
import { listTexts, type TextInValue } from './list-texts.ts';

interface Reference {
  kind: ReferenceKind;
  name: string;
  path: TextInValue['path'];
}

/** Lists every name in a checked value that the schema marks as a reference. */
export function listReferences(schema: z.core.$ZodType, value: unknown): Reference[] {
  return listTexts(schema, value).flatMap(({ schema: passed, text, path }) => {
    const kindOf = findMark(passed);
    return kindOf ? [{ kind: kindOf(text), name: text, path }] : [];
  });
}
