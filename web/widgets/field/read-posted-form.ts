import type { Submission } from '@conform-to/dom';
import * as z from 'zod/mini';
import { readForm } from './read-form.ts';

/**
 * Reads a form that a browser without a script posted. Only the fields that its schema knows are
 * read: the form library takes some names for commands (`__intent__`), and brackets and dots in
 * others for paths.
 */
export function readPostedForm<Schema extends z.ZodMiniType>(
  fields: URLSearchParams,
  schema: Schema,
): Submission<z.output<Schema>> {
  const names = namesIn(schema);
  return readForm(new URLSearchParams([...fields].filter(([name]) => names.has(name))), schema);
}

function namesIn(schema: z.core.$ZodType): ReadonlySet<string> {
  if (schema instanceof z.ZodMiniPipe) return namesIn(schema.def.in);
  if (schema instanceof z.ZodMiniObject) return new Set(Object.keys(schema.def.shape));
  throw new Error('A form is an object of fields');
}
