import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from './write-whole.ts';

const recordSchema = z.strictObject({
  id: z.string(),
  deed: z.enum(['published', 'taken-back']),
  entry: z.string(),
  author: z.string(),
  at: z.iso.datetime(),
  note: z.string(),
  /** What each file said before and after; null for a file that was or is not there. */
  files: z.array(
    z.strictObject({
      file: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  edits: z.array(
    z.strictObject({
      file: z.string(),
      path: z.array(z.string()),
      base: z.string().nullable(),
      value: z.string(),
    }),
  ),
  /** A record that was begun and not ended is undone at the next start. */
  state: z.enum(['begun', 'done', 'undone']),
  /** The commit that holds it, in a checkout. */
  commit: z.string().optional(),
  /** The record that this one takes back, or is taken back by. */
  twin: z.string().optional(),
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
