import { z } from 'zod';

/** What a name in the content can stand for; `server/content/references` knows what there is of each. */
export const REFERENCE_KINDS = [
  'drawing',
  'film',
  'picture',
  'infographic',
  'sound',
  'article',
  'event-article',
  'topic',
  'influencer',
  /** A page below the company, or an address outside. */
  'link',
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

type KindOf = (name: string) => ReferenceKind;

const marks = z.registry<{ kindOf: KindOf }>();

/** The same schema with a mark: what passes it is the name of something that has to be there. */
export function refersTo<Schema extends z.ZodType>(
  kind: ReferenceKind | KindOf,
  schema: Schema,
): Schema {
  const own = schema.clone();
  marks.add(own, { kindOf: typeof kind === 'string' ? () => kind : kind });
  return own;
}

/** A description or a rule that is added to a marked schema leaves the mark on it. */
export function findMark(schema: z.core.$ZodType): KindOf | undefined {
  return marks.get(schema)?.kindOf;
}
