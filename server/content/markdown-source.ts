import type { z } from 'zod';
import type { ProblemList } from './problems.ts';
import { parseYaml } from './yaml-source.ts';

export interface MarkdownSource<FrontMatter> {
  frontMatter: FrontMatter;
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
  lineOf: (path: readonly PropertyKey[]) => number;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** Splits front matter from body. Only YAML is accepted as front matter, so it cannot run code. */
export function parseMarkdownFile<Schema extends z.ZodType>(
  source: { file: string; text: string },
  schema: Schema,
  problems: ProblemList,
): MarkdownSource<z.infer<Schema>> | undefined {
  const match = FRONT_MATTER.exec(source.text);
  if (match?.[1] === undefined) {
    problems.add(source.file, 1, 'expected front matter between two lines of ---');
    return undefined;
  }
  const yaml = { file: source.file, text: match[1], lineOffset: 1 };
  const parsed = parseYaml(yaml, schema, problems);
  if (parsed === undefined) return undefined;
  const body = source.text.slice(match[0].length);
  const bodyLine = match[0].split('\n').length;
  if (body.trim() === '') {
    problems.add(source.file, bodyLine, 'expected a text below the front matter');
    return undefined;
  }
  return { frontMatter: parsed.value, body, bodyLine, lineOf: parsed.lineOf };
}
