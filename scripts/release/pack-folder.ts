import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, statSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

interface FolderToPack {
  folder: string;
  /** The file to write. */
  to: string;
  madeAt: number;
  /** The owner of everything in it, by number. */
  owner?: number;
  /** What of it; everything where nothing is named. */
  member?: string;
}

export interface PackedFolder {
  /** The hash of the compressed bytes. */
  sha256: string;
  /** The hash of the bytes before they were compressed. */
  plainSha256: string;
  size: number;
}

/** Packs a folder so that the same files give the same bytes, on any day and for any user. */
export async function packFolder(packing: FolderToPack): Promise<PackedFolder> {
  const { folder, to, madeAt, owner = 0, member = '.' } = packing;
  const tar = spawn(
    'tar',
    [
      '--format=gnu',
      '--sort=name',
      `--mtime=@${Math.floor(madeAt / 1_000)}`,
      `--owner=${owner}`,
      `--group=${owner}`,
      '--numeric-owner',
      '--mode=u+rwX,go+rX,go-w',
      '-C',
      folder,
      '-cf',
      '-',
      member,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(tar, 'close');
  const plain = createHash('sha256');
  const packed = createHash('sha256');
  const [seenPlain, seenPacked] = [new PassThrough(), new PassThrough()];
  seenPlain.on('data', (chunk: Buffer) => plain.update(chunk));
  seenPacked.on('data', (chunk: Buffer) => packed.update(chunk));
  await pipeline(
    tar.stdout,
    seenPlain,
    createGzip({ level: 9 }),
    seenPacked,
    createWriteStream(to),
  );
  const [status] = (await exited) as [number];
  if (status !== 0) throw new Error(`tar ended with ${status}`);
  return {
    sha256: packed.digest('hex'),
    plainSha256: plain.digest('hex'),
    size: statSync(to).size,
  };
}
