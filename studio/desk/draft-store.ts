import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { draftSchema, type Draft } from './draft.ts';
import { writeWhole } from './write-whole.ts';

/** The drafts of this machine, a file each: a crash loses nothing that was said to be saved. */
export class DraftStore {
  readonly #folder: string;
  readonly #drafts = new Map<string, Draft>();
  /** Files that could not be read, which stay where they are. */
  readonly unread: readonly string[];

  constructor(folder: string) {
    this.#folder = folder;
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const unread: string[] = [];
    for (const file of files.filter((name) => name.endsWith('.json') && !name.startsWith('.'))) {
      const draft = readDraft(path.join(folder, file));
      if (draft) this.#drafts.set(draft.entry, draft);
      else unread.push(file);
    }
    this.unread = unread;
  }

  find(entry: string): Draft | undefined {
    return this.#drafts.get(entry);
  }

  list(): Draft[] {
    return [...this.#drafts.values()];
  }

  save(draft: Draft): void {
    writeWhole(this.#fileOf(draft.entry), `${JSON.stringify(draft, undefined, 2)}\n`);
    this.#drafts.set(draft.entry, draft);
  }

  remove(entry: string): void {
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
