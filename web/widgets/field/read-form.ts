import { parse, type Submission } from '@conform-to/dom';
import * as z from 'zod/mini';

/**
 * Returns the schema's value for the fields of a form, or a message key for each field that is not
 * valid.
 */
export function readForm<Schema extends z.ZodMiniType>(
  fields: FormData | URLSearchParams,
  schema: Schema,
): Submission<z.output<Schema>> {
  return parse<z.output<Schema>, string[]>(fields, {
    resolve: (payload) => {
      const result = z.safeParse(schema, payload);
      if (result.success) return { value: result.data };
      const error: Record<string, string[]> = {};
      for (const { path, message } of result.error.issues)
        (error[path.map(String).join('.')] ??= []).push(message);
      return { error };
    },
  });
}
