import { createHash } from 'node:crypto';
import { readCaptions } from '#domain/media/captions.ts';
import type { ContentFiles } from '../content-files.ts';
import type { MediaFile } from '../content-set.ts';
import { readMp3 } from './read-mp3.ts';
import { readMp4 } from '../films/read-mp4.ts';
import { findMediaKind, MEDIA_FOLDERS } from './media-kinds.ts';
import { readPicture } from './read-picture.ts';

const FILE_NAME = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;

/** What lies among the media and belongs nowhere: everything there is served from our own address. */
export function reportStrangers(files: ContentFiles): undefined {
  for (const name of files.files('media'))
    report(files, name, `no file here: it belongs into ${listFolders()}`);
  for (const name of files.folders('media')) {
    if (!Object.hasOwn(MEDIA_FOLDERS, name))
      report(files, name, `one of the folders ${listFolders()}`);
  }
  for (const folder of Object.keys(MEDIA_FOLDERS))
    for (const name of files.folders(`media/${folder}`))
      report(files, `${folder}/${name}`, 'files here, found a folder');
  return undefined;
}

interface MediaPlace {
  folder: string;
  name: string;
}

/** Every file in the folders of media. */
export function listMedia(files: Pick<ContentFiles, 'files'>): MediaPlace[] {
  return Object.keys(MEDIA_FOLDERS).flatMap((folder) =>
    files.files(`media/${folder}`).map((name) => ({ folder, name })),
  );
}

/**
 * Reads what is to be known of a file that is served unchanged. A file that its folder does not
 * allow is a mistake.
 */
export function loadMedia(
  files: ContentFiles,
  { folder, name }: MediaPlace,
): MediaFile | undefined {
  const place = `${folder}/${name}`;
  const kinds = MEDIA_FOLDERS[folder];
  const kind = kinds && findMediaKind(kinds, name);
  if (kind === undefined || !FILE_NAME.test(name)) {
    const endings = kinds?.endings.map((ending) => `.${ending}`).join(' or ');
    const expected = `a file name of letters, digits and hyphens that ends in ${endings}`;
    report(files, place, `${expected}, found ${name}`);
    return undefined;
  }
  const file = `media/${place}`;
  const { bytes, stamp } = files.bytes(file);
  if (!kind.isIn(bytes))
    report(files, place, `what the name says (${kind.type}), found other contents`);
  if (!kinds?.isServed) return undefined;
  const media = { name, file, stamp, type: kind.type, ...describeBytes(name, bytes) };
  // Unreadable captions fail the content check; the film is shown without them.
  for (const mistake of media.captions?.mistakes ?? [])
    files.refusals.add(files.nameOf(file), 1, mistake);
  return media;
}

/** What the contents of a file say of it. */
export function describeBytes(
  name: string,
  bytes: Uint8Array,
): Omit<MediaFile, 'name' | 'file' | 'stamp' | 'type'> {
  return {
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    byteLength: bytes.byteLength,
    size: pngSize(bytes) ?? readSize(name, bytes),
    film: name.endsWith('.mp4') ? readMp4(bytes) : undefined,
    sound: name.endsWith('.mp3') ? readMp3(bytes) : undefined,
    captions: name.endsWith('.vtt') ? readCaptions(new TextDecoder().decode(bytes)) : undefined,
  };
}

function readSize(name: string, bytes: Uint8Array): MediaFile['size'] {
  const picture = /\.(?:jpg|webp)$/.test(name) ? readPicture(bytes) : undefined;
  return picture && { width: picture.width, height: picture.height };
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
