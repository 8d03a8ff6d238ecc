import type { z } from 'zod';

/** One mistake in the content, described for the author who can correct it. */
export interface ContentProblem {
  file: string;
  line: number;
  /** What is wrong and what was expected. */
  message: string;
  /** The names that lead to the value in its file, where they are known. */
  path?: readonly string[];
}

export function formatProblem({ file, line, message }: ContentProblem): string {
  return `${file}:${line}: ${message}`;
}

export class BrokenContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(
      `The content has ${problems.length} mistake(s):\n${problems.map(formatProblem).join('\n')}`,
    );
    this.name = 'BrokenContentError';
    this.problems = problems;
  }
}

/** Collects every mistake of a load, so that an author sees them all at once. */
export class ProblemList {
  readonly #problems: ContentProblem[] = [];

  add(file: string, line: number, message: string, path?: readonly PropertyKey[]): void {
    const place = path && path.length > 0 ? { path: path.map(String) } : {};
    this.#problems.push({ file, line, message, ...place });
  }

  addAll(problems: readonly ContentProblem[]): void {
    this.#problems.push(...problems);
  }

  get isEmpty(): boolean {
    return this.#problems.length === 0;
  }

  /** In the order of files and lines; a mistake that two loaders met is told once. */
  sorted(): ContentProblem[] {
    const each = new Map(this.#problems.map((problem) => [formatProblem(problem), problem]));
    return [...each.values()].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  }
}

export function describeIssue(issue: z.core.$ZodIssue): string {
  const where = issue.path.length === 0 ? '' : `${issue.path.map(String).join('.')}: `;
  if (issue.code === 'unrecognized_keys') return `${where}unknown name ${issue.keys.join(', ')}`;
  return `${where}expected ${issue.message.replace(/^Invalid input: expected /, '')}`;
}
