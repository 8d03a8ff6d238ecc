import type { ContentProblem } from '#server/content/problems.ts';
import { writeValue } from '../text/write-value.ts';
import type { AuditLog } from './audit-log.ts';
import { sumOf, turnAround, type ContentFolder, type FileChange } from './content-folder.ts';
import { draftTexts, keyOf, staleEdits, type Draft, type Edit } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { parseEntry, type Entry } from './entry.ts';
import type { Gate } from './gate.ts';
import type { Checkout, Person } from './git.ts';
import type { Journal, JournalRecord } from './journal.ts';

export type Published =
  | { kind: 'done'; record: JournalRecord }
  /** There is no such draft or record, or it is done already. */
  | { kind: 'nothing' }
  | { kind: 'problems'; problems: ContentProblem[] }
  /** Somebody has changed the same place meanwhile. */
  | { kind: 'changed'; keys: string[] }
  | { kind: 'not-committed'; reason: string };

interface PublisherParts {
  folder: ContentFolder;
  drafts: DraftStore;
  journal: Journal;
  gate: Gate;
  audit: AuditLog;
  checkout: Checkout | undefined;
  now: () => number;
  /** Takes over what has changed on the disk. */
  reload: (files: readonly string[]) => Promise<readonly ContentProblem[]>;
}

interface Doing {
  record: Omit<JournalRecord, 'id' | 'state' | 'at'>;
  person: Person;
  entry: Entry;
}

/** Writes drafts into the content folder, and takes back what was written. One after the other. */
export class Publisher {
  readonly #parts: PublisherParts;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(parts: PublisherParts) {
    this.#parts = parts;
    this.#undoHalves();
  }

  publish(entry: Entry, person: Person, note: string): Promise<Published> {
    return this.#inTurn(() => this.#publish(entry, person, note));
  }

  takeBack(id: string, person: Person): Promise<Published> {
    return this.#inTurn(() => this.#takeBack(id, person));
  }

  #inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #publish(entry: Entry, person: Person, note: string): Promise<Published> {
    const { drafts, folder, gate, audit } = this.#parts;
    const draft = drafts.find(entry.id);
    if (!draft) return { kind: 'nothing' };
    const stale = staleEdits(draft.edits, folder.read);
    if (stale.length > 0) return { kind: 'changed', keys: stale.map(keyOfEdit) };
    const files = changesOf(entry, draft, folder);
    const problems = await gate.check(afterOf(files));
    const sum = sumOf(afterOf(files));
    if (problems.length > 0) {
      audit.add({ who: person.name, deed: 'refused', entry: entry.id, sum });
      return { kind: 'problems', problems };
    }
    const { edits } = draft;
    const record = {
      deed: 'published',
      entry: entry.id,
      author: person.name,
      note,
      files,
      edits,
    } as const;
    const done = await this.#do({ record, person, entry });
    if (done.kind === 'done') drafts.remove(entry.id);
    return done;
  }

  async #takeBack(id: string, person: Person): Promise<Published> {
    const { folder, gate, journal } = this.#parts;
    const record = journal.find(id);
    const entry = record && parseEntry(record.entry);
    if (
      !record ||
      !entry ||
      record.state !== 'done' ||
      record.twin !== undefined ||
      record.deed !== 'published'
    )
      return { kind: 'nothing' };
    const exact = turnAround(record.files);
    const isExact = folder.isBefore(exact);
    const said = isExact ? [] : this.#findSaidSince(record.edits);
    if (said.length > 0) return { kind: 'changed', keys: said };
    const changes = isExact ? exact : this.#undoEdits(record.edits);
    const kept = changes.filter(({ after }) => after !== null);
    const problems = await gate.check(afterOf(kept));
    if (problems.length > 0) return { kind: 'problems', problems };
    const undoing: Doing['record'] = {
      deed: 'taken-back',
      entry: entry.id,
      author: person.name,
      note: record.note,
      files: changes,
      edits: [],
      twin: id,
    };
    const done = await this.#do({ record: undoing, person, entry });
    if (done.kind === 'done') journal.change(id, { twin: done.record.id });
    return done;
  }

  /** The places of edits that say something else by now. */
  #findSaidSince(edits: readonly Edit[]): string[] {
    const { read } = this.#parts.folder;
    const asPublished = edits.map((edit) => ({ ...edit, base: edit.value }));
    return staleEdits(asPublished, read).map(keyOfEdit);
  }

  /** Where others have written in the same file since, only what the edits said is set back. */
  #undoEdits(edits: readonly Edit[]): FileChange[] {
    const { read } = this.#parts.folder;
    const texts = new Map<string, string>();
    for (const { file, path, base } of edits) {
      const text = texts.get(file) ?? read(file) ?? '';
      texts.set(file, writeValue(file, text, path, base ?? '') ?? text);
    }
    return [...texts].map(([file, after]) => ({ file, before: read(file) ?? null, after }));
  }

  async #do({ record, person, entry }: Doing): Promise<Published> {
    const { folder, journal, audit, checkout, reload, now } = this.#parts;
    const { files } = record;
    const begun = journal.begin({ ...record, at: new Date(now()).toISOString() });
    const undo = async (): Promise<void> => {
      folder.put(turnAround(files));
      await reload(files.map(({ file }) => file));
      journal.change(begun.id, { state: 'undone' });
    };
    folder.put(files);
    const problems = await reload(files.map(({ file }) => file));
    if (problems.length > 0) {
      await undo();
      audit.add({ who: person.name, deed: 'refused', entry: entry.id });
      return { kind: 'problems', problems: [...problems] };
    }
    let commit: string | undefined;
    try {
      commit = await checkout?.commit({
        files: files.map(({ file }) => file),
        author: person,
        message: sayCommit(record),
      });
    } catch (error) {
      await undo();
      return { kind: 'not-committed', reason: error instanceof Error ? error.message : '' };
    }
    journal.change(begun.id, { state: 'done', ...(commit !== undefined && { commit }) });
    audit.add({ who: person.name, deed: record.deed, entry: entry.id, sum: sumOf(afterOf(files)) });
    return { kind: 'done', record: journal.find(begun.id) ?? begun };
  }

  /**
   * A crash between two files leaves the one written and the other not: nothing of that was published, and
   * what was written is set back. If all of it was written, the crash came after it.
   */
  #undoHalves(): void {
    const { folder, journal, drafts, audit } = this.#parts;
    for (const { id, entry, state, files } of journal.list()) {
      if (state !== 'begun') continue;
      const written = turnAround(files).filter((file) => folder.isBefore([file]));
      const isWhole = written.length === files.length;
      if (isWhole) drafts.remove(entry);
      else folder.put(written);
      journal.change(id, { state: isWhole ? 'done' : 'undone' });
      audit.add({ who: 'studio', deed: 'mended', entry });
    }
  }
}

function keyOfEdit({ file, path }: Edit): string {
  return keyOf(file, path);
}

function changesOf(entry: Entry, draft: Draft, folder: ContentFolder): FileChange[] {
  return [...draftTexts(entry, draft, folder.read)]
    .map(([file, after]) => ({ file, before: folder.read(file) ?? null, after }))
    .filter(({ before, after }) => before !== after);
}

function afterOf(changes: readonly FileChange[]): Map<string, string> {
  return new Map(changes.map(({ file, after }) => [file, after ?? '']));
}

function sayCommit({ deed, entry, note }: Doing['record']): string {
  const what = deed === 'published' ? `Publish ${entry}` : `Take back ${entry}`;
  return note === '' ? what : `${what}: ${note}`;
}
