import { randomUUIDv7 } from 'node:crypto';
import type { Audit } from '#server/audit/chain.ts';
import { turnAround } from './content-folder.ts';
import type { JournalRecord } from './records/journal.ts';
import { mendRecords, settleRecord, type MendParts } from './records/mend-records.ts';
import type { Doing, Publication, Reload, Signature, Written } from './publication.ts';

interface FolderParts extends Omit<MendParts, 'reload'> {
  audit: Audit;
  now: () => number;
  reload: Reload;
}

/** Writes into the content folder of one machine; its journal has the bytes before and after. */
export class FolderPublication implements Publication {
  readonly #parts: FolderParts;

  constructor(parts: FolderParts) {
    this.#parts = parts;
  }

  bringUp(): Promise<void> {
    return mendRecords(this.#parts);
  }

  read(id: string): Promise<JournalRecord | undefined> {
    return Promise.resolve(this.#parts.journal.find(id));
  }

  /**
   * First the journal says what is meant, then the files are written and committed, then the journal says that
   * it is done. All else follows from its word: what a crash leaves between two of these is ended by `mendRecords`.
   */
  async write({ record, person, version, author = person, reviewer }: Doing): Promise<Written> {
    const { folder, journal, audit, checkout, reload, now } = this.#parts;
    const { files, entry } = record;
    const names = files.map(({ file }) => file);
    const begun = journal.begin({
      ...record,
      author: person.name,
      at: new Date(now()).toISOString(),
      owes: { record: randomUUIDv7(), who: person.id, ...(version !== undefined && { version }) },
    });
    const undo = async (): Promise<void> => {
      folder.put(turnAround(files));
      await checkout?.unstage(names);
      await reload(names);
      journal.change(begun.id, { state: 'undone', owes: undefined });
    };
    folder.put(files);
    const problems = await reload(names);
    if (problems.length > 0) {
      await undo();
      await audit.add({ who: person.id, deed: 'refused', entry });
      return { kind: 'problems', problems: [...problems] };
    }
    let commit: string | undefined;
    try {
      const message = sayCommit(record, reviewer);
      if (names.length > 0) commit = await checkout?.commit({ files: names, author, message });
    } catch (error) {
      await undo();
      return { kind: 'not-committed', reason: error instanceof Error ? error.message : '' };
    }
    journal.change(begun.id, { state: 'done', ...(commit !== undefined && { commit }) });
    await settleRecord(begun.id, this.#parts);
    return { kind: 'done', record: journal.find(begun.id) ?? begun };
  }
}

const COMMITS = { published: 'Publish', removed: 'Remove', 'taken-back': 'Take back' } as const;

function sayCommit(
  { deed, entry, note, change }: Doing['record'],
  reviewer: Signature | undefined,
): string {
  const what = `${COMMITS[deed]} ${change?.name ?? entry}`;
  const paragraphs = [
    note === '' ? what : `${what}: ${note}`,
    ...(change ? [change.entries.join('\n')] : []),
    ...(reviewer ? [`Reviewed-by: ${reviewer.name} <${reviewer.email}>`] : []),
  ];
  return paragraphs.join('\n\n');
}
