import { isUtf8 } from 'node:buffer';
import { slugSchema } from '#contracts/content/texts.ts';
import type { Theme } from '#contracts/content/theme.ts';
import { findPaintMistakes } from '#server/content/drawings/paint-drawing.ts';
import { readDrawing } from '#server/content/drawings/read-drawing.ts';
import { MEDIA_KINDS } from '#server/content/media/media-kinds.ts';
import { readPicture } from '#server/content/media/read-picture.ts';
import { DRAWING_BYTES, type UploadLimits } from './limits.ts';

/** What is wrong with a file: a code, with what its words are filled in with. */
export interface FileMistake {
  code:
    | 'noFile'
    | 'noPicture'
    | 'needsScript'
    | 'drawing'
    | 'drawingBytes'
    | 'pictureBytes'
    | 'pixels'
    | 'metadata';
  values: Readonly<Record<string, string | number>>;
  /** What its reader says of a drawing, line by line. */
  lines?: ReadonlyArray<{ line: number; message: string }>;
}

export interface Brought {
  /** What an author has chosen: a drawing, or a picture that no script has made smaller. */
  file: Uint8Array | undefined;
  /** The picture in the two sizes that the script has made of it. */
  picture: Uint8Array | undefined;
  mobile: Uint8Array | undefined;
}

export type Checked =
  | { kind: 'drawing'; text: string }
  | { kind: 'picture'; ending: 'png' | 'jpg' | 'webp'; picture: Uint8Array; mobile: Uint8Array }
  | { kind: 'mistake'; mistake: FileMistake };

interface CheckParts {
  limits: UploadLimits;
  theme: Theme | undefined;
}

/** Takes a drawing that the content would take, or a picture that holds nothing but its points. */
export function checkFile(brought: Brought, { limits, theme }: CheckParts): Checked {
  const { file, picture, mobile } = brought;
  if (picture && mobile) return checkPictures(picture, mobile, limits);
  if (!file || file.byteLength === 0) return mistake('noFile');
  if (endingOf(file)) return mistake('needsScript');
  if (file.byteLength > DRAWING_BYTES)
    return mistake('drawingBytes', { kilobytes: DRAWING_BYTES / 1_000 });
  if (!isUtf8(file)) return mistake('noPicture');
  const text = `${new TextDecoder().decode(file).trim()}\n`;
  if (!text.includes('<svg')) return mistake('noPicture');
  const { drawing, mistakes } = readDrawing(text.trim());
  const painted = drawing && theme ? findPaintMistakes(drawing, theme) : [];
  const lines = [...mistakes, ...painted.map((message) => ({ line: 1, message }))];
  if (lines.length === 0) return { kind: 'drawing', text };
  return { kind: 'mistake', mistake: { code: 'drawing', values: {}, lines } };
}

function checkPictures(picture: Uint8Array, mobile: Uint8Array, limits: UploadLimits): Checked {
  const ending = endingOf(picture);
  if (!ending || endingOf(mobile) !== ending) return mistake('noPicture');
  for (const bytes of [picture, mobile]) {
    if (bytes.byteLength > limits.pictureBytes)
      return mistake('pictureBytes', { kilobytes: Math.round(limits.pictureBytes / 1_000) });
    const read = readPicture(bytes);
    if (!read || read.width === 0 || read.height === 0) return mistake('noPicture');
    if (read.width * read.height > limits.pixels)
      return mistake('pixels', { megapixels: limits.pixels / 1_000_000 });
    const [found] = read.extras;
    if (found !== undefined) return mistake('metadata', { found });
  }
  return { kind: 'picture', ending, picture, mobile };
}

function endingOf(bytes: Uint8Array): 'png' | 'jpg' | 'webp' | undefined {
  return (['png', 'jpg', 'webp'] as const).find((ending) => MEDIA_KINDS[ending].isIn(bytes));
}

function mistake(code: FileMistake['code'], values: FileMistake['values'] = {}): Checked {
  return { kind: 'mistake', mistake: { code, values } };
}

/** A name for a file that no other has, as addresses hold it. */
export function findNameMistake(
  name: string,
  isTaken: (name: string) => boolean,
): 'empty' | 'letters' | 'taken' | undefined {
  if (name === '') return 'empty';
  // A copy for phones has this ending.
  if (!slugSchema.safeParse(name).success || name.length > 60 || name.endsWith('-mobile'))
    return 'letters';
  return isTaken(name) ? 'taken' : undefined;
}
