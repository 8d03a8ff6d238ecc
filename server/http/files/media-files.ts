import type { Stats } from 'node:fs';
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

interface OpenedFile {
  handle: FileHandle;
  /** Changes when the file is written. */
  written: string;
}

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
   * one is written while it is sent, or ends too early, `onOther` is called, and the stream never ends.
   */
  async read(
    media: MediaFile,
    range: ByteRange | undefined,
    onOther: () => void,
  ): Promise<MediaBody | undefined> {
    const kept = this.#kept.find(media.hash);
    if (kept) return part(kept, range);
    const opened = await this.#open(media);
    if (opened === undefined) return undefined;
    const { handle } = opened;
    if (media.byteLength > MOST_KEPT_BYTES)
      return stream(opened, range ?? { start: 0, end: media.byteLength - 1 }, onOther);
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

  async #open({ file, stamp }: MediaFile): Promise<OpenedFile | undefined> {
    const handle = await openIfThere(path.join(this.#root, file));
    if (!handle) return undefined;
    const stats = await handle.stat();
    if (stampOf(stats) === stamp) return { handle, written: lastWritten(stats) };
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
  { handle, written }: OpenedFile,
  { start, end }: ByteRange,
  onOther: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = start;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const length = Math.min(PIECE_BYTES, end + 1 - position);
      const piece = new Uint8Array(length);
      const { bytesRead } = await handle.read(piece, 0, length, position);
      // The file is asked once the piece has been read, so that no byte of another version goes out.
      if (bytesRead === 0 || lastWritten(await handle.stat()) !== written) {
        await handle.close();
        onOther();
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

/** Another file that takes the place of an open one changes nothing here: the old one is still read. */
function lastWritten({ mtimeMs, size }: Stats): string {
  return `${mtimeMs} ${size}`;
}
