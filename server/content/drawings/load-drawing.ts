import type { Theme } from '#contracts/content/theme.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Drawing } from './drawing.ts';
import { findPaintMistakes } from './paint-drawing.ts';
import { readDrawing } from './read-drawing.ts';

const FOLDER = 'media/art';
const ENDING = '.svg';

export function listDrawings(files: Pick<ContentFiles, 'files'>): string[] {
  return files.files(FOLDER, ENDING).map((file) => file.slice(0, -ENDING.length));
}

/** A drawing of `content/media/art`, read and checked in the colors of the default company. */
export function loadDrawing(
  files: ContentFiles,
  name: string,
  theme: Theme | undefined,
): Drawing | undefined {
  const relative = `${FOLDER}/${name}${ENDING}`;
  const { drawing, mistakes } = readDrawing((files.text(relative) ?? '').trim());
  for (const { line, message } of mistakes)
    files.problems.add(files.nameOf(relative), line, message);
  for (const mistake of drawing && theme ? findPaintMistakes(drawing, theme) : [])
    files.problems.add(files.nameOf(relative), 1, mistake);
  return drawing;
}
