import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Audit } from './audit-log.ts';
import { draftSchema, type Draft } from './draft.ts';
import { isEmptyDraft, type Drafts, type OpenDraft, type Saved } from './drafts.ts';
import type { Person } from './git.ts';
import { writeWhole } from './write-whole.ts';

/** The drafts of this machine, a file each: a crash loses nothing that was said to be saved. */
export class DraftStore implements Drafts {
  readonly #folder: string;
  readonly #audit: Audit;
  readonly #drafts = new Map<string, OpenDraft>();
  #count = 0;
  /** Files that could not be read, which stay where they are. */
  readonly unread: readonly string[];

  constructor(folder: string, audit: Audit) {
    this.#folder = folder;
    this.#audit = audit;
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const unread: string[] = [];
    for (const file of files.filter((name) => name.endsWith('.json') && !name.startsWith('.'))) {
      const draft = readDraft(path.join(folder, file));
      if (draft) this.#take(draft);
      else unread.push(file);
    }
    this.unread = unread;
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
    else {
      writeWhole(this.#fileOf(entry), `${JSON.stringify(draft, undefined, 2)}\n`);
      this.#take(draft);
    }
    await this.#audit.add({ who: by.id, deed: 'saved', entry, sum });
    return { version: this.#drafts.get(entry)?.version ?? '' };
  }

  async drop(entry: string, by: Person): Promise<void> {
    this.#remove(entry);
    await this.#audit.add({ who: by.id, deed: 'dropped', entry });
  }

  finish({ entry, version }: Pick<OpenDraft, 'entry' | 'version'>): Promise<void> {
    if (this.#drafts.get(entry)?.version === version) this.#remove(entry);
    return Promise.resolve();
  }

  #take(draft: Draft): void {
    this.#count += 1;
    const { entry } = draft;
    const seen = { version: String(this.#count), stage: 'draft', review: undefined } as const;
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

function readDraft(file: string): Draft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
