import type { LanguageCode } from '#domain/language/language.ts';
import type { ContentFiles } from '../content-files.ts';
import type { KnownNames } from '../references/known-names.ts';
import type { AuthoredText, ToldText } from './authored-text.ts';
import { renderAuthored, type RenderedText } from './render-authored.ts';
import type { ToldPiece } from './told-pieces.ts';

export interface TextPlace {
  files: ContentFiles;
  file: string;
  language: LanguageCode;
  known: KnownNames;
  /** Turns a line of the text into a line of its file. */
  lineOf: (line: number) => number;
  /** A prefix for each mistake, for files that hold more than this text. */
  name?: string;
  /** The place of the text in its file, if it has one besides its lines. */
  path?: readonly PropertyKey[];
  /** True for the text of a slide. */
  isTold?: boolean;
}

/** Renders a text and reports every mistake in it, broken links included. */
export function readAuthored(markdown: string, place: TextPlace): RenderedText {
  const { files, file, language, known, lineOf, name, path, isTold = false } = place;
  const rendered = renderAuthored({ markdown, language, isTold });
  const dead = rendered.links.flatMap(({ address, line }) =>
    known.link(address).map((message) => ({ line, message, isOfBlock: undefined })),
  );
  for (const { line, message, isOfBlock } of [...rendered.mistakes, ...dead]) {
    // A block that cannot be placed is not drawn, but the rest of the text is served.
    const list = isOfBlock ? files.refusals : files.problems;
    list.add(
      files.nameOf(file),
      lineOf(line),
      name === undefined ? message : `${name}: ${message}`,
      path,
    );
  }
  return rendered;
}

/** Reads a text in one piece, which has no places for components. */
export function readAuthoredText(markdown: string, place: TextPlace): AuthoredText {
  return inOnePiece(readAuthored(markdown, place), place);
}

/** Reads the text of a slide, and says what stands on it. */
export function readToldText(
  markdown: string,
  place: TextPlace,
): { text: ToldText; pieces: readonly ToldPiece[] } {
  const rendered = readAuthored(markdown, { ...place, isTold: true });
  const { pieces } = rendered;
  const beats = pieces.map(({ words }) => words);
  return { text: { ...inOnePiece(rendered, place), beats }, pieces };
}

function inOnePiece({ parts, words }: RenderedText, place: TextPlace): AuthoredText {
  if (parts.some(({ kind }) => kind === 'place'))
    place.files.problems.add(
      place.files.nameOf(place.file),
      place.lineOf(1),
      'expected no ::multimedia here: only the text of an article has components',
      place.path,
    );
  return { html: parts.map((part) => (part.kind === 'html' ? part.html : '')).join(''), words };
}
