import type { z } from 'zod';
import type { ReferenceKind } from '#contracts/content/references.ts';
import { findFigureMistakes } from '#domain/figures/find-figure-mistakes.ts';
import { findTypedFigures } from '#domain/figures/find-typed-figures.ts';
import { findSampleMistake } from '#domain/text/find-sample-mistake.ts';
import { parseMarkdownFile, type MarkdownSource } from './markdown-source.ts';
import { ProblemList } from './problems.ts';
import { SPARED_KINDS, type KnownNames } from './references/known-names.ts';
import { listReferences } from './references/list-references.ts';
import type { SourceTree } from './source-tree.ts';
import { parseYaml, type ParsedYaml } from './yaml-source.ts';

/** What a loader has asked about the content, and what it was told: a part is made of these answers. */
export type Question =
  | readonly [asked: 'text' | 'stamp' | 'exists', file: string]
  | readonly [asked: 'folders', folder: string]
  | readonly [asked: 'files', folder: string, ending: string]
  | readonly [asked: 'name', kind: ReferenceKind, name: string];

/** A name in a text together with its place, so that it can be checked when all names are known. */
export interface PlacedReference {
  file: string;
  line: number;
  path: readonly string[];
  kind: ReferenceKind;
  name: string;
}

/**
 * The content folder for one loader, which notes all that the loader asks; every message names
 * files relative to the repository.
 */
export class ContentFiles {
  readonly problems = new ProblemList();
  /** Mistakes in blocks that are not drawn; the rest of the content is served without them. */
  readonly refusals = new ProblemList();
  readonly references: PlacedReference[] = [];
  readonly #tree: SourceTree;
  readonly #told = new Map<string, Question>();

  constructor(tree: SourceTree) {
    this.#tree = tree;
  }

  get asked(): Question[] {
    return [...this.#told.values()];
  }

  nameOf(relative: string): string {
    return `content/${relative}`;
  }

  folders(relative: string): string[] {
    this.#note(['folders', relative]);
    return this.#tree.folders(relative);
  }

  files(relative: string, ending = ''): string[] {
    this.#note(['files', relative, ending]);
    return this.#tree.files(relative, ending);
  }

  exists(relative: string): boolean {
    this.#note(['exists', relative]);
    return this.#tree.exists(relative);
  }

  /** Returns the text of a required file and reports a problem if it is missing. */
  text(relative: string): string | undefined {
    this.#note(['text', relative]);
    const text = this.#tree.text(relative);
    if (text === undefined)
      this.problems.add(this.nameOf(relative), 1, 'expected this file, but it is not there');
    return text;
  }

  bytes(relative: string): { bytes: Uint8Array<ArrayBuffer>; stamp: string } {
    this.#note(['stamp', relative]);
    return { stamp: this.#tree.stampOf(relative), bytes: this.#tree.bytes(relative) };
  }

  yaml<Schema extends z.ZodType>(
    relative: string,
    schema: Schema,
  ): ParsedYaml<z.infer<Schema>> | undefined {
    const text = this.text(relative);
    if (text === undefined) return undefined;
    this.checkLines(relative, text);
    const parsed = parseYaml({ file: this.nameOf(relative), text }, schema, this.problems);
    if (parsed) this.#collectReferences(relative, schema, parsed);
    return parsed;
  }

  /** Reads a file of front matter followed by a text. */
  markdown<Schema extends z.ZodType>(
    relative: string,
    schema: Schema,
  ): MarkdownSource<z.infer<Schema>> | undefined {
    const text = this.text(relative);
    if (text === undefined) return undefined;
    this.checkLines(relative, text);
    const source = { file: this.nameOf(relative), text };
    const parsed = parseMarkdownFile(source, schema, this.problems);
    if (parsed) {
      const { frontMatter: value, lineOf } = parsed;
      this.#collectReferences(relative, schema, { value, lineOf });
    }
    return parsed;
  }

  /** The names that are known, noting each that the loader asks about. */
  askAbout(known: KnownNames): KnownNames {
    const kinds = Object.keys(known) as ReferenceKind[];
    const noting = kinds.map((kind) => [
      kind,
      (name: string) => {
        this.#note(['name', kind, name]);
        return known[kind](name);
      },
    ]);
    return Object.fromEntries(noting) as KnownNames;
  }

  /** A figure or an example stands in one line of its file, so the line says where a mistake is. */
  checkLines(relative: string, text: string, problems = this.problems): void {
    for (const [at, line] of text.split('\n').entries())
      for (const mistake of findLineMistakes(line))
        problems.add(this.nameOf(relative), at + 1, mistake);
  }

  #note(question: Question): void {
    this.#told.set(question.join(' '), question);
  }

  #collectReferences(
    relative: string,
    schema: z.core.$ZodType,
    { value, lineOf }: ParsedYaml<unknown>,
  ): void {
    const file = this.nameOf(relative);
    for (const { kind, name, path } of listReferences(schema, value))
      this.references.push({
        file,
        line: lineOf(path),
        path: path.map(String),
        kind,
        name,
      });
  }
}

function findLineMistakes(line: string): string[] {
  const sample = findSampleMistake(line);
  return [
    ...(sample === undefined ? [] : [sample]),
    ...findFigureMistakes(line),
    ...findTypedFigures(line),
  ];
}

/** Reports the references that stand for nothing. */
export function reportMissing(
  references: readonly PlacedReference[],
  known: KnownNames,
  { problems, refusals }: Pick<ContentFiles, 'problems' | 'refusals'>,
): void {
  for (const { file, line, path, kind, name } of references)
    for (const mistake of known[kind](name)) {
      const list = SPARED_KINDS.has(kind) ? refusals : problems;
      list.add(file, line, `${path.join('.')}: ${mistake}`, path);
    }
}
