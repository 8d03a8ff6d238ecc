import { createHash } from 'node:crypto';
import type { ContentFiles } from './content-files.ts';
import type { MediaFile } from './content-set.ts';

const FOLDERS = ['infographics', 'video', 'posters', 'captions', 'audio'];

/** Files that are served as they are. A file's name is unique across the folders. */
export function loadMedia(files: ContentFiles): Map<string, MediaFile> {
  const media = new Map<string, MediaFile>();
  for (const folder of FOLDERS) {
    for (const name of files.files(`media/${folder}`)) {
      if (media.has(name)) {
        files.problems.add(
          files.nameOf(`media/${folder}/${name}`),
          1,
          `expected a name of its own, found ${name} twice`,
        );
      }
      const bytes = files.bytes(`media/${folder}/${name}`);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      media.set(name, { name, hash, bytes, size: pngSize(bytes) });
    }
  }
  return media;
}

/** Width and height from a PNG's first chunk, so that a page keeps the picture's place. */
function pngSize(bytes: Uint8Array): MediaFile['size'] {
  const isPng = bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47;
  if (!isPng || bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
