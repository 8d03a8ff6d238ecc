import { z } from 'zod';
import type { Database } from '#server/db/connect.ts';
import { hashOfBytes, readBlobs } from '#server/db/content/blobs.ts';
import {
  listFilesBefore,
  listFilesBetween,
  listRevisions,
  type FileHashes,
  type RevisionRow,
} from '#server/db/content/revisions.ts';
import { inTransaction, type InTransaction } from '#server/db/in-transaction.ts';
import { listStudioNames } from '#server/db/studio/people.ts';
import { addRevision } from '#server/revisions/add-revision.ts';
import type { ContentCopy, TakenOver } from '#server/revisions/content-copy.ts';
import { bytesOf, sumOf, textOf, type FileChange } from '../desk/content-folder.ts';
import {
  deedSchema,
  editsSchema,
  namedSchema,
  type JournalRecord,
} from '../desk/records/journal.ts';
import type {
  Doing,
  Records,
  Reload,
  SharedPublication,
  ToldDeed,
  Written,
} from '../desk/publication.ts';
import type { Proposals } from './proposals.ts';

interface Parts {
  database: Database;
  drafts: Proposals;
  copy: ContentCopy;
  now: () => number;
}

/**
 * Publishes for all nodes: a revision, the end of its draft and the row of the log are one transaction, so a crash
 * leaves nothing to mend. What this node shows is its copy, which takes over every revision alike.
 */
export class RevisionPublication implements SharedPublication {
  readonly #parts: Parts;
  #reload: Reload = () => Promise.resolve([]);
  /** In the order in which they were published. */
  #deeds: readonly ToldDeed[] = [];
  #newest = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly records: Records = {
    list: () => this.#deeds.toReversed(),
    find: (id) => this.#deeds.find((deed) => deed.id === id),
  };

  get revision(): number {
    return this.#parts.copy.revision;
  }

  async open(reload: Reload): Promise<void> {
    this.#reload = reload;
    await this.bringUp();
  }

  async bringUp(): Promise<void> {
    await this.takeNewest();
  }

  /** Takes over what is newest, and is done when this process shows it. */
  takeNewest(): Promise<TakenOver> {
    const turn = this.#turn.then(async () => {
      const taken = await this.#parts.copy.takeNewest();
      if (taken.files.length > 0) await this.#reload(taken.files);
      if (taken.revision !== this.#newest) await this.#readDeeds(taken.revision);
      return taken;
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async read(id: string): Promise<Omit<JournalRecord, 'owes'> | undefined> {
    const deed = this.records.find(id);
    if (!deed) return undefined;
    const { database } = this.#parts;
    const revision = Number(id);
    const after = await listFilesBetween(database, { after: revision - 1, upTo: revision });
    const before = await listFilesBefore(database, { revision, files: [...after.keys()] });
    const bytes = await this.#readBytes(before, after);
    const say = (file: string, hash: string | null | undefined): string | null => {
      const found = bytes.get(hash ?? '');
      return found ? textOf(file, found) : null;
    };
    const files = [...after].map(([file, hash]) => ({
      file,
      before: say(file, before.get(file)),
      after: say(file, hash),
    }));
    return { ...deed, files };
  }

  async write({ record, person, version }: Doing): Promise<Written> {
    const { database, drafts, copy, now } = this.#parts;
    const { deed, entry, note, files, edits, twin, change } = record;
    const number = await inTransaction(database, async (transaction) => {
      // The server of this node brings the same folder up, and may be slower: then the folder is not as this process
      // left it, and what was looked at is older than what is published.
      if (!(await this.#isPublished(transaction, files))) {
        copy.compareAll();
        return undefined;
      }
      const added = await addRevision(transaction, {
        base: copy.revision,
        at: new Date(now()).toISOString(),
        who: person.id,
        deed,
        entry,
        note,
        edits: JSON.stringify(edits),
        takes_back: twin === undefined ? null : Number(twin),
        named: change ? JSON.stringify(change) : null,
        files: new Map(files.map(({ file, after }) => [file, writtenAs(file, after)])),
      });
      if (added === undefined) return undefined;
      const sum = sumOf(files.map(({ file, after }) => [file, after]));
      const told = { who: person.id, deed, entry, sum, record: `revision/${added}` };
      await drafts.settleIn(transaction, { entry, version, deed: told });
      return added;
    });
    if (number === undefined) return { kind: 'overtaken' };
    await this.bringUp();
    const told = this.records.find(String(number));
    if (!told) throw new Error(`Revision ${number} was published and is not there`);
    return { kind: 'done', record: told };
  }

  /** Whether files were looked at as the newest revision has them. */
  async #isPublished(on: InTransaction, files: readonly FileChange[]): Promise<boolean> {
    const revision = this.#parts.copy.revision + 1;
    const published = await listFilesBefore(on, { revision, files: files.map(({ file }) => file) });
    return files.every(({ file, before }) => {
      const bytes = writtenAs(file, before);
      return published.get(file) === (bytes && hashOfBytes(bytes));
    });
  }

  async #readBytes(...listings: readonly FileHashes[]): Promise<Map<string, Buffer>> {
    const hashes = new Set(listings.flatMap((files) => [...files.values()]));
    hashes.delete(null);
    const bytes = new Map<string, Buffer>();
    for await (const [hash, blob] of readBlobs(this.#parts.database, [...hashes] as string[]))
      bytes.set(hash, blob);
    return bytes;
  }

  async #readDeeds(newest: number): Promise<void> {
    const { database } = this.#parts;
    // A database that was restored from a backup may know fewer.
    const known = newest > this.#newest ? this.#deeds : [];
    const rows = await listRevisions(database, newest > this.#newest ? this.#newest : 0);
    const names = await listStudioNames(database);
    this.#deeds = markTakenBack([...known, ...rows.flatMap((row) => readDeed(row, names))]);
    this.#newest = newest;
  }
}

/** The bytes that a text is in its file; null for a file that is not there. */
function writtenAs(file: string, text: string | null): Buffer | null {
  return text === null ? null : Buffer.from(bytesOf(file, text));
}

/** An import is told by the log: authors have nothing to take back there. */
function readDeed(row: RevisionRow, names: ReadonlyMap<string, string>): ToldDeed[] {
  const deed = deedSchema.safeParse(row.deed);
  if (!deed.success) return [];
  return [
    {
      id: String(row.number),
      deed: deed.data,
      entry: row.entry,
      author: names.get(row.who) ?? row.who,
      at: z.iso.datetime().parse(row.at),
      note: row.note,
      edits: editsSchema.parse(JSON.parse(row.edits)),
      state: 'done',
      ...(row.named !== null && { change: namedSchema.parse(JSON.parse(row.named)) }),
      ...(row.takes_back !== null && { twin: String(row.takes_back) }),
    },
  ];
}

/** A deed names the one that takes it back, as that one names it. */
function markTakenBack(deeds: readonly ToldDeed[]): ToldDeed[] {
  const takenBackBy = new Map(
    deeds.flatMap(({ id, twin, deed }) =>
      deed === 'taken-back' && twin !== undefined ? [[twin, id]] : [],
    ),
  );
  return deeds.map((deed) => {
    const twin = takenBackBy.get(deed.id);
    return twin === undefined ? deed : { ...deed, twin };
  });
}
