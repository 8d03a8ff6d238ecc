import { z } from 'zod';

/** What authors name and events tell of; a film and a recording have the names of their files. */
export type ToldKind = 'playlistFilms' | 'flipCards' | 'navigatorCards' | 'quizzes';

const marks = z.registry<{ kind: ToldKind }>();

/** Marks a schema: by a value that passes it, events tell which of its kind they are about. */
export function tellsWhich<Schema extends z.ZodType>(kind: ToldKind, schema: Schema): Schema {
  const own = schema.clone();
  marks.add(own, { kind });
  return own;
}

/** The mark stays when a description or a rule is added to the schema. */
export function findToldKind(schema: z.core.$ZodType): ToldKind | undefined {
  return marks.get(schema)?.kind;
}
