import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
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
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };

  /** Whether every file is still as a change found it. */
  isBefore(changes: readonly FileChange[]): boolean {
    return changes.every(({ file, before }) => (this.read(file) ?? null) === before);
  }

  put(changes: ReadonlyArray<Pick<FileChange, 'file' | 'after'>>): void {
    for (const { file, after } of changes) {
      if (after === null) this.#remove(file);
      else if (this.read(file) !== after) writeWhole(path.join(this.root, file), after);
    }
  }

  changedAt(file: string): number {
    return statSync(path.join(this.root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  #remove(file: string): void {
    const place = path.join(this.root, file);
    rmSync(place, { force: true });
    const folder = path.dirname(place);
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
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
