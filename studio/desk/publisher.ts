import type { ContentProblem } from '#server/content/problems.ts';
import { writeValue } from '../text/write-value.ts';
import type { Audit } from './audit-log.ts';
import { sumOf, turnAround, type ContentFolder, type FileChange } from './content-folder.ts';
import { draftTexts, keyOf, staleEdits, type Draft, type Edit } from './draft.ts';
import type { Drafts, OpenDraft } from './drafts.ts';
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
  | { kind: 'not-committed'; reason: string }
  /** Nobody else has approved what the draft says now. */
  | { kind: 'not-approved' };

/** A publish as somebody asks for it. */
export interface Going {
  person: Person;
  note: string;
  /** Undefined if the draft as it is at that moment may not go out. */
  approve?: (draft: OpenDraft) => Promise<Approval | undefined>;
}

type Signature = Pick<Person, 'name' | 'email'>;

/** Whose words they are and who has approved them, for the commit. */
export interface Approval {
  author?: Signature | undefined;
  reviewer?: Signature | undefined;
  /** What is said of the change, if whoever publishes says nothing. */
  note?: string;
}

interface PublisherParts {
  folder: ContentFolder;
  drafts: Drafts;
  journal: Journal;
  gate: Gate;
  audit: Audit;
  checkout: Checkout | undefined;
  now: () => number;
  /** Takes over what has changed on the disk. */
  reload: (files: readonly string[]) => Promise<readonly ContentProblem[]>;
}

interface Doing extends Omit<Approval, 'note'> {
  person: Person;
  record: Omit<JournalRecord, 'id' | 'state' | 'at'>;
  entry: Entry;
}

/** Writes drafts into the content folder, and takes back what was written. One after the other. */
export class Publisher {
  readonly #parts: PublisherParts;
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(parts: PublisherParts) {
    this.#parts = parts;
  }

  static async open(parts: PublisherParts): Promise<Publisher> {
    const publisher = new Publisher(parts);
    await publisher.#undoHalves();
    return publisher;
  }

  publish(entry: Entry, going: Going): Promise<Published> {
    return this.#inTurn(() => this.#publish(entry, going));
  }

  takeBack(id: string, person: Person): Promise<Published> {
    return this.#inTurn(() => this.#takeBack(id, person));
  }

  #inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #publish(entry: Entry, { approve, note: said, person }: Going): Promise<Published> {
    const { drafts, folder, gate, audit } = this.#parts;
    const draft = await drafts.find(entry.id);
    if (!draft) return { kind: 'nothing' };
    const approval = approve ? await approve(draft) : {};
    if (!approval) return { kind: 'not-approved' };
    const { note = '', ...people } = approval;
    const stale = staleEdits(draft.edits, folder.read);
    if (stale.length > 0) return { kind: 'changed', keys: stale.map(keyOfEdit) };
    const files = changesOf(entry, draft, folder);
    const problems = await gate.check(afterOf(files));
    const sum = sumOf(afterOf(files));
    if (problems.length > 0) {
      await audit.add({ who: person.id, deed: 'refused', entry: entry.id, sum });
      return { kind: 'problems', problems };
    }
    const { edits } = draft;
    const record = {
      deed: 'published',
      entry: entry.id,
      author: person.name,
      note: said === '' ? note : said,
      files,
      edits,
    } as const;
    const done = await this.#do({ record, entry, person, ...people });
    if (done.kind === 'done') await drafts.finish(draft);
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

  async #do({ record, entry, ...people }: Doing): Promise<Published> {
    const { folder, journal, audit, checkout, reload, now } = this.#parts;
    const { files } = record;
    const { person, author = person, reviewer } = people;
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
      await audit.add({ who: person.id, deed: 'refused', entry: entry.id });
      return { kind: 'problems', problems: [...problems] };
    }
    let commit: string | undefined;
    try {
      commit = await checkout?.commit({
        files: files.map(({ file }) => file),
        author,
        message: sayCommit(record, reviewer),
      });
    } catch (error) {
      await undo();
      return { kind: 'not-committed', reason: error instanceof Error ? error.message : '' };
    }
    journal.change(begun.id, { state: 'done', ...(commit !== undefined && { commit }) });
    const sum = sumOf(afterOf(files));
    await audit.add({ who: person.id, deed: record.deed, entry: entry.id, sum });
    return { kind: 'done', record: journal.find(begun.id) ?? begun };
  }

  /**
   * A crash between two files leaves the one written and the other not: nothing of that was published, and
   * what was written is set back. If all of it was written, the crash came after it.
   */
  async #undoHalves(): Promise<void> {
    const { folder, journal, drafts, audit } = this.#parts;
    for (const { id, entry, state, files } of journal.list()) {
      if (state !== 'begun') continue;
      const written = turnAround(files).filter((file) => folder.isBefore([file]));
      const isWhole = written.length === files.length;
      /* oxlint-disable eslint/no-await-in-loop -- a log has one row after the other */
      const draft = isWhole ? await drafts.find(entry) : undefined;
      if (draft) await drafts.finish(draft);
      if (!isWhole) folder.put(written);
      journal.change(id, { state: isWhole ? 'done' : 'undone' });
      await audit.add({ who: 'studio', deed: 'mended', entry });
      /* oxlint-enable eslint/no-await-in-loop */
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

function sayCommit(
  { deed, entry, note }: Doing['record'],
  reviewer: Signature | undefined,
): string {
  const what = deed === 'published' ? `Publish ${entry}` : `Take back ${entry}`;
  const said = note === '' ? what : `${what}: ${note}`;
  return reviewer ? `${said}\n\nReviewed-by: ${reviewer.name} <${reviewer.email}>` : said;
}
