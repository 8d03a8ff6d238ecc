import type { ContentProblem } from '../problems.ts';
import { LazyTextIndex } from '../search/text-indexer.ts';
import type { FindIndex } from '../search/text-indexes.ts';
import type { Catalogues } from '../text-overrides.ts';
import { makeParts } from './make-parts.ts';
import { PartShop, type MadePart, type RememberedPart } from './part-shop.ts';
import { Settling, type Part, type SettledParts } from './settling.ts';

export interface ContentSource {
  root: string;
  /** A folder whose files stand in front of those of the root. */
  over?: string | undefined;
  catalogues: Catalogues;
}

/** What was made before, perhaps by another process. */
interface MadeBefore {
  remembered?: ReadonlyMap<string, RememberedPart>;
  /** Whether a part that is broken now is served as it is remembered. */
  wasGood?: boolean;
}

/** What is different since the look before. */
export interface ContentChange {
  /** True at the first look: what is not among the changed parts and not left out is gone. */
  isWhole: boolean;
  changed: ReadonlyMap<string, Part>;
  gone: readonly string[];
  refusals: readonly ContentProblem[];
  problems: readonly ContentProblem[];
  leftOut: readonly string[];
  unavailable: readonly string[];
}

/** Where the content is read, checked and rendered: in a thread of its own, or in this one. */
export interface Workshop {
  /** Looks at the whole folder, or only at the files that are said to have changed. */
  look(changedFiles?: readonly string[]): Promise<ContentChange>;
  /** The words of all texts after the last look, if any have changed. */
  indexTexts(): Promise<FindIndex | undefined>;
  close(): Promise<void>;
}

/** Reads the content folder part by part, as often as it changes. */
export class ContentWorkshop {
  readonly #shop: PartShop;
  readonly #settling: Settling;
  readonly #catalogues: Catalogues;
  /** The hashes of the parts that have been told. */
  #told: ReadonlyMap<string, string> | undefined;

  constructor({ root, over, catalogues }: ContentSource, { remembered, wasGood }: MadeBefore = {}) {
    this.#shop = new PartShop(root, remembered, over);
    const good = [...(wasGood && remembered ? remembered : [])];
    this.#settling = new Settling(new Map(good.map(([key, { part }]) => [key, part])));
    this.#catalogues = catalogues;
  }

  get made(): ReadonlyMap<string, RememberedPart> {
    return this.#shop.made;
  }

  /** Every part as it was when it was last good. */
  get good(): ReadonlyMap<string, MadePart> {
    return this.#settling.good;
  }

  /** Looks at the folder again, and makes only what has changed there. */
  look(changedFiles?: readonly string[]): SettledParts {
    this.#shop.lookAgain(changedFiles);
    this.#settling.beginAgain();
    return makeParts({
      shop: this.#shop,
      settling: this.#settling,
      catalogues: this.#catalogues,
    });
  }

  /** Looks again, and tells what is different since it was last told. */
  tellChange(changedFiles?: readonly string[]): ContentChange {
    const { parts, ...rest } = this.look(changedFiles);
    const told = this.#told ?? new Map<string, string>();
    const isWhole = this.#told === undefined;
    this.#told = new Map([...parts].map(([key, { hash }]) => [key, hash]));
    return {
      ...rest,
      isWhole,
      changed: new Map([...parts].filter(([key, { hash }]) => told.get(key) !== hash)),
      gone: [...told.keys()].filter((key) => !parts.has(key)),
    };
  }

  /** Forgets the values that have been told: the pages have them, and here they are only memory. */
  handOver(): void {
    this.#settling.handOver();
  }
}

/**
 * Does the work in this thread, for scripts and tests that keep nobody waiting. What it makes is
 * remembered for the next workshop.
 */
export function workHere(
  source: ContentSource,
  remembered: Map<string, RememberedPart> = new Map(),
): Workshop {
  const workshop = new ContentWorkshop(source, { remembered });
  const texts = new LazyTextIndex();
  return {
    look: (changedFiles) => {
      const change = workshop.tellChange(changedFiles);
      texts.note(change);
      for (const [key, part] of workshop.made) remembered.set(key, part);
      return Promise.resolve(change);
    },
    indexTexts: () => Promise.resolve(texts.find),
    close: () => Promise.resolve(),
  };
}
