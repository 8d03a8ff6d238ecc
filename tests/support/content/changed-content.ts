import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogues } from '#server/content/catalogues.ts';
import { ContentWorkshop } from '#server/content/parts/content-workshop.ts';
import { formatProblem } from '#server/content/problems.ts';
import { REMEMBERED_PARTS } from './read-content.ts';

/** A copy of the repository's content that a test may change. */
export interface ChangedContent {
  root: string;
  /** The texts that authors edit. */
  files: () => string[];
  read: (file: string) => string;
  write: (file: string, text: string) => void;
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
  const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);
  return {
    root,
    files: () =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(?:md|yaml)$/.test(file),
      ),
    read,
    write,
    lineOf: (file, text) => read(file).slice(0, read(file).indexOf(text)).split('\n').length,
    change: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      write(file, text.replace(from, to));
    },
    check: () => checkFolder(root),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function checkFolder(root: string): { problems: string[]; refusals: string[] } {
  const workshop = new ContentWorkshop({ root, catalogues }, { remembered: REMEMBERED_PARTS });
  const { problems, refusals } = workshop.look();
  for (const [key, part] of workshop.made) REMEMBERED_PARTS.set(key, part);
  return { problems: problems.map(formatProblem), refusals: refusals.map(formatProblem) };
}
