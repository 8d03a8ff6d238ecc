import { sumOf, turnAround, type ContentFolder } from '../content-folder.ts';
import type { Drafts } from '../drafts.ts';
import type { Checkout } from '../git.ts';
import type { Journal, JournalRecord } from './journal.ts';

export interface MendParts {
  folder: ContentFolder;
  drafts: Drafts;
  journal: Journal;
  checkout: Checkout | undefined;
  /** Takes over what has changed on the disk. */
  reload: (files: readonly string[]) => Promise<unknown>;
}

/**
 * Ends what a crash or a lost database has left between the folder, the journal, the drafts and the log.
 * Whoever calls it again changes nothing.
 */
export async function mendRecords(parts: MendParts): Promise<void> {
  for (const record of parts.journal.listUnsettled()) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- a log has one row after the other
    if (record.state === 'begun') await endBegun(record, parts);
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    await settleRecord(record.id, parts);
  }
}

/** Writes what a deed owes: it is the word of the journal that makes it done, and all else follows. */
export async function settleRecord(
  id: string,
  { journal, drafts }: Pick<MendParts, 'journal' | 'drafts'>,
): Promise<void> {
  const record = journal.find(id);
  if (!record?.owes) return;
  const { entry, state, deed, files, owes, twin } = record;
  const isDone = state === 'done';
  if (isDone && deed === 'taken-back' && twin !== undefined) journal.change(twin, { twin: id });
  const told = { entry, record: owes.record };
  await drafts.settle({
    entry,
    version: isDone ? owes.version : undefined,
    deed: isDone
      ? { ...told, who: owes.who, deed, sum: sumOfChange(files) }
      : { ...told, who: 'studio', deed: 'mended' },
  });
  journal.change(id, { owes: undefined });
}

function sumOfChange(files: JournalRecord['files']): string {
  return sumOf(files.map(({ file, after }) => [file, after]));
}

/**
 * If all of it was written and, in a checkout, committed, the crash came after that, and it is done. Nobody
 * was told that anything less was published: what was written of it is set back.
 */
async function endBegun(
  { id, files }: JournalRecord,
  { folder, journal, checkout, reload }: MendParts,
): Promise<void> {
  const names = files.map(({ file }) => file);
  const written = turnAround(files).filter((file) => folder.isBefore([file]));
  const isWhole = written.length === files.length;
  const commit = isWhole && names.length > 0 ? await checkout?.findCommit(names) : undefined;
  if (isWhole && (checkout === undefined || names.length === 0 || commit !== undefined)) {
    journal.change(id, { state: 'done', ...(commit !== undefined && { commit }) });
    return;
  }
  folder.put(written);
  await checkout?.unstage(names);
  await reload(names);
  journal.change(id, { state: 'undone' });
}
