import * as z from 'zod/v4/core';

/**
 * The part of an answer's schema that the browser checks: which fields there are and of what kind.
 * It is small enough for every page; the schemas and their library would cost more than the page.
 */
export type Shape =
  /** Anything: it is not looked at. */
  | ''
  | 'string'
  | 'number'
  | 'boolean'
  /** A list of values of this shape. */
  | [entry: Shape]
  /** A value of this shape that may be null or missing. */
  | [value: Shape, isOptional: 1]
  | { [name: string]: Shape };

type JsonSchema = Exclude<z.JSONSchema._JSONSchema, boolean>;

export function shapeOf(schema: z.$ZodType): Shape {
  return readShape(z.toJSONSchema(schema, { io: 'output' }));
}

function readShape(schema: z.JSONSchema._JSONSchema | undefined): Shape {
  if (typeof schema !== 'object') return '';
  const { type } = schema;
  if (Array.isArray(type)) return readChoice(type.map((one) => ({ ...schema, type: one })));
  if (schema.anyOf) return readChoice(schema.anyOf);
  const [value] = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  const kind = schema.type ?? typeof value;
  if (kind === 'integer' || kind === 'number') return 'number';
  if (kind === 'string' || kind === 'boolean') return kind;
  if (kind === 'array' && !Array.isArray(schema.items)) return [readShape(schema.items)];
  return kind === 'object' && schema.type ? readFields(schema) : '';
}

function readChoice(choices: readonly z.JSONSchema._JSONSchema[]): Shape {
  const others = choices.filter((choice) => typeof choice !== 'object' || choice.type !== 'null');
  if (others.length !== 1) return '';
  const shape = readShape(others[0]);
  return others.length === choices.length ? shape : [shape, 1];
}

function readFields({ properties, required = [], additionalProperties }: JsonSchema): Shape {
  // JSON Schema names the keys of a record with known keys only under `required`.
  const fields =
    properties ?? Object.fromEntries(required.map((name) => [name, additionalProperties]));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const shape = readShape(field);
      return [name, required.includes(name) ? shape : [shape, 1]];
    }),
  );
}
