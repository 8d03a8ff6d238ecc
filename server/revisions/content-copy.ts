/* oxlint-disable eslint/no-await-in-loop -- files are few, or one of them is a film: one after the other */
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOfBytes, readBlobs } from '../db/content/blobs.ts';
import { findNewestRevision, listFilesBetween, type FileHashes } from '../db/content/revisions.ts';
import type { Database } from '../db/connect.ts';
import { withDeadline } from '../db/statement-time.ts';
import { isContentFile, listContentFiles, REVISION_FILE } from './content-files.ts';

/** Some megabytes at once, over whatever lies between a node and its database. */
const FETCH_DEADLINE_MS = 30_000;

/** What came of a look at the database. */
export interface TakenOver {
  revision: number;
  /** The files of the folder that are other ones now. */
  files: readonly string[];
  /** How many bytes of how many files the database was asked for. */
  loaded: number;
  bytes: number;
}

/**
 * The published content as files of this node, for the loader and its watch. Only what is different is asked for,
 * and each file is the old one or the new one whole. Whatever else lies in the folder is taken away.
 */
export class ContentCopy {
  readonly root: string;
  readonly #database: Database;
  /** Undefined until the whole folder has been compared once. */
  #revision: number | undefined;
  #newest = 0;
  #fetched = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(database: Database, root: string) {
    this.#database = database;
    this.root = root;
  }

  /** The revision that lies in the folder; 0 before the first one does. */
  get revision(): number {
    return this.#revision ?? 0;
  }

  /** The newest revision that is known of. */
  get newest(): number {
    return this.#newest;
  }

  /** How many files were fetched since this process began. */
  get fetched(): number {
    return this.#fetched;
  }

  /** From now on nothing is taken for granted of what lies in the folder: the next look compares every file. */
  compareAll(): void {
    this.#revision = undefined;
  }

  /** Brings the folder to the newest revision; one look follows the other. */
  takeNewest(): Promise<TakenOver> {
    const turn = this.#turn.then(() => this.#takeNewest());
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #takeNewest(): Promise<TakenOver> {
    const newest = await findNewestRevision(this.#database);
    this.#newest = newest;
    // A database that was restored from a backup may know less than this folder.
    const after = this.#revision !== undefined && this.#revision <= newest ? this.#revision : 0;
    if (newest === 0 || this.#revision === newest)
      return { revision: newest, files: [], loaded: 0, bytes: 0 };
    const wanted = await listFilesBetween(this.#database, { after, upTo: newest });
    if (after === 0)
      for (const file of listContentFiles(this.root)) if (!wanted.has(file)) wanted.set(file, null);
    const done = await withDeadline(FETCH_DEADLINE_MS, () => this.#bringTo(wanted));
    await writeFile(path.join(this.root, REVISION_FILE), `${newest}\n`);
    this.#revision = newest;
    this.#fetched += done.loaded;
    return { revision: newest, ...done };
  }

  async #bringTo(wanted: FileHashes): Promise<Omit<TakenOver, 'revision'>> {
    const other: Array<readonly [file: string, hash: string | null]> = [];
    for (const [file, hash] of wanted) {
      if (!isContentFile(file)) throw new Error(`${file} is no name of a file of content`);
      if ((await this.#hashOf(file)) !== hash) other.push([file, hash]);
    }
    // What another process of this node takes over at the same time has a folder of its own.
    const aside = path.join(this.root, `.taking-${process.pid}`);
    await rm(aside, { recursive: true, force: true });
    await mkdir(aside, { recursive: true });
    try {
      const hashes = new Set(other.flatMap(([, hash]) => hash ?? []));
      let bytes = 0;
      for await (const [hash, blob] of readBlobs(this.#database, [...hashes])) {
        bytes += blob.byteLength;
        const own = other.flatMap(([file, of], at) => (of === hash ? [{ file, at }] : []));
        for (const { at } of own) await writeFile(path.join(aside, String(at)), blob);
      }
      // Everything is here, so the folder is between two revisions for as long as renaming takes.
      for (const [file, hash] of other) if (hash === null) await this.#remove(file);
      for (const [at, [file, hash]] of other.entries()) {
        if (hash === null) continue;
        const place = path.join(this.root, file);
        await mkdir(path.dirname(place), { recursive: true });
        await rename(path.join(aside, String(at)), place);
      }
      return { files: other.map(([file]) => file), loaded: hashes.size, bytes };
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }

  async #hashOf(file: string): Promise<string | null> {
    try {
      return hashOfBytes(await readFile(path.join(this.root, file)));
    } catch (error) {
      // A file or a folder with another kind in its place is not there either.
      if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) return null;
      throw error;
    }
  }

  /** A folder without a file would be taken for an entry that lacks all of them. */
  async #remove(file: string): Promise<void> {
    await rm(path.join(this.root, file), { force: true });
    for (
      let folder = path.dirname(file);
      folder !== '.' && (await isEmpty(path.join(this.root, folder)));
      folder = path.dirname(folder)
    )
      await rmdir(path.join(this.root, folder));
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
