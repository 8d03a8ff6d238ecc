import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { MediaFile } from '../../content/content-set.ts';
import { stampOf } from '../../content/source-tree.ts';
import type { ByteRange } from '../../static/byte-range.ts';
import { KeptBytes } from '../../static/kept-bytes.ts';

/** Pictures, posters and captions: they are asked for together with a page. */
const MOST_KEPT_BYTES = 256_000;
const MOST_KEPT_BYTES_TOGETHER = 16_000_000;
/** A film goes out in pieces of this size, however many players read it. */
const PIECE_BYTES = 64 * 1_024;

type MediaBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/** Reads media from the disk: small files once for many visitors, large ones while they are sent. */
export class MediaFiles {
  readonly #root: string;
  readonly #kept = new KeptBytes<Uint8Array<ArrayBuffer>>(MOST_KEPT_BYTES_TOGETHER);

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Returns nothing if the file on the disk is no longer the one that the content knows. If a large
   * one ends too early while it is sent, `onCutShort` is called, and the stream never ends.
   */
  async read(
    media: MediaFile,
    range: ByteRange | undefined,
    onCutShort: () => void,
  ): Promise<MediaBody | undefined> {
    const kept = this.#kept.find(media.hash);
    if (kept) return part(kept, range);
    const handle = await this.#open(media);
    if (handle === undefined) return undefined;
    if (media.byteLength > MOST_KEPT_BYTES)
      return stream(handle, range ?? { start: 0, end: media.byteLength - 1 }, onCutShort);
    try {
      const bytes = new Uint8Array(await handle.readFile());
      // Bytes that were written while they were read must not be kept under the old hash.
      if (stampOf(await handle.stat()) !== media.stamp) return undefined;
      this.#kept.keep(media.hash, bytes);
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
  { start, end }: ByteRange,
  onCutShort: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = start;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const length = Math.min(PIECE_BYTES, end + 1 - position);
      const piece = new Uint8Array(length);
      const { bytesRead } = await handle.read(piece, 0, length, position);
      if (bytesRead === 0) {
        await handle.close();
        onCutShort();
        return new Promise<never>(() => undefined);
      }
      position += bytesRead;
      controller.enqueue(piece.subarray(0, bytesRead));
      if (position <= end) return undefined;
      await handle.close();
      return controller.close();
    },
    cancel: () => handle.close(),
  });
}
