import { z } from 'zod';
import { findMark, type ReferenceKind } from '#contracts/content/references.ts';

export interface Reference {
  kind: ReferenceKind;
  name: string;
  path: readonly PropertyKey[];
}

/**
 * Schema types without inner values: a name of such a type is a reference only if the schema marks
 * it.
 */
const LEAVES: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum', 'unknown']);

/** Lists every name in a checked value that the schema marks as a reference. */
export function listReferences(
  schema: z.core.$ZodType,
  value: unknown,
  path: Reference['path'] = [],
): Reference[] {
  if (value === undefined) return [];
  const kindOf = findMark(schema);
  if (kindOf && typeof value === 'string') return [{ kind: kindOf(value), name: value, path }];
  const listBelow = (step: PropertyKey, inner: z.core.$ZodType, below: unknown): Reference[] =>
    listReferences(inner, below, [...path, step]);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      listBelow(name, inner, (value as Record<string, unknown>)[name]),
    );
  if (schema instanceof z.ZodRecord)
    return Object.entries(value as object).flatMap(([name, inner]) =>
      listBelow(name, schema.valueType, inner),
    );
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).flatMap((item, at) => listBelow(at, schema.element, item));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return listReferences(schema.unwrap(), value, path);
  if (schema instanceof z.ZodType && LEAVES.has(schema.type)) return [];
  throw new Error('A schema of a kind that listReferences cannot look into: teach it this kind');
}
