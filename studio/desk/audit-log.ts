import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Its name in the folder of the studio. */
export const AUDIT_FILE = 'audit.jsonl';

const DEEDS = [
  'signed-in',
  'saved',
  'dropped',
  'refused',
  'published',
  'taken-back',
  'mended',
] as const;

const rowSchema = z.strictObject({
  number: z.int().min(1),
  at: z.iso.datetime(),
  who: z.string(),
  deed: z.enum(DEEDS),
  entry: z.string().optional(),
  /** The hash of what was saved, published or taken back. */
  sum: z.string().optional(),
  /** The hash of the row before; empty in the first. */
  previous: z.string(),
  hash: z.string(),
});
export type AuditRow = z.infer<typeof rowSchema>;
export type Deed = Pick<AuditRow, 'who' | 'deed' | 'entry' | 'sum'>;

/** What a look at the whole log has found. */
export interface Proof {
  rows: number;
  /** The hash of the last row: whoever has it elsewhere knows if rows were taken from the end. */
  last: string;
  /** The first line that does not follow from the one before. */
  brokenAt: number | undefined;
}

/** Every save, publish, take-back and sign-in: rows are only added, and each seals the one before. */
export class AuditLog {
  readonly #file: string;
  readonly #now: () => number;
  #rows: number;
  #last: string;

  constructor(file: string, now: () => number) {
    this.#file = file;
    this.#now = now;
    mkdirSync(path.dirname(file), { recursive: true });
    const isTorn = cutTornLine(file);
    const { rows, last } = proveLog(readLog(file));
    this.#rows = rows;
    this.#last = last;
    if (isTorn) this.add({ who: 'studio', deed: 'mended' });
  }

  /** The row is on the disk when this returns. */
  add({ who, deed, entry, sum }: Deed): AuditRow {
    const row = {
      number: this.#rows + 1,
      at: new Date(this.#now()).toISOString(),
      who,
      deed,
      ...(entry !== undefined && { entry }),
      ...(sum !== undefined && { sum }),
      previous: this.#last,
    };
    const sealed = { ...row, hash: sealOf(row) };
    appendFileSync(this.#file, `${JSON.stringify(sealed)}\n`, { flush: true });
    this.#rows = sealed.number;
    this.#last = sealed.hash;
    return sealed;
  }
}

export function readLog(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Follows the chain from the first row to the last. */
export function proveLog(text: string): Proof {
  const lines = text.split('\n').filter((line) => line !== '');
  let previous = '';
  let brokenAt: number | undefined;
  lines.forEach((line, at) => {
    const row = readRow(line);
    const follows = row?.number === at + 1 && row.previous === previous && row.hash === sealOf(row);
    if (!follows) brokenAt ??= at + 1;
    previous = row?.hash ?? '';
  });
  return { rows: lines.length, last: previous, brokenAt };
}

function readRow(line: string): AuditRow | undefined {
  try {
    return rowSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** Names in the order of the alphabet, so that a row has one hash however it was written. */
function sealOf(row: Omit<AuditRow, 'hash'>): string {
  const sorted = Object.entries(row)
    .filter(([name]) => name !== 'hash')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

/** A crash in the middle of a row leaves a line without an end, which nobody was told of as done. */
function cutTornLine(file: string): boolean {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end === bytes.length) return false;
  truncateSync(file, end);
  return true;
}
