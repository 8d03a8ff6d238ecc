/** What the bytes of a picture say of it. */
export interface Picture {
  width: number;
  height: number;
  /** The names of blocks that are no part of the picture: where it was taken, by whom, with what. */
  extras: string[];
}

/** Reads a PNG, JPEG or WebP block by block; undefined if the bytes are none, or end too early. */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (hasText(bytes, 1, 'PNG')) return readPng(view, bytes);
    if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP')) return readWebp(view, bytes);
    return view.getUint16(0) === 0xff_d8 ? readJpeg(view, bytes) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** How a PNG says its points, its colors and how they are to be shown. */
const PNG_BLOCKS = new Set('IHDR PLTE tRNS IDAT IEND sRGB gAMA cHRM sBIT pHYs'.split(' '));
/** The colors of a screen are described in less; browsers write that along. */
const MOST_OF_COLORS = 4_096;

function readPng(view: DataView, bytes: Uint8Array): Picture | undefined {
  const extras: string[] = [];
  let at = 8;
  for (;;) {
    const length = view.getUint32(at);
    const name = textAt(bytes, at + 4, 4);
    const isColors = name === 'iCCP' && length <= MOST_OF_COLORS;
    if (!PNG_BLOCKS.has(name) && !isColors) extras.push(name);
    at += length + 12;
    if (name === 'IEND') break;
  }
  if (at > bytes.byteLength) return undefined;
  if (at < bytes.byteLength) extras.push('bytes after the end');
  return { width: view.getUint32(16), height: view.getUint32(20), extras };
}

const JPEG_END = 0xd9;
const JPEG_POINTS = 0xda;
const JPEG_COLORS = 0xe2;
const JPEG_COMMENT = 0xfe;

function readJpeg(view: DataView, bytes: Uint8Array): Picture | undefined {
  const extras: string[] = [];
  let size: Pick<Picture, 'width' | 'height'> | undefined;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === JPEG_END) break;
    const length = view.getUint16(at + 2);
    const isColors = marker === JPEG_COLORS && length <= MOST_OF_COLORS;
    // The first block of its own has the density, and the last one how the colors are coded.
    if (marker > 0xe0 && marker < 0xee && !isColors) extras.push(`APP${marker - 0xe0}`);
    if (marker === JPEG_COMMENT) extras.push('COM');
    if (isJpegFrame(marker))
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += length + 2;
    if (marker === JPEG_POINTS) at = findNextBlock(bytes, at);
  }
  if (!size) return undefined;
  if (at + 2 < bytes.byteLength) extras.push('bytes after the end');
  return { ...size, extras };
}

function isJpegFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Among the points, a byte of 255 that begins no block is followed by a zero or by the number of a restart. */
function findNextBlock(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.byteLength; at += 1) {
    const next = bytes[at + 1] ?? 0;
    const isPoints = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (bytes[at] === 0xff && !isPoints) return at;
  }
  throw new RangeError('The points do not end');
}

const WEBP_BLOCKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

function readWebp(view: DataView, bytes: Uint8Array): Picture | undefined {
  const extras: string[] = [];
  let size: Pick<Picture, 'width' | 'height'> | undefined;
  const end = view.getUint32(4, true) + 8;
  let at = 12;
  while (at < end) {
    const name = textAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const isColors = name === 'ICCP' && length <= MOST_OF_COLORS;
    if (!WEBP_BLOCKS.has(name) && !isColors) extras.push(name.trim());
    size ??= webpSize(name, view, at + 8);
    at += 8 + length + (length % 2);
  }
  if (!size || at !== end || end > bytes.byteLength) return undefined;
  if (end < bytes.byteLength) extras.push('bytes after the end');
  return { ...size, extras };
}

function webpSize(
  name: string,
  view: DataView,
  at: number,
): Pick<Picture, 'width' | 'height'> | undefined {
  if (name === 'VP8X')
    return {
      width: (view.getUint32(at + 4, true) & 0xff_ff_ff) + 1,
      height: (view.getUint32(at + 6, true) >>> 8) + 1,
    };
  if (name === 'VP8L') {
    const packed = view.getUint32(at + 1, true);
    return { width: (packed & 0x3f_ff) + 1, height: ((packed >>> 14) & 0x3f_ff) + 1 };
  }
  if (name === 'VP8 ')
    return {
      width: view.getUint16(at + 6, true) & 0x3f_ff,
      height: view.getUint16(at + 8, true) & 0x3f_ff,
    };
  return undefined;
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCodePoint(...bytes.subarray(at, at + length));
}

function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return textAt(bytes, at, text.length) === text;
}
