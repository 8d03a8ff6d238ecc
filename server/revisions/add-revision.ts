/* oxlint-disable eslint/no-await-in-loop -- files go one after the other, so that no statement is large */
import { hashOfBytes, keepBlob, listMissingBlobs } from '../db/content/blobs.ts';
import { insertRevision, type FileHashes, type RevisionRow } from '../db/content/revisions.ts';
import type { InTransaction } from '../db/in-transaction.ts';

/** What files say from now on, as bytes; null for a file that goes. */
export type FileBytes = ReadonlyMap<string, Uint8Array | null>;

interface NewRevision extends Omit<RevisionRow, 'number'> {
  /** The revision that the files were changed from, and held to what the loader asks. */
  base: number;
  files: FileBytes;
}

/** The number of what is published now; undefined, and nothing is written, if the base is not the newest any more. */
export async function addRevision(
  transaction: InTransaction,
  { base, files, ...row }: NewRevision,
): Promise<number | undefined> {
  const number = base + 1;
  const hashes: FileHashes = new Map(
    [...files].map(([file, bytes]) => [file, bytes && hashOfBytes(bytes)]),
  );
  if (!(await insertRevision(transaction, { ...row, number }, hashes))) return undefined;
  const missing = await listMissingBlobs(
    transaction,
    [...hashes.values()].filter((hash) => hash !== null),
  );
  for (const bytes of files.values())
    if (bytes && missing.delete(hashOfBytes(bytes))) await keepBlob(transaction, bytes);
  return number;
}
