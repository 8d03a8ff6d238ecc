import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../write-whole.ts';

export const deedSchema = z.enum(['published', 'removed', 'taken-back']);

/** The places that were changed, with what they said before. */
export const editsSchema = z.array(
  z.strictObject({
    file: z.string(),
    path: z.array(z.string()),
    base: z.string().nullable(),
    value: z.string(),
  }),
);

/** What a change of several entries is called, and which they are. */
export const namedSchema = z.strictObject({ name: z.string(), entries: z.array(z.string()) });

const recordSchema = z.strictObject({
  id: z.string(),
  deed: deedSchema,
  entry: z.string(),
  author: z.string(),
  at: z.iso.datetime(),
  note: z.string(),
  change: namedSchema.optional(),
  /** What each file said before and after; null for a file that was or is not there. */
  files: z.array(
    z.strictObject({
      file: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  edits: editsSchema,
  /** A record that was begun and not ended is undone at the next start. */
  state: z.enum(['begun', 'done', 'undone']),
  /** The commit that holds it, in a checkout. */
  commit: z.string().optional(),
  /** The record that this one takes back, or is taken back by. */
  twin: z.string().optional(),
  /** What is to be written elsewhere once the files are: it is gone when that was done. */
  owes: z
    .strictObject({
      /** By which the log knows this deed. */
      record: z.string(),
      who: z.string(),
      /** The version of the draft that it ends. */
      version: z.string().optional(),
    })
    .optional(),
});
export type JournalRecord = z.infer<typeof recordSchema>;

/** Every publish and take-back with the bytes before and after, a file each. */
export class Journal {
  readonly #folder: string;
  readonly #records: JournalRecord[];

  constructor(folder: string) {
    this.#folder = folder;
    const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
    this.#records = files
      .filter((name) => /^\d+\.json$/.test(name))
      .map((name) => recordSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))));
  }

  /** The newest first. */
  list(): JournalRecord[] {
    return this.#records.toReversed();
  }

  /** What a crash or a lost database has left to be done, the oldest first. */
  listUnsettled(): JournalRecord[] {
    return this.#records.filter(({ state, owes }) => state === 'begun' || owes !== undefined);
  }

  find(id: string): JournalRecord | undefined {
    return this.#records.find((record) => record.id === id);
  }

  begin(record: Omit<JournalRecord, 'id' | 'state'>): JournalRecord {
    const id = String(this.#records.length + 1).padStart(6, '0');
    const begun: JournalRecord = { ...record, id, state: 'begun' };
    this.#records.push(begun);
    this.#write(begun);
    return begun;
  }

  change(id: string, change: Partial<JournalRecord>): void {
    const at = this.#records.findIndex((record) => record.id === id);
    const record = this.#records[at];
    if (!record) return;
    const changed = { ...record, ...change };
    this.#records[at] = changed;
    this.#write(changed);
  }

  #write(record: JournalRecord): void {
    const file = path.join(this.#folder, `${record.id}.json`);
    writeWhole(file, `${JSON.stringify(record, undefined, 2)}\n`);
  }
}
