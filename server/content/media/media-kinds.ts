import { isUtf8 } from 'node:buffer';

/** A kind of file by its ending: its content type, and the first bytes it must have. */
interface MediaKind {
  type: string;
  isIn: (bytes: Uint8Array) => boolean;
}

/**
 * The one list of kinds that may lie in `content/media` and be served; the check and the server
 * both read it.
 */
export const MEDIA_KINDS = {
  svg: { type: 'image/svg+xml; charset=utf-8', isIn: isUtf8 },
  png: { type: 'image/png', isIn: beginsWith([0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a]) },
  jpg: { type: 'image/jpeg', isIn: beginsWith([0xff, 0xd8, 0xff]) },
  webp: {
    type: 'image/webp',
    isIn: (bytes) => hasAt(bytes, 0, ['RIFF']) && hasAt(bytes, 8, ['WEBP']),
  },
  mp4: { type: 'video/mp4', isIn: isIsoMedia },
  mp3: { type: 'audio/mpeg', isIn: isMp3 },
  m4a: { type: 'audio/mp4', isIn: isIsoMedia },
  vtt: { type: 'text/vtt; charset=utf-8', isIn: isWebVtt },
  md: { type: 'text/markdown; charset=utf-8', isIn: isUtf8 },
} as const satisfies Record<string, MediaKind>;

type MediaEnding = keyof typeof MEDIA_KINDS;

interface MediaFolder {
  endings: readonly MediaEnding[];
  /**
   * True if files are served unchanged. Drawings are painted first, and transcripts are for people.
   */
  isServed: boolean;
}

/** The folders of `content/media`, and the kinds of files each takes. */
export const MEDIA_FOLDERS: Readonly<Record<string, MediaFolder>> = {
  art: { endings: ['svg'], isServed: false },
  audio: { endings: ['mp3', 'm4a'], isServed: true },
  captions: { endings: ['vtt'], isServed: true },
  infographics: { endings: ['png', 'jpg', 'webp'], isServed: true },
  posters: { endings: ['jpg'], isServed: true },
  transcripts: { endings: ['md'], isServed: false },
  video: { endings: ['mp4'], isServed: true },
};

/** The kind of a file in a folder; undefined if the folder does not take such files. */
export function findMediaKind({ endings }: MediaFolder, name: string): MediaKind | undefined {
  const ending = endings.find((known) => name.endsWith(`.${known}`));
  return ending && MEDIA_KINDS[ending];
}

type Signature = ReadonlyArray<number | string>;

function beginsWith(signature: Signature): MediaKind['isIn'] {
  return (bytes) => hasAt(bytes, 0, signature);
}

function hasAt(bytes: Uint8Array, start: number, signature: Signature): boolean {
  const wanted = Buffer.concat(
    signature.map((part) => (typeof part === 'number' ? Buffer.of(part) : Buffer.from(part))),
  );
  return wanted.equals(bytes.subarray(start, start + wanted.byteLength));
}

/** MP4 and M4A files consist of boxes, and the first box tells the type of the file. */
function isIsoMedia(bytes: Uint8Array): boolean {
  return hasAt(bytes, 4, ['ftyp']);
}

/** An MP3 begins with its tag, or with the sync word of a layer III frame. */
function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  return hasAt(bytes, 0, ['ID3']) || (first === 0xff && (second & 0xe6) === 0xe2);
}

function isWebVtt(bytes: Uint8Array): boolean {
  return isUtf8(bytes) && /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(Buffer.from(bytes).toString());
}
