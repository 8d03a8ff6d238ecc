import { z } from 'zod';

const marks = z.registry<{ areWords: true }>();

/** Marks a schema: a value that passes it is said to readers, and is no name, address or setting. */
export function asWords<Schema extends z.ZodType>(schema: Schema): Schema {
  const own = schema.clone();
  marks.add(own, { areWords: true });
  return own;
}

/** The mark stays when a description or a rule is added to the schema. */
export function areWords(schema: z.core.$ZodType): boolean {
  return marks.get(schema) !== undefined;
}
