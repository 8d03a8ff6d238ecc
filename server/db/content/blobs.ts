/* oxlint-disable eslint/no-await-in-loop -- pieces go one after the other, so that no statement is large */
import { createHash } from 'node:crypto';
import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';

type On = Database | InTransaction;

/** An engine that copies each row to other machines takes rows of this size well. */
const PIECE_BYTES = 192 * 1_024;
const PIECES_AT_ONCE = 16;
const HASHES_AT_ONCE = 500;

/** The name of bytes: other bytes have another one. */
export function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Lists those of the hashes whose bytes are not there yet. */
export async function listMissingBlobs(on: On, hashes: Iterable<string>): Promise<Set<string>> {
  const missing = new Set(hashes);
  for (const some of inSteps([...missing], HASHES_AT_ONCE)) {
    const there = await on
      .selectFrom('content_blobs')
      .select('hash')
      .where('hash', 'in', some)
      .where('piece', '=', 0)
      .execute();
    for (const { hash } of there) missing.delete(hash);
  }
  return missing;
}

/** Writes bytes under their hash; whoever has written the same is no obstacle. */
export async function keepBlob(on: On, bytes: Uint8Array): Promise<void> {
  const hash = hashOfBytes(bytes);
  const count = Math.max(1, Math.ceil(bytes.byteLength / PIECE_BYTES));
  // The first piece says that all are there, so it comes last.
  for (let piece = count - 1; piece >= 0; piece -= 1) {
    const part = bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES);
    await on
      .insertInto('content_blobs')
      .values({ hash, piece, bytes: Buffer.from(part).toString('base64') })
      .onConflict((conflict) => conflict.columns(['hash', 'piece']).doNothing())
      .execute();
  }
}

/** Reads what is kept under the hashes, some at a time; throws for what is not there, or is not what it was. */
export async function* readBlobs(
  on: On,
  hashes: readonly string[],
): AsyncGenerator<readonly [hash: string, bytes: Buffer]> {
  for (const some of inSteps(hashes, PIECES_AT_ONCE)) {
    const rows = await on
      .selectFrom('content_blobs')
      .select(['hash', 'bytes'])
      .where('hash', 'in', some)
      .where('piece', '=', 0)
      .execute();
    const first = new Map(rows.map(({ hash, bytes }) => [hash, Buffer.from(bytes, 'base64')]));
    for (const hash of some) {
      const begin = first.get(hash);
      const bytes =
        begin?.byteLength === PIECE_BYTES
          ? Buffer.concat([begin, ...(await readRest(on, hash))])
          : begin;
      if (bytes === undefined || hashOfBytes(bytes) !== hash)
        throw new Error(`The database has no whole file under the hash ${hash}`);
      yield [hash, bytes];
    }
  }
}

async function readRest(on: On, hash: string): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for (;;) {
    const rows = await on
      .selectFrom('content_blobs')
      .select('bytes')
      .where('hash', '=', hash)
      .where('piece', '>', pieces.length)
      .orderBy('piece')
      .limit(PIECES_AT_ONCE)
      .execute();
    pieces.push(...rows.map(({ bytes }) => Buffer.from(bytes, 'base64')));
    if (rows.length < PIECES_AT_ONCE) return pieces;
  }
}

function* inSteps<Value>(values: readonly Value[], size: number): Generator<Value[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size);
}
