import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The name of the log of a local studio, in its folder. */
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
  'joined',
  'left',
  'closed',
  'refused',
  'published',
  'removed',
  'taken-back',
  'role-given',
  'role-ended',
  'invited',
  'passkey-added',
  'passkeys-ended',
  'four-eyes-on',
  'four-eyes-off',
  'mended',
  // What operators do, and the server for them.
  'migrated',
  'key-added',
  'backed-up',
  'restored',
  'person-exported',
  'person-erased',
  'jobs-retried',
  'sponsor-link-made',
  'content-imported',
] as const;

const rowSchema = z.strictObject({
  number: z.int().min(1),
  at: z.iso.datetime(),
  who: z.string(),
  deed: z.enum(DEEDS),
  entry: z.string().optional(),
  /** The hash of what was saved, published, taken back or copied. */
  sum: z.string().optional(),
  /** The deed of a journal that it tells, which has one row however often somebody asks for it. */
  record: z.string().optional(),
  /** The hash of the row before; empty in the first. */
  previous: z.string(),
  hash: z.string(),
});
export type AuditRow = z.infer<typeof rowSchema>;
export type Deed = Pick<AuditRow, 'who' | 'deed' | 'entry' | 'sum' | 'record'>;

/** Where rows are added, and none is changed. */
export interface Audit {
  /** The row is kept when this is done. */
  add: (deed: Deed) => Promise<void>;
  /** Whether this deed of a journal has its row. */
  hasRecord: (record: string) => Promise<boolean>;
}

/** What a look at the whole log has found. */
export interface Proof {
  rows: number;
  /** The hash of the last row: whoever has it elsewhere knows if rows were taken from the end. */
  last: string;
  /** The first line that does not follow from the one before. */
  brokenAt: number | undefined;
}

interface Before {
  last: Pick<AuditRow, 'number' | 'hash'> | undefined;
  now: number;
}

/** The row that follows the last one. */
export function sealRow({ who, deed, entry, sum, record }: Deed, { last, now }: Before): AuditRow {
  const row = {
    number: (last?.number ?? 0) + 1,
    at: new Date(now).toISOString(),
    who,
    deed,
    ...(entry !== undefined && { entry }),
    ...(sum !== undefined && { sum }),
    ...(record !== undefined && { record }),
    previous: last?.hash ?? '',
  };
  return { ...row, hash: sealOf(row) };
}

export function readLog(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Each line of a log that is a file; undefined for what is no row of ours. */
export function* readLines(text: string): Generator<AuditRow | undefined> {
  for (const line of text.split('\n')) if (line !== '') yield readRow(line);
}

/** Follows the chain from the first row to the last. */
export function proveLog(text: string): Proof {
  const proof = new ChainProof();
  for (const row of readLines(text)) proof.take(row);
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
