/* oxlint-disable eslint/no-await-in-loop -- a listing is read and written some rows at a time */
import type { Database } from '../connect.ts';
import type { InTransaction } from '../in-transaction.ts';
import type { ContentRevisionsTable } from './tables.ts';

type On = Database | InTransaction;
export type RevisionRow = ContentRevisionsTable;

/** The hash of each file; null for one that is not there any more. */
export type FileHashes = Map<string, string | null>;

const ROWS_AT_ONCE = 1_000;

/** The number of what was published last; 0 if nothing ever was. */
export async function findNewestRevision(on: On): Promise<number> {
  const row = await on
    .selectFrom('content_revisions')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** What every file that was changed between two revisions has at the later one. */
export async function listFilesBetween(
  on: On,
  { after, upTo }: { after: number; upTo: number },
): Promise<FileHashes> {
  const files: FileHashes = new Map();
  let last: { revision: number; file: string } = { revision: after, file: '' };
  for (;;) {
    const seen = last;
    const rows = await on
      .selectFrom('content_files')
      .select(['file', 'revision', 'hash'])
      .where((build) =>
        build.or([
          build('revision', '>', seen.revision),
          build.and([build('revision', '=', seen.revision), build('file', '>', seen.file)]),
        ]),
      )
      .where('revision', '>', after)
      .where('revision', '<=', upTo)
      .orderBy('revision')
      .orderBy('file')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { file, hash } of rows) files.set(file, hash);
    const end = rows.at(-1);
    if (!end || rows.length < ROWS_AT_ONCE) return files;
    last = end;
  }
}

/** The bytes that files had before a revision, by their hash; null for one that was not there. */
export async function listFilesBefore(
  on: On,
  { revision, files }: { revision: number; files: readonly string[] },
): Promise<FileHashes> {
  const found: FileHashes = new Map(files.map((file) => [file, null]));
  for (const file of files) {
    const row = await on
      .selectFrom('content_files')
      .select('hash')
      .where('file', '=', file)
      .where('revision', '<', revision)
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row) found.set(file, row.hash);
  }
  return found;
}

/** False, and nothing is written, if somebody else has published meanwhile: then the number is taken. */
export async function insertRevision(
  transaction: InTransaction,
  row: RevisionRow,
  files: FileHashes,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('content_revisions')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst();
  if (!inserted) return false;
  const rows = [...files].map(([file, hash]) => ({ file, revision: row.number, hash }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await transaction
      .insertInto('content_files')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  return true;
}

/** What was published after a revision, in its order. */
export function listRevisions(on: On, after: number): Promise<RevisionRow[]> {
  return on
    .selectFrom('content_revisions')
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .execute();
}
