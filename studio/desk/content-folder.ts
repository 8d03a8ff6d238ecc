import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { removeWithFolders } from './remove-with-folders.ts';
import { writeWhole } from './write-whole.ts';

/** A file before and after; null for a file that was or is not there. */
export interface FileChange {
  file: string;
  before: string | null;
  after: string | null;
}

/** The published texts as they lie on the disk. */
export class ContentFolder {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  read = (file: string): string | undefined => {
    const place = path.join(this.root, file);
    return existsSync(place) ? readWhole(place) : undefined;
  };

  /** Whether every file is still as a change found it. */
  isBefore(changes: readonly FileChange[]): boolean {
    return changes.every(({ file, before }) => (this.read(file) ?? null) === before);
  }

  put(changes: ReadonlyArray<Pick<FileChange, 'file' | 'after'>>): void {
    for (const { file, after } of changes) {
      if (after === null) removeWithFolders(this.root, file);
      else if (this.read(file) !== after)
        writeWhole(path.join(this.root, file), bytesOf(file, after));
    }
  }

  /** Every file below a folder; none where it is not there. */
  list = (folder: string): string[] => {
    const place = path.join(this.root, folder);
    if (!existsSync(place)) return [];
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.relative(this.root, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      .toSorted();
  };

  changedAt(file: string): number {
    return statSync(path.join(this.root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }
}

/** What lies in a file, as text; a picture, a sound or a film as Base64. */
export function readWhole(place: string): string {
  return textOf(place, readFileSync(place));
}

export function textOf(file: string, bytes: Buffer): string {
  return bytes.toString(isText(file) ? 'utf8' : 'base64');
}

export function bytesOf(file: string, text: string): string | Buffer {
  return isText(file) ? text : Buffer.from(text, 'base64');
}

export function isText(file: string): boolean {
  return !/\.(?:png|jpe?g|webp|mp[34]|m4a)$/i.test(file);
}

/** One hash for all texts of a change, for the log. */
export function sumOf(texts: Iterable<readonly [file: string, text: string | null]>): string {
  const hash = createHash('sha256');
  for (const [file, text] of texts) hash.update(`${file}\0${text ?? ''}\0`);
  return hash.digest('hex').slice(0, 32);
}

export function turnAround(changes: readonly FileChange[]): FileChange[] {
  return changes.map(({ file, before, after }) => ({ file, before: after, after: before }));
}
