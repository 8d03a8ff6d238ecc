import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, type Dirent, type Stats } from 'node:fs';
import path from 'node:path';

/**
 * A file that was written less than this before it was read may be written again without a new time
 * of change, so it is read anew.
 */
const UNSETTLED_MS = 100;

interface FoundFile {
  stamp: string;
  changedAt: number;
  isFile: boolean;
}

export interface KnownFile {
  stamp: string;
  hash: string;
}

/** The content folder as it is on the disk; the hash of an unchanged text costs no reading. */
export class SourceTree {
  readonly root: string;
  /** A folder whose files stand in front of those of the root: a draft of the same content. */
  readonly #over: string | undefined;
  /** What this look at the folder has found so far: within one look every answer stays the same. */
  #seen = new Map<string, string>();
  #listed = new Map<string, readonly Dirent[]>();
  #found = new Map<string, FoundFile | undefined>();
  #known: ReadonlyMap<string, KnownFile> = new Map();
  #remembered: Map<string, KnownFile>;

  /** Files that were read before need not be read again as long as their stamps are the same. */
  constructor(root: string, known = new Map<string, KnownFile>(), over?: string) {
    this.root = root;
    this.#remembered = known;
    this.#over = over;
  }

  /** Begins another look: at the whole folder, or only at what is said to have changed in it. */
  lookAgain(changed?: readonly string[]): void {
    this.#known = this.#remembered;
    if (changed) {
      for (const name of changed) this.#forget(name);
      return;
    }
    this.#remembered = new Map();
    this.#seen = new Map();
    this.#listed = new Map();
    this.#found = new Map();
  }

  folders(relative: string): string[] {
    return this.#names(relative, (entry) => entry.isDirectory());
  }

  files(relative: string, ending = ''): string[] {
    return this.#names(relative, (entry) => !entry.isDirectory() && entry.name.endsWith(ending));
  }

  /** Every file below a folder, in the folder’s own order. */
  everyFile(relative = ''): string[] {
    const below = (name: string): string => (relative === '' ? name : `${relative}/${name}`);
    return [
      ...this.files(relative).map(below),
      ...this.folders(relative).flatMap((name) => this.everyFile(below(name))),
    ];
  }

  exists(relative: string): boolean {
    return this.#find(relative) !== undefined;
  }

  text(relative: string): string | undefined {
    return this.#read(relative);
  }

  /** The hash of a text, or nothing if there is no such file. */
  hashOf(relative: string): string {
    const seen = this.#seen.get(relative);
    if (seen !== undefined) return seen;
    const found = this.#find(relative);
    const known = this.#known.get(relative);
    if (!found || known?.stamp !== found.stamp) {
      this.#read(relative);
      return this.#seen.get(relative) ?? '';
    }
    this.#remembered.set(relative, known);
    this.#seen.set(relative, known.hash);
    return known.hash;
  }

  bytes(relative: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(readFileSync(this.#placeOf(relative)));
  }

  /** Changes whenever the file is written; it costs no reading. */
  stampOf(relative: string): string {
    return this.#find(relative)?.stamp ?? '';
  }

  /** The stamp by which a text that has been read is known again, if it was not just written. */
  settledStampOf(relative: string): string | undefined {
    return this.#remembered.get(relative)?.stamp;
  }

  #read(relative: string): string | undefined {
    const found = this.#find(relative);
    if (!found?.isFile) {
      this.#seen.set(relative, '');
      return undefined;
    }
    const text = readFileSync(this.#placeOf(relative), 'utf8');
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    if (Date.now() - found.changedAt > UNSETTLED_MS)
      this.#remembered.set(relative, { stamp: found.stamp, hash });
    this.#seen.set(relative, hash);
    return text;
  }

  /** Forgets what has been found at a place, below it, and in the folder that lists it. */
  #forget(name: string): void {
    const below = `${name}/`;
    for (const found of [this.#seen, this.#listed, this.#found])
      for (const key of found.keys()) if (key.startsWith(below)) found.delete(key);
    for (const place of [name, path.posix.dirname(name)]) {
      this.#seen.delete(place);
      this.#listed.delete(place);
      this.#found.delete(place);
    }
  }

  #find(relative: string): FoundFile | undefined {
    if (this.#found.has(relative)) return this.#found.get(relative);
    if (this.#isHidden(relative)) return undefined;
    const stats = statSync(this.#placeOf(relative), { throwIfNoEntry: false });
    const found = stats && {
      stamp: stampOf(stats),
      changedAt: stats.mtimeMs,
      isFile: stats.isFile(),
    };
    this.#found.set(relative, found);
    return found;
  }

  #names(relative: string, isWanted: (entry: Dirent) => boolean): string[] {
    let entries = this.#listed.get(relative);
    if (!entries) this.#listed.set(relative, (entries = this.#listBoth(relative)));
    return entries
      .filter((entry) => isWanted(entry) && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .toSorted();
  }

  #placeOf(relative: string): string {
    const over = this.#over === undefined ? undefined : path.join(this.#over, relative);
    return over !== undefined && existsSync(over) ? over : path.join(this.root, relative);
  }

  #listBoth(relative: string): Dirent[] {
    const own = list(path.join(this.root, relative));
    if (this.#over === undefined) return own;
    const names = new Set(own.map(({ name }) => name));
    const added = list(path.join(this.#over, relative)).filter(({ name }) => !names.has(name));
    return [...own, ...added].filter(
      ({ name }) => !this.#isHidden(path.posix.join(relative, name)),
    );
  }

  #isHidden(relative: string): boolean {
    return this.#over !== undefined && existsSync(path.join(this.#over, hiding(relative)));
  }
}

const HIDING = '.hides.';

/** The file of a draft that says that a file or folder of the content is not there. */
export function hiding(relative: string): string {
  const folder = path.posix.dirname(relative);
  return path.posix.join(folder, `${HIDING}${path.posix.basename(relative)}`);
}

/** What such a file hides; undefined for any other file. */
export function hiddenBy(relative: string): string | undefined {
  const name = path.posix.basename(relative);
  if (!name.startsWith(HIDING)) return undefined;
  return path.posix.join(path.posix.dirname(relative), name.slice(HIDING.length));
}

function list(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isNoFolder(error)) return [];
    throw error;
  }
}

function isNoFolder(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Changes whenever a file is written or replaced. */
export function stampOf({ mtimeMs, ctimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
}
