import * as z from 'zod/mini';
import type { FormReader } from './form-reader.ts';

/** Reads a form that is sent by a call, whose body has this schema. */
export function bySchema<Schema extends z.ZodMiniObject>(
  schema: Schema,
): FormReader<z.output<Schema>> {
  return {
    fields: Object.keys(schema.shape),
    read: (typed) => {
      const result = z.safeParse(schema, typed);
      if (result.success) return { status: 'success', value: result.data };
      const mistakes: Record<string, string> = {};
      for (const { path, message } of result.error.issues)
        mistakes[path.map(String).join('.')] ??= message;
      return { status: 'error', mistakes };
    },
  };
}
