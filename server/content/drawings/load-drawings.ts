import type { Theme } from '#contracts/content/theme.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Drawing } from './drawing.ts';
import { findPaintMistakes } from './paint-drawing.ts';
import { readDrawing, type ReadDrawing } from './read-drawing.ts';

const FOLDER = 'media/art';

/** Replaces a refused drawing, so that pages which show it are not refused as well. */
const NOTHING: Drawing = { name: 'svg', attributes: [], content: [] };

/**
 * Checked drawings are remembered, so that a reload reads only changed ones and does not hold up
 * visitors.
 */
let known: ReadonlyMap<string, ReadDrawing> = new Map();

/** The drawings of `content/media/art` by their name without `.svg`, read and checked. */
export function loadDrawings(files: ContentFiles, theme: Theme | undefined): Map<string, Drawing> {
  const drawings = new Map<string, Drawing>();
  const read = new Map<string, ReadDrawing>();
  for (const file of files.files(FOLDER, '.svg')) {
    const relative = `${FOLDER}/${file}`;
    const svg = (files.text(relative) ?? '').trim();
    const result = known.get(svg) ?? readDrawing(svg);
    read.set(svg, result);
    const { drawing, mistakes } = result;
    for (const { line, message } of mistakes)
      files.problems.add(files.nameOf(relative), line, message);
    for (const mistake of drawing && theme ? findPaintMistakes(drawing, theme) : [])
      files.problems.add(files.nameOf(relative), 1, mistake);
    drawings.set(file.slice(0, -'.svg'.length), drawing ?? NOTHING);
  }
  known = read;
  return drawings;
}
