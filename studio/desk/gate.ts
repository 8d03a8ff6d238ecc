import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ContentStore } from '#server/content/content-store.ts';
import type { Workshop } from '#server/content/parts/content-workshop.ts';
import type { ContentSet } from '#server/content/content-set.ts';
import type { ContentProblem } from '#server/content/problems.ts';
import { hiddenBy, hiding } from '#server/content/source-tree.ts';
import { bytesOf, readWhole } from './content-folder.ts';
import { removeWithFolders } from './remove-with-folders.ts';
import { writeWhole } from './write-whole.ts';

interface GateParts {
  /** Reads the content with what lies in a folder in front of it. */
  workshop: Workshop;
  over: string;
  /** The content folder. */
  root: string;
  published: Pick<ContentStore, 'problems' | 'current'>;
}

/**
 * Holds a draft to what the loader asks of all content, and shows what it would look like. One draft at a
 * time lies in front of the published content, so what another author is writing changes no answer.
 */
export class Gate {
  readonly #over: string;
  readonly #root: string;
  readonly #published: GateParts['published'];
  /** Nobody waits for it before a draft is looked at. */
  readonly content: Promise<ContentStore>;
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ over, root, published, workshop }: GateParts) {
    this.#over = over;
    this.#root = root;
    this.#published = published;
    // What lay there when the studio ended is in the drafts.
    rmSync(over, { recursive: true, force: true });
    this.content = ContentStore.open(workshop);
    // Whoever looks at a draft hears of it.
    this.content.catch(() => undefined);
  }

  /** What the loader finds wrong in the content with these files, or without those that are null, and not as it is. */
  check(files: Laid): Promise<ContentProblem[]> {
    return this.look(files, (content) => Promise.resolve(this.#findNew(content)));
  }

  /**
   * The content with these files, if the loader takes all of them: of a part with a mistake it would show
   * what it last found good, and that may be the draft of somebody else.
   */
  read(files: Laid): Promise<{ content: ContentSet } | { problems: ContentProblem[] }> {
    const own = new Set([...files.keys()].map((file) => `content/${file}`));
    return this.look(files, (content) => {
      const fresh = new Set(this.#findNew(content));
      const problems = [...content.problems, ...content.current.refusals].filter(
        (problem) => fresh.has(problem) || own.has(problem.file),
      );
      return Promise.resolve(problems.length > 0 ? { problems } : { content: content.current });
    });
  }

  #findNew(content: ContentStore): ContentProblem[] {
    const { problems, current } = this.#published;
    const known = new Set([...problems, ...current.refusals].map(nameOf));
    const found = [...content.problems, ...content.current.refusals];
    return found.filter((problem) => !known.has(nameOf(problem)));
  }

  /** Looks at the content with these files, while nobody else does. */
  look<Seen>(files: Laid, see: (content: ContentStore) => Promise<Seen>): Promise<Seen> {
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
  #lay(files: Laid): string[] {
    const wanted = new Map(
      [...files].map(([file, text]) => (text === null ? [hiding(file), ''] : [file, text])),
    );
    for (const folder of this.#listEmptied(files)) wanted.set(hiding(folder), '');
    const gone = listFiles(this.#over).filter((file) => !wanted.has(file));
    for (const file of gone) removeWithFolders(this.#over, file);
    const fresh = [...wanted].filter(([file, text]) => {
      const place = path.join(this.#over, file);
      return !existsSync(place) || readWhole(place) !== text;
    });
    for (const [file, text] of fresh) writeWhole(path.join(this.#over, file), bytesOf(file, text));
    const changed = [...gone, ...fresh.map(([file]) => file)].map((file) => hiddenBy(file) ?? file);
    // A folder that comes or goes is seen in the list of the one above it.
    return [...new Set(changed.flatMap((file) => [file, path.posix.dirname(file)]))];
  }

  /** Folders that go with the last of their files. */
  #listEmptied(files: Laid): string[] {
    const emptied = new Set<string>();
    const isGone = (name: string): boolean => files.get(name) === null || emptied.has(name);
    let folders = new Set(
      [...files].flatMap(([file, text]) => (text === null ? [path.posix.dirname(file)] : [])),
    );
    while (folders.size > 0) {
      const now = [...folders].filter(
        (folder) =>
          folder !== '.' &&
          readdirSync(path.join(this.#root, folder)).every((name) => isGone(`${folder}/${name}`)),
      );
      for (const folder of now) emptied.add(folder);
      folders = new Set(now.map((folder) => path.posix.dirname(folder)));
    }
    return [...emptied];
  }
}

/** Texts by their files; null for a file that is not to be there. */
type Laid = ReadonlyMap<string, string | null>;

/** A mistake goes by its file and words: lines move with every edit. */
function nameOf({ file, message }: ContentProblem): string {
  return `${file} ${message}`;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}
