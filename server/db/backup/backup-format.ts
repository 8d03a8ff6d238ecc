import * as z from 'zod/mini';

// A backup is lines of JSON, compressed: a heading, then each table's name and columns with its rows as
// lists of values, then the ending. It holds no SQL, so either database takes what the other gave.

export const heading = z.strictObject({
  sendero: z.literal(1),
  madeAt: z.string(),
  /** The migrations that the tables had, in their order. */
  migrations: z.array(z.string()),
});

export const tableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()) });

export const rowLine = z.array(z.union([z.string(), z.number(), z.null()]));

export const ending = z.strictObject({
  rows: z.record(z.string(), z.number()),
  /** The hash of every line before this one. */
  sha256: z.string(),
});

export type Heading = z.infer<typeof heading>;
export type TableLine = z.infer<typeof tableLine>;
export type Row = z.infer<typeof rowLine>;
export type Ending = z.infer<typeof ending>;
