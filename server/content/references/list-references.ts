import type { z } from 'zod';
import { findMark, type ReferenceKind } from '#contracts/content/references.ts';

export interface Reference {
  kind: ReferenceKind;
  name: string;
  path: readonly PropertyKey[];
}

type Path = Reference['path'];

/** Every name in a checked value whose schema says that it stands for something. */
export function listReferences(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path = [],
): Reference[] {
  if (value === undefined) return [];
  const kindOf = findMark(schema);
  if (kindOf && typeof value === 'string') return [{ kind: kindOf(value), name: value, path }];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) =>
        listReferences(inner, (value as Record<string, unknown>)[name], [...path, name]),
      );
    case 'record':
      return Object.entries(value as object).flatMap(([name, inner]) =>
        listReferences(def.valueType, inner, [...path, name]),
      );
    case 'array':
      return (value as unknown[]).flatMap((item, at) =>
        listReferences(def.element, item, [...path, at]),
      );
    case 'optional':
    case 'default':
      return listReferences(def.innerType, value, path);
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'unknown':
      return [];
    default:
      throw new Error(`listReferences does not know how to look into a schema of ${def.type}`);
  }
}
