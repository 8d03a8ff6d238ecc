import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Its name in the folder of the studio. */
export const AUDIT_FILE = 'audit.jsonl';

const DEEDS = [
  'signed-in',
  'signed-out',
  'sessions-ended',
  'saved',
  'dropped',
  'sent',
  'approved',
  'sent-back',
  'timed',
  'refused',
  'published',
  'taken-back',
  'role-given',
  'role-ended',
  'invited',
  'passkey-added',
  'passkeys-ended',
  'four-eyes-on',
  'four-eyes-off',
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

/** Where rows are added, and none is changed. */
export interface Audit {
  /** The row is kept when this is done. */
  add: (deed: Deed) => Promise<void>;
}

/** What a look at the whole log has found. */
export interface Proof {
  rows: number;
  /** The hash of the last row: whoever has it elsewhere knows if rows were taken from the end. */
  last: string;
  /** The first line that does not follow from the one before. */
  brokenAt: number | undefined;
}

/** Every save, publish, take-back and sign-in: rows are only added, and each seals the one before. */
export class AuditLog implements Audit {
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
    if (isTorn) this.#add({ who: 'studio', deed: 'mended' });
  }

  add(deed: Deed): Promise<void> {
    this.#add(deed);
    return Promise.resolve();
  }

  #add(deed: Deed): void {
    const last = { number: this.#rows, hash: this.#last };
    const sealed = sealRow(deed, { last, now: this.#now() });
    appendFileSync(this.#file, `${JSON.stringify(sealed)}\n`, { flush: true });
    this.#rows = sealed.number;
    this.#last = sealed.hash;
  }
}

interface Before {
  last: Pick<AuditRow, 'number' | 'hash'> | undefined;
  now: number;
}

/** The row that follows the last one. */
export function sealRow({ who, deed, entry, sum }: Deed, { last, now }: Before): AuditRow {
  const row = {
    number: (last?.number ?? 0) + 1,
    at: new Date(now).toISOString(),
    who,
    deed,
    ...(entry !== undefined && { entry }),
    ...(sum !== undefined && { sum }),
    previous: last?.hash ?? '',
  };
  return { ...row, hash: sealOf(row) };
}

export function readLog(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Follows the chain from the first row to the last. */
export function proveLog(text: string): Proof {
  const proof = new ChainProof();
  for (const line of text.split('\n')) if (line !== '') proof.take(readRow(line));
  return proof;
}

/** Takes one row after the other, and knows where the first one is that does not follow. */
export class ChainProof implements Proof {
  rows = 0;
  last = '';
  brokenAt: number | undefined;

  take(row: AuditRow | undefined): void {
    this.rows += 1;
    const follows =
      row?.number === this.rows && row.previous === this.last && row.hash === sealOf(row);
    if (!follows) this.brokenAt ??= this.rows;
    this.last = row?.hash ?? '';
  }
}

/** Undefined for what is no row of ours. */
export function readAuditRow(row: unknown): AuditRow | undefined {
  return rowSchema.safeParse(row).data;
}

function readRow(line: string): AuditRow | undefined {
  try {
    return readAuditRow(JSON.parse(line));
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
