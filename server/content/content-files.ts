import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { parseMarkdownFile, type MarkdownSource } from './markdown-source.ts';
import { ProblemList } from './problems.ts';
import { findMissing } from './references/find-missing.ts';
import type { KnownNames } from './references/known-names.ts';
import { parseYaml, type ParsedYaml } from './yaml-source.ts';

/** The content folder for the loaders; every message names files relative to the repository. */
export class ContentFiles {
  readonly root: string;
  readonly problems: ProblemList;
  /** Mistakes in blocks that are not drawn; the rest of the content is served without them. */
  readonly refusals: ProblemList;
  readonly #checked: CheckedFile[] = [];

  constructor(root: string, problems: ProblemList, refusals = new ProblemList()) {
    this.root = root;
    this.problems = problems;
    this.refusals = refusals;
  }

  nameOf(relative: string): string {
    return `content/${relative}`;
  }

  folders(relative: string): string[] {
    return this.#entries(relative, (entry) => entry.isDirectory());
  }

  files(relative: string, extension = ''): string[] {
    return this.#entries(
      relative,
      (entry) => (entry.isFile() || entry.isSymbolicLink()) && entry.name.endsWith(extension),
    );
  }

  exists(relative: string): boolean {
    return existsSync(path.join(this.root, relative));
  }

  /** Returns the text of a required file and reports a problem if it is missing. */
  text(relative: string): string | undefined {
    if (!this.exists(relative)) {
      this.problems.add(this.nameOf(relative), 1, 'expected this file, but it is not there');
      return undefined;
    }
    return readFileSync(path.join(this.root, relative), 'utf8');
  }

  bytes(relative: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(readFileSync(path.join(this.root, relative)));
  }

  yaml<Schema extends z.ZodType>(
    relative: string,
    schema: Schema,
  ): ParsedYaml<z.infer<Schema>> | undefined {
    const text = this.text(relative);
    if (text === undefined) return undefined;
    const parsed = parseYaml({ file: this.nameOf(relative), text }, schema, this.problems);
    if (parsed) this.#checked.push({ ...parsed, relative, schema });
    return parsed;
  }

  /** Reads a file of front matter followed by a text. */
  markdown<Schema extends z.ZodType>(
    relative: string,
    schema: Schema,
  ): MarkdownSource<z.infer<Schema>> | undefined {
    const text = this.text(relative);
    if (text === undefined) return undefined;
    const source = { file: this.nameOf(relative), text };
    const parsed = parseMarkdownFile(source, schema, this.problems);
    if (parsed)
      this.#checked.push({ value: parsed.frontMatter, lineOf: parsed.lineOf, relative, schema });
    return parsed;
  }

  /** Reports every unknown name in the files read so far. */
  reportMissing(known: KnownNames): void {
    for (const { relative, schema, value, lineOf } of this.#checked) {
      for (const { path: place, reason, isSpared } of findMissing(schema, value, known)) {
        const list = isSpared ? this.refusals : this.problems;
        list.add(this.nameOf(relative), lineOf(place), reason);
      }
    }
  }

  #entries(relative: string, isWanted: (entry: DirectoryEntry) => boolean): string[] {
    const folder = path.join(this.root, relative);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => isWanted(entry) && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .toSorted();
  }
}

interface CheckedFile extends ParsedYaml<unknown> {
  relative: string;
  schema: z.ZodType;
}

interface DirectoryEntry {
  name: string;
  isSymbolicLink(): boolean;
  isFile(): boolean;
  isDirectory(): boolean;
}
