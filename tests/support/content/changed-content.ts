import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogues } from '#server/content/catalogues.ts';
import { loadContent } from '#server/content/load-content.ts';
import { BrokenContentError, formatProblem } from '#server/content/problems.ts';

/** A copy of the repository's content that a test may change. */
export interface ChangedContent {
  root: string;
  read: (file: string) => string;
  /** The line on which the text first stands. */
  lineOf: (file: string, text: string) => number;
  change: (file: string, from: string, to: string) => void;
  /** The messages of the content check, one a line. */
  check: () => { problems: string[]; refusals: string[] };
  remove: () => void;
}

export function copyContent(): ChangedContent {
  const root = mkdtempSync(path.join(tmpdir(), 'sendero-content-'));
  const media = path.resolve('content/media');
  cpSync('content', root, { recursive: true, filter: (file) => path.resolve(file) !== media });
  symlinkSync(media, path.join(root, 'media'));
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  return {
    root,
    read,
    lineOf: (file, text) => read(file).slice(0, read(file).indexOf(text)).split('\n').length,
    change: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(path.join(root, file), text.replace(from, to));
    },
    check: () => checkFolder(root),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function checkFolder(root: string): { problems: string[]; refusals: string[] } {
  try {
    const { refusals } = loadContent({ root, catalogues });
    return { problems: [], refusals: refusals.map(formatProblem) };
  } catch (error) {
    if (!(error instanceof BrokenContentError)) throw error;
    return { problems: error.problems.map(formatProblem), refusals: [] };
  }
}
