import { z } from 'zod';

/** A text of a checked value, and the schema that it has passed. */
export interface TextInValue {
  text: string;
  schema: z.core.$ZodType;
  path: readonly PropertyKey[];
}

interface Walk {
  path?: TextInValue['path'];
  /** What has passed this schema is left out. */
  leaveOut?: z.core.$ZodType | undefined;
}

/** Schema types without inner values. */
const LEAVES: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum', 'unknown']);

/** Lists every text in a checked value. What a schema leaves unknown is not looked into. */
export function listTexts(
  schema: z.core.$ZodType,
  value: unknown,
  { path = [], leaveOut }: Walk = {},
): TextInValue[] {
  if (value === undefined || value === null || schema === leaveOut) return [];
  const listBelow = (step: PropertyKey, inner: z.core.$ZodType, below: unknown): TextInValue[] =>
    listTexts(inner, below, { path: [...path, step], leaveOut });
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      listBelow(name, inner, (value as Record<string, unknown>)[name]),
    );
  if (schema instanceof z.ZodRecord)
    return Object.entries(value).flatMap(([name, inner]) =>
      listBelow(name, schema.valueType, inner),
    );
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).flatMap((item, at) => listBelow(at, schema.element, item));
  if (isWrapper(schema)) return listTexts(schema.unwrap(), value, { path, leaveOut });
  if (!(schema instanceof z.ZodType) || !LEAVES.has(schema.type))
    throw new Error('A schema of a kind that listTexts cannot look into: teach it this kind');
  return typeof value === 'string' ? [{ text: value, schema, path }] : [];
}

/** A schema that adds only what a value may be instead of its own. */
function isWrapper(
  schema: z.core.$ZodType,
): schema is z.ZodOptional<z.ZodType> | z.ZodNullable<z.ZodType> | z.ZodDefault<z.ZodType> {
  return (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  );
}
