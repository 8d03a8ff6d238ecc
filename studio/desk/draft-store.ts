import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Audit } from '#server/audit/chain.ts';
import { isChangeId } from './changes/change-id.ts';
import { ChangeStore, isFileOfChange } from './changes/change-store.ts';
import { draftSchema, type Draft } from './draft.ts';
import {
  isEmptyDraft,
  type Drafts,
  type Ending,
  type OpenDraft,
  type Saved,
  type Seen,
} from './drafts.ts';
import type { Person } from './git.ts';
import { writeWhole } from './write-whole.ts';

/** The drafts of this machine, a file each: a crash loses nothing that was said to be saved. */
export class DraftStore implements Drafts {
  readonly #folder: string;
  readonly #audit: Audit;
  readonly #drafts = new Map<string, OpenDraft>();
  readonly changes: ChangeStore;
  /** The version of each entry that went out last, since the studio was opened. */
  readonly #gone = new Map<string, string>();
  /** Files that could not be read, which stay where they are. */
  readonly unread: readonly string[];

  constructor(folder: string, audit: Audit) {
    this.#folder = folder;
    this.#audit = audit;
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const unread: string[] = [];
    for (const file of files.filter(isFileOfDraft)) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const draft = readDraft(text);
      if (draft) this.#take(draft, text);
      else unread.push(file);
    }
    const own = { list: () => [...this.#drafts.values()], put: this.#put.bind(this) };
    this.changes = new ChangeStore(folder, audit, own);
    this.unread = [...unread, ...this.changes.unread];
  }

  find(entry: string): Promise<OpenDraft | undefined> {
    return Promise.resolve(this.#drafts.get(entry));
  }

  list(): Promise<OpenDraft[]> {
    return Promise.resolve([...this.#drafts.values()]);
  }

  async save(
    draft: Draft,
    { over, by, sum }: { over: string | undefined; by: Person; sum: string },
  ): Promise<Saved | undefined> {
    const { entry } = draft;
    if (this.#drafts.get(entry)?.version !== over) return undefined;
    if (isEmptyDraft(draft)) this.#remove(entry);
    else this.#put(draft);
    await this.#audit.add({ who: by.id, deed: 'saved', entry, sum });
    return { version: this.#drafts.get(entry)?.version ?? '' };
  }

  async drop({ entry, version }: Seen, by: Person): Promise<boolean> {
    if (this.#drafts.get(entry)?.version !== version) return false;
    this.#remove(entry);
    await this.#audit.add({ who: by.id, deed: 'dropped', entry });
    return true;
  }

  hasGoneOut({ entry, version }: Seen): Promise<boolean> {
    return Promise.resolve(this.#gone.get(entry) === version);
  }

  async settle({ entry, version, deed }: Ending): Promise<void> {
    if (!(await this.#audit.hasRecord(deed.record))) await this.#audit.add(deed);
    if (version !== undefined) this.#gone.set(entry, version);
    if (isChangeId(entry)) return this.#settleChange(entry, version);
    if (version !== undefined && this.#drafts.get(entry)?.version === version) this.#remove(entry);
  }

  /** First the change is gone, then what was in it: whoever asks again finds by that what is left to be done. */
  async #settleChange(id: string, version: string | undefined): Promise<void> {
    if (version === undefined) return;
    const change = await this.changes.find(id);
    if (change && change.version !== version) return;
    this.changes.end(id);
    for (const draft of this.#drafts.values()) if (draft.change === id) this.#remove(draft.entry);
  }

  #put(draft: Draft): void {
    const text = `${JSON.stringify(draft, undefined, 2)}\n`;
    writeWhole(this.#fileOf(draft.entry), text);
    this.#take(draft, text);
  }

  /** The version is a hash of the words, so it is the same one after a restart. */
  #take(draft: Draft, text: string): void {
    const { entry } = draft;
    const version = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const seen = { version, stage: 'draft', review: undefined } as const;
    this.#drafts.set(entry, { ...draft, ...seen });
  }

  #remove(entry: string): void {
    rmSync(this.#fileOf(entry), { force: true });
    this.#drafts.delete(entry);
  }

  #fileOf(entry: string): string {
    return path.join(this.#folder, `${entry.replaceAll('/', '~')}.json`);
  }
}

function isFileOfDraft(name: string): boolean {
  return name.endsWith('.json') && !name.startsWith('.') && !isFileOfChange(name);
}

function readDraft(text: string): Draft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
