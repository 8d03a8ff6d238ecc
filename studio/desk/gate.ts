import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ContentStore } from '#server/content/content-store.ts';
import type { Workshop } from '#server/content/parts/content-workshop.ts';
import type { ContentProblem } from '#server/content/problems.ts';
import { writeWhole } from './write-whole.ts';

interface GateParts {
  /** Reads the content with what lies in a folder in front of it. */
  workshop: Workshop;
  over: string;
  published: Pick<ContentStore, 'problems' | 'current'>;
}

/**
 * Holds a draft to what the loader asks of all content, and shows what it would look like. One draft at a
 * time lies in front of the published content, so what another author is writing changes no answer.
 */
export class Gate {
  readonly #over: string;
  readonly #published: GateParts['published'];
  /** Nobody waits for it before a draft is looked at. */
  readonly content: Promise<ContentStore>;
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ over, published, workshop }: GateParts) {
    this.#over = over;
    this.#published = published;
    // What lay there when the studio ended is in the drafts.
    rmSync(over, { recursive: true, force: true });
    this.content = ContentStore.open(workshop);
    // Whoever looks at a draft hears of it.
    this.content.catch(() => undefined);
  }

  /** What the loader finds wrong in the content with these files, and not without them. */
  check(files: ReadonlyMap<string, string>): Promise<ContentProblem[]> {
    return this.look(files, (content) => {
      const { problems, current } = this.#published;
      const known = new Set([...problems, ...current.refusals].map(nameOf));
      const found = [...content.problems, ...content.current.refusals];
      return Promise.resolve(found.filter((problem) => !known.has(nameOf(problem))));
    });
  }

  /** Looks at the content with these files, while nobody else does. */
  look<Seen>(
    files: ReadonlyMap<string, string>,
    see: (content: ContentStore) => Promise<Seen>,
  ): Promise<Seen> {
    const turn = this.#turn.then(async () => {
      const content = await this.content;
      const changed = this.#lay(files);
      if (changed.length > 0) await content.reload(changed);
      return see(content);
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    await this.#turn;
    await (await this.content).close();
  }

  /** Lays the files in front of the content, and takes away what lay there; names what has changed. */
  #lay(files: ReadonlyMap<string, string>): string[] {
    const lying = listFiles(this.#over);
    const gone = lying.filter((file) => !files.has(file));
    for (const file of gone) removeWithFolder(this.#over, file);
    const fresh = [...files].filter(([file, text]) => {
      const place = path.join(this.#over, file);
      return !existsSync(place) || readFileSync(place, 'utf8') !== text;
    });
    for (const [file, text] of fresh) writeWhole(path.join(this.#over, file), text);
    const changed = [...gone, ...fresh.map(([file]) => file)];
    // A folder that comes or goes is seen in the list of the one above it.
    return [...new Set(changed.flatMap((file) => [file, path.posix.dirname(file)]))];
  }
}

/** A mistake goes by its file and words: lines move with every edit. */
function nameOf({ file, message }: ContentProblem): string {
  return `${file} ${message}`;
}

/** A folder without a file would be taken for an entry that lacks all of them. */
function removeWithFolder(root: string, file: string): void {
  rmSync(path.join(root, file));
  const folder = path.dirname(path.join(root, file));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}
