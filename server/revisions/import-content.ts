/* oxlint-disable eslint/no-await-in-loop -- a film goes after the other, so that no statement is large */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AuditTable } from '../audit/audit-table.ts';
import { commandLine } from '../commands/command-line.ts';
import type { Database } from '../db/connect.ts';
import { hashOfBytes, keepBlob, listMissingBlobs } from '../db/content/blobs.ts';
import {
  findNewestRevision,
  insertRevision,
  listFilesBetween,
  type FileHashes,
} from '../db/content/revisions.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { listContentFiles, REVISION_FILE } from './content-files.ts';

interface Importing {
  root: string;
  who: string;
  now: () => number;
  /** The revision that the folder takes the place of, where the folder itself does not name it. */
  over?: number | undefined;
  /** Throws for a folder that the loader does not take; asked before anything is written. */
  check: () => void;
}

interface Imported {
  /** It is the one before if nothing was different. */
  revision: number;
  files: number;
  /** How many files the database did not have the bytes of. */
  kept: number;
}

/** Says of a folder that it is no longer what it was written from, so that nobody's publish is lost. */
export class OlderFolderError extends Error {
  constructor(root: string, { base, newest }: { base: number | undefined; newest: number }) {
    const known = base === undefined ? 'does not say which revision it is of' : `is of ${base}`;
    super(
      `${root} ${known}, and the database is at revision ${newest}: what was published since would be lost. ` +
        `Export it (${commandLine('content:export', 'FOLDER')}), bring your changes into that, and import again; ` +
        `or say that this folder takes the place of what is there: --over ${newest}`,
    );
    this.name = 'OlderFolderError';
  }
}

/**
 * Publishes a whole folder as one revision, with a row of the log. Bytes go first, as they are worth nothing until a
 * revision names them.
 */
export async function importContent(
  database: Database,
  { root, who, now, over, check }: Importing,
): Promise<Imported> {
  const newest = await findNewestRevision(database);
  const base = newest === 0 ? 0 : (over ?? readBase(root));
  if (base !== newest) throw new OlderFolderError(root, { base, newest });
  const before = await listFilesBetween(database, { after: 0, upTo: newest });
  const changed = await compare(root, before);
  if (changed.size === 0) return { revision: newest, files: 0, kept: 0 };
  check();
  const kept = await keepFiles(database, root, changed);
  const number = await inTransaction(database, async (transaction) => {
    const row = {
      number: base + 1,
      at: new Date(now()).toISOString(),
      who,
      deed: 'imported',
      entry: '',
      note: '',
      edits: '[]',
      takes_back: null,
      named: null,
    };
    if (!(await insertRevision(transaction, row, changed))) return undefined;
    const audit = new AuditTable(transaction, now);
    const sum = sumOfFiles(changed);
    const entry = `revision/${row.number}`;
    await audit.addIn(transaction, { who, deed: 'content-imported', entry, sum });
    return row.number;
  });
  if (number === undefined)
    throw new OlderFolderError(root, { base, newest: await findNewestRevision(database) });
  return { revision: number, files: changed.size, kept };
}

/** What is different in the folder; a file that it does not have goes. */
async function compare(root: string, before: FileHashes): Promise<FileHashes> {
  const changed: FileHashes = new Map();
  const files = listContentFiles(root);
  const there = new Set(files);
  for (const [file, hash] of before) if (hash !== null && !there.has(file)) changed.set(file, null);
  for (const file of files) {
    const hash = hashOfBytes(await readFile(path.join(root, file)));
    if (before.get(file) !== hash) changed.set(file, hash);
  }
  return changed;
}

/** Keeps the bytes that the database does not have, and says of how many files. */
async function keepFiles(database: Database, root: string, changed: FileHashes): Promise<number> {
  const missing = await listMissingBlobs(
    database,
    [...changed.values()].filter((hash) => hash !== null),
  );
  const kept = missing.size;
  for (const [file, hash] of changed) {
    if (hash === null || !missing.delete(hash)) continue;
    const bytes = await readFile(path.join(root, file));
    if (hashOfBytes(bytes) !== hash) throw new Error(`${file} was changed while it was imported`);
    await keepBlob(database, bytes);
  }
  return kept;
}

function readBase(root: string): number | undefined {
  const file = path.join(root, REVISION_FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

function sumOfFiles(files: FileHashes): string {
  const lines = [...files].map(([file, hash]) => `${file}\0${hash ?? ''}\n`).toSorted();
  return hashOfBytes(Buffer.from(lines.join('')));
}
