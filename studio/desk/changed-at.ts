import type { LanguageCode, PerLanguage } from '#domain/language/language.ts';
import { isLanguageCode, LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import type { FieldPath } from '../text/find-node.ts';
import type { ContentFolder } from './content-folder.ts';
import { isInScope, parseEntry, type Entry } from './entry.ts';
import type { Checkout } from './git.ts';
import type { Records } from './publication.ts';

/** Files that were copied one after the other are no minute apart. */
const APART_MS = 60_000;

/** The language that a value of a file is said in; undefined for what holds in all of them. */
export function languageOf(file: string, path: FieldPath): LanguageCode | undefined {
  return LANGUAGE_CODES.find((code) => file.endsWith(`/${code}.md`)) ?? path.find(isLanguageCode);
}

/** What stands for the languages of a file in the name of a place that is the same in all of them. */
export function anyLanguage(file: string): string {
  const code = languageOf(file, []);
  return code === undefined ? file : file.replace(/[^/]+\.md$/, '*.md');
}

/** Whether a place that a change of several has written is one of this entry. */
function isOf(id: string, file: string, path: FieldPath): boolean {
  const entry = parseEntry(id);
  return entry !== undefined && entry.files.includes(file) && isInScope(entry, path);
}

/** When each language of an entry was last changed, so that a text that stayed behind is seen. */
export class ChangedAt {
  readonly #parts: {
    folder: ContentFolder;
    journal: Pick<Records, 'list'>;
    checkout: Checkout | undefined;
  };
  #committed: ReadonlyMap<string, number> = new Map();
  #published = new Map<string, number>();

  constructor(parts: {
    folder: ContentFolder;
    journal: Pick<Records, 'list'>;
    checkout: Checkout | undefined;
  }) {
    this.#parts = parts;
  }

  /** Asks anew what was committed and published. */
  async lookAgain(): Promise<void> {
    const { checkout, journal } = this.#parts;
    this.#committed = (await checkout?.listTimes()) ?? new Map<string, number>();
    this.#published = new Map();
    for (const { entry, change, edits, at, state } of journal.list().toReversed())
      if (state === 'done')
        for (const { file, path } of edits) {
          const code = languageOf(file, path);
          const own = (change?.entries ?? [entry]).filter((id) => !change || isOf(id, file, path));
          if (code) for (const id of own) this.#published.set(`${id} ${code}`, Date.parse(at));
        }
  }

  /** True for a language whose text is clearly older than another one. */
  findOlder(entry: Entry): PerLanguage<boolean> {
    const times = perLanguage((code) => this.#timeOf(entry, code));
    const newest = Math.max(...Object.values(times));
    return perLanguage((code) => times[code] > 0 && newest - times[code] > APART_MS);
  }

  #timeOf({ id, files }: Entry, code: LanguageCode): number {
    const file = files.find((name) => name.endsWith(`/${code}.md`));
    const published = this.#published.get(`${id} ${code}`) ?? 0;
    if (file === undefined) return published;
    const committed = this.#committed.get(file);
    const written =
      committed === undefined ? this.#parts.folder.changedAt(file) : committed * 1_000;
    return Math.max(published, written);
  }
}
