import { createHash } from 'node:crypto';
import type { ContentFiles } from '../content-files.ts';
import type { MediaFile } from '../content-set.ts';
import { findMediaKind, MEDIA_FOLDERS } from './media-kinds.ts';

const FILE_NAME = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;

/**
 * Loads files that are served unchanged. The name of a file is unique across the folders, and a
 * file that its folder does not allow is a mistake, because everything here is served from our own
 * address.
 */
export function loadMedia(files: ContentFiles): Map<string, MediaFile> {
  const media = new Map<string, MediaFile>();
  for (const name of files.files('media'))
    report(files, name, `no file here: it belongs into ${listFolders()}`);
  for (const name of files.folders('media')) {
    if (!Object.hasOwn(MEDIA_FOLDERS, name))
      report(files, name, `one of the folders ${listFolders()}`);
  }
  for (const [folder, kinds] of Object.entries(MEDIA_FOLDERS)) {
    for (const name of files.folders(`media/${folder}`))
      report(files, `${folder}/${name}`, 'files here, found a folder');
    for (const name of files.files(`media/${folder}`)) {
      const place = `${folder}/${name}`;
      const kind = findMediaKind(kinds, name);
      if (kind === undefined || !FILE_NAME.test(name)) {
        const endings = kinds.endings.map((ending) => `.${ending}`).join(' or ');
        report(
          files,
          place,
          `a file name of letters, digits and hyphens that ends in ${endings}, found ${name}`,
        );
        continue;
      }
      const bytes = files.bytes(`media/${place}`);
      if (!kind.isIn(bytes))
        report(files, place, `what the name says (${kind.type}), found other contents`);
      if (!kinds.isServed) continue;
      if (media.has(name)) report(files, place, `a name of its own, found ${name} twice`);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      media.set(name, { name, type: kind.type, hash, bytes, size: pngSize(bytes) });
    }
  }
  return media;
}

function report(files: ContentFiles, place: string, expected: string): void {
  files.problems.add(files.nameOf(`media/${place}`), 1, `expected ${expected}`);
}

function listFolders(): string {
  return Object.keys(MEDIA_FOLDERS).join(', ');
}
/**
 * Reads width and height from a PNG's first chunk, so that a page can reserve space for the
 * picture.
 */
function pngSize(bytes: Uint8Array): MediaFile['size'] {
  const isPng = bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47;
  if (!isPng || bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
