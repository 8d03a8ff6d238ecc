import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ByteRange } from '../../static/byte-range.ts';
import type { MediaFile } from '../../content/content-set.ts';
import { stampOf } from '../../content/source-tree.ts';

/** Pictures, posters and captions: they are asked for together with a page. */
const MOST_KEPT_BYTES = 256_000;
const MOST_KEPT_BYTES_TOGETHER = 16_000_000;
/** A film goes out in pieces of this size, however many players read it. */
const PIECE_BYTES = 64 * 1_024;

type MediaBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/** Reads media from the disk: small files once for many visitors, large ones while they are sent. */
export class MediaFiles {
  readonly #root: string;
  readonly #kept = new Map<string, Uint8Array<ArrayBuffer>>();
  #keptBytes = 0;

  constructor(root: string) {
    this.#root = root;
  }

  /** Returns nothing if the file on the disk is no longer the one that the content knows. */
  async read(media: MediaFile, range: ByteRange | undefined): Promise<MediaBody | undefined> {
    const kept = this.#find(media.hash);
    if (kept) return part(kept, range);
    const handle = await this.#open(media);
    if (handle === undefined || media.byteLength > MOST_KEPT_BYTES)
      return handle && stream(handle, range);
    try {
      const bytes = new Uint8Array(await handle.readFile());
      this.#keep(media.hash, bytes);
      return part(bytes, range);
    } finally {
      await handle.close();
    }
  }

  async #open({ file, stamp }: MediaFile): Promise<FileHandle | undefined> {
    const handle = await openIfThere(path.join(this.#root, file));
    if (!handle) return undefined;
    if (stampOf(await handle.stat()) === stamp) return handle;
    await handle.close();
    return undefined;
  }

  #find(hash: string): Uint8Array<ArrayBuffer> | undefined {
    const bytes = this.#kept.get(hash);
    if (!bytes) return undefined;
    this.#kept.delete(hash);
    this.#kept.set(hash, bytes);
    return bytes;
  }

  /** Those that nobody has asked for the longest are dropped first. */
  #keep(hash: string, bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#kept.has(hash)) return;
    this.#kept.set(hash, bytes);
    this.#keptBytes += bytes.byteLength;
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#keptBytes <= MOST_KEPT_BYTES_TOGETHER) return;
      this.#kept.delete(oldest);
      this.#keptBytes -= byteLength;
    }
  }
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function part(bytes: Uint8Array<ArrayBuffer>, range: ByteRange | undefined): typeof bytes {
  return range ? bytes.subarray(range.start, range.end + 1) : bytes;
}

function stream(
  handle: FileHandle,
  range: ByteRange | undefined,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = handle.createReadStream({ ...range, highWaterMark: PIECE_BYTES });
  return Readable.toWeb(pieces) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
