import { createHash, randomUUIDv7 } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Audit } from '#server/audit/chain.ts';
import type { Draft } from '../draft.ts';
import type { Into, NamedChanges, OpenChange, OpenDraft, Seen } from '../drafts.ts';
import type { Person } from '../git.ts';
import { writeWhole } from '../write-whole.ts';

const changeSchema = z.strictObject({ entry: z.string(), name: z.string() });

/** The drafts among which those of a change are. */
interface DraftFiles {
  list: () => OpenDraft[];
  put: (draft: Draft) => void;
}

/** The named changes of this machine, a file each; a draft says itself which of them it is in. */
export class ChangeStore implements NamedChanges {
  readonly #folder: string;
  readonly #audit: Audit;
  readonly #drafts: DraftFiles;
  readonly #names = new Map<string, string>();
  readonly unread: readonly string[];

  constructor(folder: string, audit: Audit, drafts: DraftFiles) {
    this.#folder = folder;
    this.#audit = audit;
    this.#drafts = drafts;
    const files = existsSync(folder) ? readdirSync(folder).filter(isFileOfChange) : [];
    this.unread = files.filter((file) => {
      const change = readChange(readFileSync(path.join(folder, file), 'utf8'));
      if (change) this.#names.set(change.entry, change.name);
      return !change;
    });
  }

  find(id: string): Promise<OpenChange | undefined> {
    return Promise.resolve(this.#findNow(id));
  }

  list(): Promise<OpenChange[]> {
    const all = [...this.#names.keys()].flatMap((id) => this.#findNow(id) ?? []);
    return Promise.resolve(all.toReversed());
  }

  async join({ entry, version }: Seen, into: Into, by: Person): Promise<string | undefined> {
    const draft = this.#drafts.list().find((one) => one.entry === entry);
    if (draft?.version !== version || this.#isOpen(draft.change)) return undefined;
    if ('change' in into && !this.#isOpen(into.change)) return undefined;
    const id = 'change' in into ? into.change : this.#begin(into.name);
    this.#drafts.put(wordsOf({ ...draft, change: id }));
    await this.#audit.add({ who: by.id, deed: 'joined', entry: `${id}/${entry}` });
    return id;
  }

  async leave({ entry, version }: Seen, by: Person): Promise<boolean> {
    const draft = this.#drafts.list().find((one) => one.entry === entry);
    if (draft?.change === undefined || draft.version !== version) return false;
    this.#release(draft);
    await this.#audit.add({ who: by.id, deed: 'left', entry: `${draft.change}/${entry}` });
    return true;
  }

  async close({ entry, version }: Seen, by: Person): Promise<boolean> {
    const change = this.#findNow(entry);
    if (change?.version !== version) return false;
    for (const draft of change.drafts) this.#release(draft);
    this.end(entry);
    await this.#audit.add({ who: by.id, deed: 'closed', entry });
    return true;
  }

  /** Forgets a change; a draft that still names it is in none. */
  end(id: string): void {
    rmSync(this.#fileOf(id), { force: true });
    this.#names.delete(id);
  }

  #isOpen(id: string | undefined): boolean {
    return id !== undefined && this.#names.has(id);
  }

  #begin(name: string): string {
    const entry = `change/${randomUUIDv7()}`;
    writeWhole(this.#fileOf(entry), `${JSON.stringify({ entry, name }, undefined, 2)}\n`);
    this.#names.set(entry, name);
    return entry;
  }

  #release(draft: OpenDraft): void {
    const { change: _change, ...words } = wordsOf(draft);
    this.#drafts.put(words);
  }

  /** The version is a hash of all words in it, so it is the same one after a restart. */
  #findNow(id: string): OpenChange | undefined {
    const name = this.#names.get(id);
    if (name === undefined) return undefined;
    const drafts = this.#drafts.list().filter(({ change }) => change === id);
    const own = drafts.map(({ entry, version }) => `${entry} ${version}`).toSorted();
    const hash = createHash('sha256').update([id, name, ...own].join('\n'));
    const version = hash.digest('base64url').slice(0, 22);
    const nobody = { begunBy: undefined, review: undefined };
    return { entry: id, name, version, stage: 'draft', ...nobody, drafts };
  }

  #fileOf(id: string): string {
    return path.join(this.#folder, `${id.replaceAll('/', '~')}.json`);
  }
}

export function isFileOfChange(file: string): boolean {
  return file.startsWith('change~') && file.endsWith('.json');
}

function readChange(text: string): z.infer<typeof changeSchema> | undefined {
  try {
    return changeSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function wordsOf({
  version: _version,
  stage: _stage,
  review: _review,
  ...words
}: OpenDraft): Draft {
  return words;
}
