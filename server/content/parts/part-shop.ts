import { ContentFiles, type PlacedReference, type Question } from '../content-files.ts';
import type { ContentProblem } from '../problems.ts';
import type { KnownNames } from '../references/known-names.ts';
import { SourceTree, type KnownFile } from '../source-tree.ts';
import { hashOf } from './hash-of.ts';
import type { PackedValue } from './packed-value.ts';

/** A part of the content as its loader has left it. What it says is never changed; its value may be given away. */
export interface MadePart<Value = unknown> {
  key: string;
  /** Undefined if nothing could be made; as bytes if it was made before, and until it is handed over. */
  value: Value | PackedValue | undefined;
  /** Two parts with the same hash say the same. */
  hash: string;
  problems: readonly ContentProblem[];
  refusals: readonly ContentProblem[];
  references: readonly PlacedReference[];
}

interface Asked {
  question: Question;
  answer: string;
  /** By which a text that has not changed is known without reading it. */
  stamp?: string | undefined;
}

export interface RememberedPart {
  /** What the part is made of besides the files, as a hash. */
  basis: string;
  asked: readonly Asked[];
  part: MadePart;
}

export interface PartToMake<Value> {
  key: string;
  basis?: string;
  /** The names that the loader may ask about. */
  known?: KnownNames;
  read: (files: ContentFiles, known: KnownNames) => Value | undefined;
}

/** The names of a loader that runs before any name is known. */
const NO_NAMES = {} as KnownNames;

/**
 * Makes parts, and remembers what each loader asked of the folder and was told. As long as every
 * answer is still the same the part is not made again.
 */
export class PartShop {
  readonly tree: SourceTree;
  #remembered: ReadonlyMap<string, RememberedPart>;
  #used = new Map<string, RememberedPart>();

  /** Parts that were made before, perhaps by another process, need not be made again. */
  constructor(
    root: string,
    remembered: ReadonlyMap<string, RememberedPart> = new Map(),
    over?: string,
  ) {
    this.tree = new SourceTree(root, knownFilesOf(remembered), over);
    this.#remembered = remembered;
  }

  /** The parts of this look at the folder. */
  get made(): ReadonlyMap<string, RememberedPart> {
    return this.#used;
  }

  /**
   * Begins another look at the folder, or at what is said to have changed in it: parts that it does
   * not make are forgotten at the next one.
   */
  lookAgain(changed?: readonly string[]): void {
    this.tree.lookAgain(changed);
    if (this.#used.size > 0) this.#remembered = this.#used;
    this.#used = new Map();
  }

  make<Value>({ key, basis = '', known = NO_NAMES, read }: PartToMake<Value>): MadePart<Value> {
    const remembered = this.#remembered.get(key);
    const isSame =
      remembered?.basis === basis &&
      remembered.asked.every(({ question, answer }) => this.#answer(question, known) === answer);
    const used = isSame ? remembered : this.#makeAnew({ key, basis, known, read });
    this.#used.set(key, used);
    // The same key is always made by the same loader.
    return used.part as MadePart<Value>;
  }

  #makeAnew<Value>({ key, basis, known, read }: Required<PartToMake<Value>>): RememberedPart {
    const files = new ContentFiles(this.tree);
    const value = read(files, files.askAbout(known));
    return {
      basis,
      asked: files.asked.map((question) => ({
        question,
        answer: this.#answer(question, known),
        ...(question[0] === 'text' && { stamp: this.tree.settledStampOf(question[1]) }),
      })),
      part: {
        key,
        value,
        hash: hashOf(value),
        problems: files.problems.sorted(),
        refusals: files.refusals.sorted(),
        references: files.references,
      },
    };
  }

  #answer(question: Question, known: KnownNames): string {
    switch (question[0]) {
      case 'text':
        return this.tree.hashOf(question[1]);
      case 'stamp':
        return this.tree.stampOf(question[1]);
      case 'exists':
        return String(this.tree.exists(question[1]));
      case 'folders':
        return this.tree.folders(question[1]).join('/');
      case 'files':
        return this.tree.files(question[1], question[2]).join('/');
      case 'name':
        return known[question[1]](question[2]).join('\n');
    }
  }
}

function knownFilesOf(remembered: ReadonlyMap<string, RememberedPart>): Map<string, KnownFile> {
  const asked = [...remembered.values()].flatMap((part) => part.asked);
  return new Map(
    asked.flatMap(({ question, answer, stamp }) =>
      stamp === undefined ? [] : [[question[1], { stamp, hash: answer }]],
    ),
  );
}
