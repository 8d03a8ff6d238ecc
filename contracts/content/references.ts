import { z } from 'zod';

/**
 * The kinds of things that a name in the content may refer to; `server/content/references` knows
 * which of each exist.
 */
export const REFERENCE_KINDS = [
  'drawing',
  'film',
  'picture',
  'infographic',
  'sound',
  'article',
  'event-article',
  'session',
  'topic',
  'influencer',
  'contact',
  /** A page below the company, or an outside address. */
  'link',
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

type KindOf = (name: string) => ReferenceKind;

const marks = z.registry<{ kindOf: KindOf }>();

/** Marks a schema: a value that passes it is the name of something that has to exist. */
export function refersTo<Schema extends z.ZodType>(
  kind: ReferenceKind | KindOf,
  schema: Schema,
): Schema {
  const own = schema.clone();
  marks.add(own, { kindOf: typeof kind === 'string' ? () => kind : kind });
  return own;
}

/**
 * The kind that a schema refers to. The mark stays when a description or a rule is added to the
 * schema.
 */
export function findMark(schema: z.core.$ZodType): KindOf | undefined {
  return marks.get(schema)?.kindOf;
}
